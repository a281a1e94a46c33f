// The program that serves the page, as a person starts it.

import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const BUILT = fileURLToPath(new URL("../../../target/release/liangyi", import.meta.url));
/** The program: that of the environment, or the release build. */
export const PROGRAM = process.env.LIANGYI_PROGRAM ?? BUILT;

/** Without the network that the user may have. */
export const ENVIRONMENT = { ...process.env, LIANGYI_NET: "none" };

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
  static async start(...options) {
    const child = spawn(
      PROGRAM,
      ["web", "--no-open", ...(options.includes("--net") ? [] : ["--net", "none"]), ...options],
      {
        env: ENVIRONMENT,
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

  /** Ends it: by default as a crash would, without a word to the pages. */
  async stop(signal = "SIGKILL") {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const ended = new Promise((resolve) => this.#child.once("exit", resolve));
      this.#child.kill(signal);
      await ended;
    }
  }
}
