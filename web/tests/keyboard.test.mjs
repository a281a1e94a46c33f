// The keyboard alone: a game from the dialog to its count, without a pointer.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sharedPages } from "./kit/pages.mjs";
import { FOREIGN, large, openFile } from "./kit/reviewer.mjs";

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
  await typist.tabTo("new-persons");
  await keyboard.press("Enter");
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

/** Goes with the keys or the wheel, and tells where the game is then. */
async function goesTo(person, act) {
  await act();
  await person.settled();
  return (await person.told()).state.move_number;
}

const wheel = (person, deltaY) => async () => {
  await person.test("board").hover({ position: { x: 5, y: 5 } });
  await person.page.mouse.wheel(0, deltaY);
  await person.page.waitForTimeout(50);
};

test("arrows, Home, End and the wheel go through a game, a record and a lesson", async () => {
  const person = await pages.open();
  const press = (keys) => async () => {
    for (const key of keys.split(" ")) {
      await person.page.keyboard.press(key);
    }
  };
  const walks = async (last) => {
    const found = [];
    for (const act of [
      press("Home"),
      press("ArrowRight"),
      press("ArrowRight ArrowRight"),
      press("ArrowLeft"),
      press("End"),
      press("ArrowRight"),
      wheel(person, -100),
      wheel(person, -100),
      wheel(person, 100),
      // A touchpad turns it little by little.
      wheel(person, -15),
      wheel(person, -15),
      wheel(person, -15),
    ]) {
      found.push(await goesTo(person, act));
    }
    assert.deepEqual(found, [0, 1, 3, 2, last, last, last - 1, last - 2, last - 1, last - 1, last - 1, last - 2]);
  };
  await person.begin("jipingdian");
  await person.play("B4 C4 A3 D3 B2 C2 virtual C3");
  // The last stone was clicked: arrows are not for the cursor of the keyboard.
  await walks(8);
  await openFile(person, FOREIGN);
  await walks(8);
  await person.click("tab-lessons");
  await person.click("lesson-seven");
  await walks((await person.told()).moves.length);

  // Not while something is written, or chosen.
  await person.click("tab-review");
  const { move_number: before } = (await person.told()).state;
  await person.test("comment").focus();
  assert.equal(await goesTo(person, press("ArrowLeft Home End ArrowRight Home")), before);
  await person.test("engine-shown").check();
  // A box that is ticked takes no text.
  assert.equal(await goesTo(person, press("ArrowLeft")), before - 1);
  assert.equal(await goesTo(person, press("ArrowRight")), before);
  await person.test("visits").focus();
  assert.equal(await goesTo(person, press("Home ArrowLeft")), before);

  // Not where marks would be dropped, nor where a board is made up.
  await person.begin("chinese");
  await person.play("C3 pass pass");
  await person.at("C3");
  assert.equal(await goesTo(person, press("ArrowLeft Home")), 3);
  assert.equal(await goesTo(person, wheel(person, -100)), 3);
  assert.deepEqual((await person.told()).agreement.views[0].dead, ["C3"]);
  await person.close();
});

test("arrows and the wheel do not end the engine's search", async () => {
  const person = await pages.open();
  await person.begin("chinese", { width: 19, seats: { white: 10 } });
  await person.point("D4").click();
  await person.page.waitForFunction(() => wire.game.thinking === "white");
  await person.page.keyboard.press("ArrowLeft");
  await person.page.keyboard.press("Home");
  await wheel(person, -100)();
  assert.equal(await person.page.evaluate(() => wire.sent.some((one) => one.do === "goto")), false);
  await person.until((game) => game.thinking === null && game.state.move_number === 2);
  assert.equal(await goesTo(person, () => person.page.keyboard.press("ArrowLeft")), 1);
  await person.close();
});

test("a record is copied and pasted by keys, and the game before it is kept", async () => {
  const person = await pages.open();
  await person.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const clipboard = () => person.page.evaluate(() => navigator.clipboard.readText());
  const write = (text) => person.page.evaluate((text) => navigator.clipboard.writeText(text), text);
  const paste = async () => {
    await person.page.keyboard.press("Control+v");
    await person.settled();
  };
  await person.begin("jipingdian", { width: 7 });
  await person.play("C3 virtual B2");
  await person.page.keyboard.press("Control+c");
  await person.page.getByText(person.say("copied-record")).waitFor();
  assert.match(await clipboard(), /^\(;.*;B\[ce\];W\[\]VM\[1\];B\[bf\]\)\s*$/s);
  // What is marked in the page is copied itself.
  await person.page.evaluate(() => getSelection().selectAllChildren(document.querySelector("h1")));
  await person.page.keyboard.press("Control+c");
  assert.equal((await clipboard()).trim(), person.say("title"));
  await person.page.evaluate(() => getSelection().removeAllRanges());

  // As by the button: what is odd is remarked on, and the game that was there is among the recent ones.
  await write(`\n${FOREIGN.replace("SZ[19]", "SZ[19]KM[nothing]")}`);
  await paste();
  assert.equal(await person.test("tab-review").getAttribute("aria-selected"), "true");
  assert.equal((await person.told()).moves.length, 8);
  await openFile(person, FOREIGN.replace("SZ[19]", "SZ[19]KM[nothing]"));
  const remarks = await person.test("remarks").locator("li").allTextContents();
  await person.test("drop-remarks").click();
  await paste();
  assert.deepEqual(await person.test("remarks").locator("li").allTextContents(), remarks);
  await person.click("tab-play");
  await person.test("recent").locator("summary").click();
  const row = person.page.locator('[data-test^="recent-2"]').filter({ hasText: "7×7" }).first();
  await row.click();
  await person.settled();
  assert.equal((await person.told()).moves.length, 3);

  // What is no record changes nothing, and says so; what is pasted into a field stays there.
  await write("no record at all");
  await paste();
  assert.ok((await person.text("reason")).startsWith(person.say("refused-bad_record", { detail: "" })));
  assert.equal((await person.told()).moves.length, 3);
  await person.click("tab-review");
  await write("(;SZ[9];B[ee])");
  await person.test("comment").focus();
  await paste();
  assert.equal(await person.test("comment").inputValue(), "(;SZ[9];B[ee])");
  assert.equal((await person.told()).moves.length, 3);
  await person.click("copy-sgf");
  assert.ok((await clipboard()).includes("C[(;SZ[9\\];B[ee\\])]"));
  await person.close();
});

test("the list of moves shows the move that the board shows", async () => {
  const person = await pages.open();
  await openFile(person, await large());
  await person.click("tab-play");
  const isSeen = () =>
    person.test("moves").evaluate((list) => {
      const [room, move] = [list, list.querySelector("[aria-current]")].map((one) => one.getBoundingClientRect());
      return move.top >= room.top - 1 && move.bottom <= room.bottom + 1;
    });
  for (const key of ["}", "{", "]", "}", "["]) {
    await person.page.keyboard.press(key);
    await person.settled();
    if ((await person.told()).state.move_number > 0) {
      assert.ok(await isSeen(), key);
    }
  }
  await person.close();
});
