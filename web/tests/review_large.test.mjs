// A record of 400 moves and 2,000 nodes: it is there within a second, and can be walked and scrolled smoothly.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";

import { sharedPages } from "./kit/pages.mjs";
import { large, openFile, pressIn, treeOf } from "./kit/reviewer.mjs";

const pages = sharedPages();
const SECOND_MS = 1000;
/** A loaded machine draws some frames late; none may take as long as this. */
const LONGEST_FRAME_MS = 250;

test("a large record opens within a second and scrolls smoothly", async (t) => {
  const person = await pages.open();
  const text = await large();
  await person.click("tab-review");
  // The time of the person: from the choice of the file to the picture.
  await person.page.evaluate(() => {
    document
      .querySelector('[data-test="file"]')
      .addEventListener("change", () => (window.chosenAt = performance.now()));
    const look = () => {
      const isThere = document.querySelector(".node.here")?.textContent === "400";
      if (isThere && document.querySelectorAll("#drawing .stone").length > 150) {
        setTimeout(() => (window.paintedAt = performance.now()));
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  });
  await openFile(person, text);
  await person.page.waitForFunction(() => window.paintedAt !== undefined);
  const took = await person.page.evaluate(() => window.paintedAt - window.chosenAt);
  t.diagnostic(`open to painted: ${Math.round(took)} ms`);
  assert.ok(took < SECOND_MS, `${took} ms`);
  assert.equal((await treeOf(person)).length, 2000);

  // Only what is in sight is in the page, wherever that is.
  const frames = await person.page.evaluate(async () => {
    const room = document.querySelector('[data-test="tree"]');
    const found = [];
    let before = performance.now();
    for (let step = 0; step < 120; step++) {
      // The later a variation begins the higher it is drawn.
      const share = (step % 60) / 60;
      room.scrollLeft = share * (room.scrollWidth - room.clientWidth);
      room.scrollTop = (1 - share) * (room.scrollHeight - room.clientHeight);
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      found.push({ took: now - before, nodes: room.querySelectorAll('[role="treeitem"]').length });
      before = now;
    }
    return found;
  });
  const sorted = frames.map(({ took }) => took).sort((a, b) => a - b);
  t.diagnostic(`frames: median ${sorted[60].toFixed(1)} ms, longest ${sorted[119].toFixed(1)} ms`);
  assert.ok(sorted[119] < LONGEST_FRAME_MS, `a frame took ${sorted[119]} ms`);
  assert.ok(frames.every(({ nodes }) => nodes < 400));
  assert.ok(frames.filter(({ nodes }) => nodes > 10).length > 100);

  // A key that is held goes on as fast as the server answers, and ends where the last press leads.
  await person.test("tree").focus();
  for (let press = 0; press < 30; press++) {
    await person.page.keyboard.press("ArrowLeft");
  }
  await person.until((game) => game.state.move_number === 370);
  await pressIn(person, "tree", "Home End");
  assert.equal((await person.told()).state.move_number, 400);
  await person.close();
});

/** A record of variations of 300 moves each, from the start. */
function wide(variations) {
  const point = (number) => String.fromCharCode(97 + (number % 19), 97 + (Math.floor(number / 19) % 19));
  const line = (_, variation) =>
    `(${Array.from({ length: 300 }, (_, move) => `;${"BW"[move % 2]}[${point(move * 7 + variation * 3)}]`).join("")})`;
  return `(;GM[1]FF[4]SZ[19]${Array.from({ length: variations }, line).join("")})`;
}

test("a large record gives its memory back when another is opened", async (t) => {
  const { server, person } = await pages.alone(t);
  const before = server.memory();
  await openFile(person, wide(300));
  await person.until(() => wire.received.findLast(({ is }) => is === "tree").nodes.length >= 50_000);
  const large = server.memory() - before;
  await openFile(person, "(;GM[1]FF[4]SZ[9];B[aa])");
  await person.until((game) => game.state.size.width === 9);
  let left = Infinity;
  for (let wait = 0; wait < 50 && left > 0.75 * large; wait++) {
    await sleep(100);
    left = server.memory() - before;
  }
  t.diagnostic(`${Math.round(large / 2 ** 20)} MiB for the large record, ${Math.round(left / 2 ** 20)} MiB after it`);
  assert.ok(left <= 0.75 * large, `${left} of ${large} bytes are kept`);
  await person.close();
});
