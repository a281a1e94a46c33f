// The browser and the program that serves the page: one of each for all tests of a process.

import { after } from "node:test";

import { chromium } from "playwright-core";

import { Person } from "./person.mjs";
import { Server, Tunnel } from "./program.mjs";

/** Debian's browser, which fits no sandbox of its own into a container's root. */
export function launch() {
  const executablePath = process.env.LIANGYI_CHROMIUM ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
}

const started = { browser: null, server: null };
let isEnding = false;

/**
 * What the tests of a file share with those of others. What is wanted starts when it is first asked for, and ends with
 * the last test of all; a person has a profile and a game of its own.
 */
export function sharedPages() {
  if (!isEnding) {
    isEnding = true;
    after(async () => {
      await (await started.browser)?.close();
      await (await started.server)?.stop();
    });
  }
  return {
    browser: () => (started.browser ??= launch()),
    server: () => (started.server ??= Server.start()),
    /** A person who opens the page. */
    async open(options) {
      const [browser, server] = await Promise.all([this.browser(), this.server()]);
      return Person.open(browser, server.url, options);
    },
    /** A program of the test's own, which ends with it, and a person at its page. */
    async alone(t, ...options) {
      const [browser, server] = await Promise.all([this.browser(), Server.start(...options)]);
      t.after(() => server.stop());
      return { browser, server, person: await Person.open(browser, server.url) };
    },
    /** A program of the test's own, and a person at its page whose line goes through a tunnel. */
    async throughTunnel(t, options) {
      const tunnel = new Tunnel();
      const port = await tunnel.open();
      const [browser, server] = await Promise.all([this.browser(), Server.start("--host", `127.0.0.1:${port}`)]);
      t.after(() => {
        tunnel.close();
        return server.stop();
      });
      tunnel.to = server.port;
      const person = await Person.open(browser, server.url.replace(`:${server.port}`, `:${port}`), options);
      return { tunnel, port, browser, server, person };
    },
  };
}

/** The line stands again, and the page shows what the server has. */
export async function reconnected(person) {
  await person.page.waitForFunction(() => wire.socket?.readyState === WebSocket.OPEN && wire.isAttached);
  await person.settled();
}
