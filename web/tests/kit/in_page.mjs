// What runs in the page: it watches what the page and its server say to each other, and reads what the page shows.

/** Runs in the page: the record that the browser has kept of this tab, as it stands there. */
export function keptRecord() {
  return localStorage.getItem(`liangyi-record-${sessionStorage.getItem("liangyi-record-number")}`);
}

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

/** What the page shows of a game, read from its picture and from the names of its parts. Runs in the page. */
export function readShown() {
  const one = (name) => document.querySelector(`[data-test="${name}"]`);
  const rows = [...document.querySelectorAll('[role="grid"] [role="row"]')].map((row) => [
    ...row.querySelectorAll("button.point"),
  ]);
  const picture = rows.map((row) => row.map(() => "."));
  for (const stone of document.querySelectorAll("#drawing .stone:not(.ghost)")) {
    const x = Number(stone.getAttribute("cx")) - 0.5;
    const y = Number(stone.getAttribute("cy")) - 0.5;
    picture[y][x] += stone.classList.contains("black") ? "X" : "O";
  }
  const pair = (name) => {
    const counts = ["black", "white"].map(
      (color) => one(`${name}-${color}`)?.querySelector(".pile-count")?.textContent,
    );
    return counts[0] === undefined ? null : counts.map(Number);
  };
  const turns = ["black", "white"].filter((color) => one(`side-${color}`).classList.contains("turn"));
  return {
    /** The stones of the picture; two on a point would show. */
    rows: picture.map((row) => row.map((stones) => stones.slice(stones.length > 1 ? 1 : 0)).join("")),
    /** What each point is called. */
    names: rows.map((row) => row.map((point) => point.getAttribute("aria-label"))),
    points: rows.map((row) => row.map((point) => point.dataset.point)),
    virtual: pair("tray"),
    prisoners: pair("prisoners"),
    turn: turns.length === 1 ? turns[0] : turns,
    live: [...one("live").children].map((part) => part.textContent),
    phase: one("live").dataset.phase,
    pass: one("pass")?.textContent,
    canPass: one("pass")?.disabled === false,
    number: one("move-number")?.textContent,
    crossed: ["black", "white"].map((color) => one(`virtual-${color}`)?.querySelector(".crossed") != null),
    forbidden: document.querySelectorAll("#drawing .forbidden").length,
  };
}
