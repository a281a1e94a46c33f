// How long a click takes until the next state is on the page, with the marks of what is then forbidden, on 5x5 and on
// 19x19.
//
//     npm run build && cargo build --release && node tools/latency.mjs [MOVES]

import { dice } from "../tests/kit/dice.mjs";
import { launch } from "../tests/kit/pages.mjs";
import { Person } from "../tests/kit/person.mjs";
import { Server } from "../tests/kit/program.mjs";

const MOVES = Number(process.argv[2] ?? 200);
/** The most that a click may take, in milliseconds, by the number of lines. */
const BARS = new Map([
  [5, 50],
  [19, 100],
]);

/**
 * Clicks in the page and waits until the new state is drawn: the point that was clicked is named by its stone, those
 * that are forbidden are marked. Gives the milliseconds until then, and until the frame with it is painted.
 */
function clickAndWatch(point) {
  const button = document.querySelector(`[data-point="${point}"]`);
  const before = wire.game.rev;
  const forbidden = () => document.querySelectorAll("#drawing .forbidden").length;
  const isDrawn = () => {
    const { rev, state } = wire.game;
    return (
      rev > before &&
      state.illegal.filter(({ kind, move }) => move !== "virtual" && kind !== "suicide").length === forbidden()
    );
  };
  return new Promise((resolve) => {
    const start = performance.now();
    const named = button.getAttribute("aria-label");
    const look = () => {
      if (isDrawn() && button.getAttribute("aria-label") !== named) {
        watch.disconnect();
        const marked = performance.now() - start;
        requestAnimationFrame(() => setTimeout(() => resolve({ marked, painted: performance.now() - start })));
      }
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    button.click();
  });
}

async function measure(person, lines) {
  const random = dice(lines);
  await person.begin("jipingdian", { width: lines });
  const times = [];
  while (times.length < MOVES) {
    const { rows, illegal, to_move: side, next } = (await person.told()).state;
    const forbidden = new Set(illegal.map(({ move }) => move));
    const free = rows
      .flatMap((row, y) =>
        [...row].flatMap((sign, x) => (sign === "." ? ["ABCDEFGHJKLMNOPQRST"[x] + (lines - y)] : [])),
      )
      .filter((point) => !forbidden.has(point));
    if (free.length > 0) {
      times.push(await person.page.evaluate(clickAndWatch, random.of(free)));
    } else {
      await person.play(next.includes("virtual") ? "virtual" : "pass");
    }
  }
  return times;
}

const [browser, server] = await Promise.all([launch(), Server.start()]);
const person = await Person.open(browser, server.url);
for (const [lines, bar] of BARS) {
  const times = await measure(person, lines);
  const [marked, painted] = ["marked", "painted"].map((what) => {
    const sorted = times.map((time) => time[what]).sort((one, two) => one - two);
    return { median: sorted[sorted.length >> 1], least: sorted[0], most: sorted.at(-1) };
  });
  const text = ({ median, least, most }) => `${median.toFixed(1)} ms (${least.toFixed(1)} to ${most.toFixed(1)})`;
  const isKept = marked.median <= bar;
  const verdict = `bar ${bar}: ${isKept ? "kept" : "missed"}`;
  console.log(`${lines}x${lines}: marked ${text(marked)}, painted ${text(painted)}; ${MOVES} clicks, ${verdict}`);
  process.exitCode ||= isKept ? 0 : 1;
}
await person.close();
await browser.close();
await server.stop();
