// The program as a person starts it: serving the page, at the end of a line that can be cut, and as a GTP session.

import { spawn } from "node:child_process";
import { connect, createServer } from "node:net";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const BUILT = fileURLToPath(new URL("../../../target/release/liangyi", import.meta.url));
/** The program: that of the environment, or the release build. */
export const PROGRAM = process.env.LIANGYI_PROGRAM ?? BUILT;

/** Without the network and the recent games that the user may have. */
export const ENVIRONMENT = {
  ...process.env,
  LIANGYI_NET: "none",
  XDG_DATA_HOME: mkdtempSync(join(tmpdir(), "liangyi-web-")),
};

/** A running `liangyi web`. */
export class Server {
  #child;

  constructor(child, url) {
    this.#child = child;
    /** The address that it has printed, with its token. */
    this.url = url;
    this.port = Number(new URL(url).port);
  }

  /** Starts the program and waits for its address. */
  static start(...options) {
    return Server.startIn({}, ...options);
  }

  /** The same, with these variables of the environment too. */
  static async startIn(variables, ...options) {
    const child = spawn(
      PROGRAM,
      ["web", "--no-open", ...(options.includes("--net") ? [] : ["--net", "none"]), ...options],
      {
        env: { ...ENVIRONMENT, ...variables },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    const url = await new Promise((resolve, reject) => {
      let text = "";
      child.stdout.setEncoding("utf8");
      child.stdout.on("data", (part) => {
        text += part;
        const line = /^(http:\S+)\n/.exec(text);
        if (line !== null) {
          resolve(line[1]);
        }
      });
      child.once("error", reject);
      child.once("exit", (code) => reject(new Error(`liangyi web ended with ${code} before it printed an address`)));
    });
    return new Server(child, url);
  }

  /** How much memory it has, in bytes. */
  memory() {
    return 1024 * Number(/^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${this.#child.pid}/status`, "utf8"))[1]);
  }

  /** Ends it: by default as a crash would, without a word to the pages. */
  async stop(signal = "SIGKILL") {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const ended = new Promise((resolve) => this.#child.once("exit", resolve));
      this.#child.kill(signal);
      await ended;
    }
  }
}

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

/** A GTP session of the same program, in which moves in a row are no handicap. */
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
