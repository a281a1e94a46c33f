// The keyboard alone: a game from the dialog to its count, without a pointer.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sharedPages } from "./kit/pages.mjs";

const pages = sharedPages();
const COLUMNS = "ABCDEFGHJKLMNOPQRSTU";
const MOST_TABS = 120;

/** What a person without a pointer does. */
class Typist {
  constructor(person) {
    this.person = person;
  }

  /** Presses keys one after the other. */
  async press(keys) {
    for (const key of keys.split(" ")) {
      await this.person.page.keyboard.press(key);
      // A move that is made before the answer to the last one is refused: it was made on another position.
      await this.person.settled();
    }
  }

  /** Where the focus is: a `data-test`, or `point` on the board. */
  focus() {
    return this.person.page.evaluate(() => {
      const { test, point } = document.activeElement.dataset;
      return point === undefined ? test : "point";
    });
  }

  /** Goes with the tab key until a part of the page has the focus. */
  async tabTo(name) {
    for (let presses = 0; (await this.focus()) !== name; presses++) {
      assert.ok(presses < MOST_TABS, `the tab key does not reach ${name}`);
      await this.person.page.keyboard.press("Tab");
    }
  }

  /** Goes with the arrows to a point, as the focus tells where it is. */
  async arrowsTo(point) {
    const at = await this.person.page.evaluate(() => document.activeElement.dataset.point);
    const across = COLUMNS.indexOf(point[0]) - COLUMNS.indexOf(at[0]);
    const up = Number(point.slice(1)) - Number(at.slice(1));
    for (const [key, times] of [
      [across > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(across)],
      [up > 0 ? "ArrowUp" : "ArrowDown", Math.abs(up)],
    ]) {
      for (let time = 0; time < times; time++) {
        await this.person.page.keyboard.press(key);
      }
    }
    assert.equal(await this.person.page.evaluate(() => document.activeElement.dataset.point), point);
  }
}

test("a game is begun, played, agreed on and counted by keys", async () => {
  const person = await pages.open();
  const typist = new Typist(person);
  const { keyboard } = person.page;

  // The dialog keeps the focus, Escape leaves it, and Enter starts.
  await typist.tabTo("new-game");
  await typist.press("Enter");
  await person.test("new-game-dialog").waitFor();
  await typist.press("Escape");
  await person.test("new-game-dialog").waitFor({ state: "detached" });
  assert.equal(await typist.focus(), "new-game", "the focus comes back");
  await typist.press("Enter");
  await typist.tabTo("ruleset");
  await keyboard.type(person.say("ruleset-jipingdian"));
  for (const side of ["width", "height"]) {
    await typist.tabTo(side);
    await keyboard.press("Control+a");
    await keyboard.type("5");
  }
  await keyboard.press("Enter");
  await person.test("new-game-dialog").waitFor({ state: "detached" });
  await person.settled();
  const { state } = await person.told();
  assert.deepEqual([state.ruleset, state.size], ["jipingdian", { width: 5, height: 5 }]);

  // On the board: one stop of the tab key, arrows within it, corners by Home, End, PageUp and PageDown.
  await typist.tabTo("point");
  assert.equal(await person.page.locator('.point[tabindex="0"]').count(), 1);
  for (const [keys, point] of [
    ["Control+Home", "A5"],
    ["ArrowLeft", "A5"],
    ["End", "E5"],
    ["PageDown", "E1"],
    ["Home", "A1"],
    ["PageUp", "A5"],
    ["Control+End", "E1"],
  ]) {
    await typist.press(keys);
    assert.equal(await person.page.evaluate(() => document.activeElement.dataset.point), point, keys);
  }
  for (const point of "B4 C4 A3 D3 B2 C2 C3 B3".split(" ")) {
    await typist.arrowsTo(point);
    await typist.press("Enter");
  }
  assert.equal((await person.told()).state.move_number, 8);

  // The reason of a forbidden point is there with the focus, and its earlier board can be reached.
  await typist.arrowsTo("C3");
  await typist.press("Enter");
  assert.equal((await person.told()).state.move_number, 8);
  assert.ok((await person.text("reason")).startsWith("C3 "));
  await typist.tabTo("show-reason");
  await typist.press("Enter");
  assert.equal((await person.shown()).rows[2], "X.XO.");
  await typist.press("Enter");
  assert.equal((await person.shown()).rows[2], "XO.O.");

  // The tray by its key and by its button, the other side, back and on again.
  await keyboard.press("Shift+Tab");
  await typist.tabTo("point");
  await typist.press("v");
  assert.deepEqual((await person.shown()).virtual, [1, 0]);
  await typist.arrowsTo("C5");
  await typist.press("Enter");
  await typist.arrowsTo("C3");
  await typist.press("Enter");
  await typist.tabTo("virtual-white");
  await typist.press("Enter");
  assert.deepEqual((await person.shown()).virtual, [1, 1]);
  await typist.tabTo("point");
  await typist.arrowsTo("E5");
  await typist.press("x Enter");
  assert.deepEqual((await person.told()).moves.at(-1), { color: "white", move: "E5" }, "White has moved out of turn");
  await typist.press("u");
  assert.equal((await person.told()).state.move_number, 12);
  await typist.press("r");
  assert.equal((await person.told()).state.move_number, 13);
  await typist.press("u");

  // Two passes, marks by Enter on a chain, agreement.
  await typist.press("p p");
  assert.equal((await person.told()).state.phase, "stopped");
  await typist.tabTo("point");
  await typist.arrowsTo("A3");
  await typist.press("Enter");
  assert.deepEqual(
    (await person.told()).agreement.views.map(({ dead }) => dead.includes("A3")),
    [true, true],
  );
  await typist.press("Enter");
  assert.deepEqual(
    (await person.told()).agreement.views.map(({ dead }) => dead),
    [[], []],
  );
  await typist.tabTo("yes-black");
  await typist.press("Enter");
  await typist.tabTo("yes-white");
  await typist.press("Enter");
  assert.ok((await person.told()).agreement.agreed);

  // Tabs by arrows, the steps by the slider.
  await person.test("steps").waitFor();
  await typist.tabTo("tab-count");
  await typist.press("ArrowRight");
  assert.ok(await person.test("tree").isVisible());
  await typist.press("ArrowRight");
  assert.equal(await typist.focus(), "tab-rules");
  assert.ok(await person.test("explanation").isVisible());
  await typist.press("ArrowLeft ArrowLeft");
  await typist.tabTo("tab-0");
  await typist.press("ArrowRight Home End");
  const methods = await person.page.locator('[data-test="steps"] [role="tab"]').count();
  assert.equal(await typist.focus(), `tab-${methods - 1}`);
  await typist.tabTo("step-slider");
  await typist.press("Home ArrowRight");
  assert.equal(await person.test("step-slider").inputValue(), "1");
  await person.close();
});
