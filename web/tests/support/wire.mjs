// What a page and its server say to each other, watched in the page.

/**
 * Runs in the page before its own script: keeps every message, knows when all requests are answered, and keeps what the
 * policy of the page has refused.
 */
export function watchTheWire() {
  const waiting = new Set();
  let wake = () => {};
  const next = () => new Promise((resolve) => (wake = resolve));
  const task = () => new Promise((resolve) => setTimeout(resolve));
  const paint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const answered = async () => {
    do {
      while (waiting.size > 0) {
        await next();
      }
      await task();
    } while (waiting.size > 0);
  };
  const wire = {
    /** The requests that were sent, and the answers that came. */
    sent: [],
    received: [],
    /** The last message about the game. */
    game: null,
    socket: null,
    /** Whether the server has taken the page up, and how many lines were closed. */
    isAttached: false,
    closed: 0,
    violations: [],
    answered,
    /** Everything is answered, and so is what the page asks for once it has drawn that. */
    settled: async () => {
      do {
        await answered();
        await paint();
        await paint();
      } while (waiting.size > 0);
    },
    /** Waits until the game that the page was told last is as wanted, and everything is answered. */
    until: async (isWanted) => {
      while (wire.game === null || !isWanted(wire.game)) {
        await next();
      }
      await wire.settled();
    },
  };
  Object.assign(window, { wire });
  addEventListener("securitypolicyviolation", (event) => {
    wire.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
  });
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      wire.socket = this;
      wire.isAttached = false;
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        wire.received.push(message);
        waiting.delete(message.re);
        wire.isAttached ||= "tab" in message;
        const game = message.is === "game" ? message : message.is === "refused" ? message.game : null;
        if (game !== null) {
          wire.game = { ...game, rev: message.rev };
        }
        wake();
      });
      this.addEventListener("close", () => {
        wire.closed++;
        waiting.clear();
        wake();
      });
    }

    send(text) {
      const message = JSON.parse(text);
      wire.sent.push(message);
      if ("id" in message) {
        waiting.add(message.id);
      }
      super.send(text);
    }
  };
}
