// What the page shows of a game, read from its picture and from the names of its parts.

/** Runs in the page. */
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
