// A browser and a program that serves it, for all tests of a file.

import { after, before } from "node:test";

import { chromium } from "playwright-core";

import { Person } from "./person.mjs";
import { Server } from "./server.mjs";

/** Debian's browser, which fits no sandbox of its own into a container's root. */
export function launch() {
  const executablePath = process.env.LIANGYI_CHROMIUM ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
}

/** Starts both before the tests of a file and ends them after. */
export function openedPages() {
  const shared = { browser: null, server: null };
  before(async () => {
    [shared.browser, shared.server] = await Promise.all([launch(), Server.start()]);
  });
  after(async () => {
    await shared.browser?.close();
    await shared.server?.stop();
  });
  return {
    get server() {
      return shared.server;
    },
    /** A person who opens the page. */
    open: (options) => Person.open(shared.browser, shared.server.url, options),
  };
}
