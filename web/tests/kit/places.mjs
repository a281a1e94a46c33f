// Where parts of the page are on its screen.

import assert from "node:assert/strict";

/** What a part may move without a person's noticing, in pixels. */
const STILL = 2;

/** The boxes of parts, by `data-test`; null where a part is not there or has no size. */
export function placesOf(person, names) {
  return person.page.evaluate(
    (names) =>
      Object.fromEntries(
        names.map((name) => {
          const { x, y, width, height } =
            document.querySelector(`[data-test="${name}"]`)?.getBoundingClientRect() ?? new DOMRect();
          return [name, width > 0 && height > 0 ? { x, y, width, height } : null];
        }),
      ),
    names,
  );
}

/** Each part is wholly in the window with nothing over it, and the page is where it began. */
export async function assertInWindow(person, names, where) {
  const found = await person.page.evaluate((names) => {
    const wrong = scrollY === 0 && scrollX === 0 ? [] : [`the page is scrolled to ${scrollX}, ${scrollY}`];
    for (const name of names) {
      const part = document.querySelector(`[data-test="${name}"]`);
      const { left, right, top, bottom, width, height } = part?.getBoundingClientRect() ?? new DOMRect();
      const box = [left, top, right, bottom].map(Math.round).join(" ");
      if (width === 0 || height === 0) {
        wrong.push(`${name} is not there`);
      } else if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) {
        wrong.push(`${name} is out of the window: ${box}`);
      } else {
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!part.contains(over) && !over?.contains(part)) {
          wrong.push(`${name} (${box}) is under ${over?.outerHTML.slice(0, 80)}`);
        }
      }
    }
    return wrong;
  }, names);
  assert.deepEqual(found, [], where);
}

/** No text of the actions and of the sides is cut off, and the actions keep within their room. */
export async function assertUncut(person, where) {
  const out = await person.page.evaluate(() => {
    const bar = document.querySelector(".under");
    const room = bar.getBoundingClientRect();
    return [...bar.children]
      .map((part) => [part.className, part.getBoundingClientRect()])
      .filter(([, { top, bottom, width }]) => width > 1 && (top < room.top - 1 || bottom > room.bottom + 1))
      .map(([name, { top, bottom }]) => `${name}: ${top} to ${bottom}, of ${room.top} to ${room.bottom}`);
  });
  assert.deepEqual(out, [], where);
  const found = await person.page.evaluate(() =>
    [...document.querySelectorAll(".under, .under *, .side, .side *")]
      // A name may be longer than any room; its end is beside the pointer and in the list of the game.
      .filter((part) => part instanceof HTMLElement && part.closest(".sr-only, .graph, .seat, select") === null)
      .filter((part) => part.clientWidth > 1 && getComputedStyle(part).display !== "inline")
      .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
      .map((part) => `${part.className} ${part.scrollWidth}x${part.scrollHeight}: ${part.textContent.slice(0, 60)}`),
  );
  assert.deepEqual(found, [], where);
}

/** The actions lie right under the board, or beside it. */
export async function assertBesideBoard(person, bar, where) {
  const { board, [bar]: actions, "side-black": side } = await placesOf(person, ["board", bar, "side-black"]);
  const isBeside = actions.x >= board.x + board.width - 1;
  const isUnder = actions.y >= board.y + board.height - 1;
  const between = actions.y - (board.y + board.height) - (side.y > board.y + board.height - 1 ? side.height : 0);
  assert.ok(isBeside || (isUnder && between < 60), `${where}: ${JSON.stringify({ board, actions })}`);
}

/** Parts that are there before and after are in the same place. */
export function assertStill(before, after, where) {
  const moved = Object.entries(before).filter(([name, box]) => {
    const now = after[name];
    return box !== null && now != null && Object.keys(box).some((side) => Math.abs(box[side] - now[side]) > STILL);
  });
  assert.deepEqual(
    moved.map(([name, box]) => [name, box, after[name]]),
    [],
    where,
  );
}
