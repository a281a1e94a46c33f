// A line between a page and its server that can be cut.

import { createServer, connect } from "node:net";

import { launch } from "./browser.mjs";
import { Person } from "./person.mjs";
import { Server } from "./server.mjs";

/** What a browser writes when a line of the page does not open. */
export const CUT = /WebSocket connection to .* failed|Failed to load resource/;

/** Forwards bytes to the server, until it is cut. */
export class Tunnel {
  #lines = new Set();
  #server = createServer((line) => this.#forward(line));
  /** The server's port; while there is none, lines are refused. */
  to = null;

  async open() {
    await new Promise((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return this.#server.address().port;
  }

  #forward(line) {
    if (this.to === null) {
      line.destroy();
      return;
    }
    const far = connect(this.to, "127.0.0.1");
    for (const [from, onto] of [
      [line, far],
      [far, line],
    ]) {
      this.#lines.add(from);
      from.setNoDelay();
      from.on("data", (bytes) => onto.write(bytes));
      from.on("error", () => {});
      from.on("close", () => {
        this.#lines.delete(from);
        onto.destroy();
      });
    }
  }

  cut() {
    this.#lines.forEach((line) => line.resetAndDestroy());
  }

  close() {
    this.cut();
    this.#server.close();
  }
}

/** A person at a page whose line goes through a tunnel; all of it ends with the test. */
export async function throughTunnel(t) {
  const tunnel = new Tunnel();
  const port = await tunnel.open();
  const [browser, server] = await Promise.all([launch(), Server.start("--host", `127.0.0.1:${port}`)]);
  t.after(async () => {
    tunnel.close();
    await Promise.all([browser.close(), server.stop()]);
  });
  tunnel.to = server.port;
  const person = await Person.open(browser, server.url.replace(`:${server.port}`, `:${port}`));
  return { tunnel, port, browser, server, person };
}

/** The line stands again, and the page shows what the server has. */
export async function reconnected(person) {
  await person.page.waitForFunction(() => wire.socket?.readyState === WebSocket.OPEN && wire.isAttached);
  await person.settled();
}
