// A GTP session of the same program, in which moves in a row are no handicap.

import { spawn } from "node:child_process";

import { ENVIRONMENT, PROGRAM } from "./server.mjs";

export class Gtp {
  #child = spawn(PROGRAM, ["gtp", "--net", "none", "--handicap-by-plays", "off"], {
    env: ENVIRONMENT,
    stdio: ["pipe", "pipe", "inherit"],
  });
  #text = "";
  #waiting = [];

  constructor() {
    this.#child.stdout.setEncoding("utf8");
    this.#child.stdout.on("data", (part) => {
      this.#text += part;
      for (let end = this.#text.indexOf("\n\n"); end >= 0; end = this.#text.indexOf("\n\n")) {
        const reply = this.#text.slice(0, end);
        this.#text = this.#text.slice(end + 2);
        this.#waiting.shift()({ isDone: reply.startsWith("="), text: reply.replace(/^[=?]\s*/, "") });
      }
    });
  }

  /** The reply to a command: whether it was done, and its text. */
  say(command) {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#child.stdin.write(`${command}\n`);
    });
  }

  /** A command that must be done. */
  async done(command) {
    const { isDone, text } = await this.say(command);
    if (!isDone) {
      throw new Error(`${command}: ${text}`);
    }
    return text;
  }

  async state() {
    return JSON.parse(await this.done("liangyi-state"));
  }

  stop() {
    this.#child.kill();
  }
}
