// The board and the actions of the phase on one screen: in every phase, at every size, in every language. Nothing moves
// under a finger, and a first game on a phone needs no scrolling.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

import { sharedPages } from "./kit/pages.mjs";
import { assertBesideBoard, assertInWindow, assertStill, assertUncut, placesOf } from "./kit/places.mjs";
import { FOREIGN, MISTAKEN, openFile, pressIn } from "./kit/reviewer.mjs";
import { lead, LANGUAGES } from "./kit/words.mjs";

const pages = sharedPages();

/** A phone's browser with its bars, a phone, a tablet, a phone on its side, a screen at 200 %, a small one and a large. */
const SIZES = [
  [390, 660],
  [390, 844],
  [820, 1180],
  [844, 390],
  [720, 450],
  [1024, 768],
  [1440, 900],
];

const HEAD = ["new-game", "open", "save", "open-settings", "live", "help-line", "board"];
const TABS = ["tab-lessons", "tab-play", "tab-count", "tab-review", "tab-rules"];

/** Each phase with its bar, its main controls, and how it is reached from the one before. */
const PHASES = {
  play: {
    bar: "play-bar",
    controls:
      "virtual-black virtual-white help-virtual-black help-virtual-white reason show-reason pass help-pass undo redo hint",
    async reach(person) {
      await person.begin("jipingdian");
      await person.play("B4 C4 A3 D3 B2 C2 E1 virtual E2 B3 C3");
      await person.at("B3");
    },
  },
  "play after an offer": {
    bar: "play-bar",
    controls: "virtual-black virtual-white reason pass help-pass undo redo hint",
    reach: (person) => person.play("pass"),
  },
  stopped: {
    bar: "agree-bar",
    controls: "mark-as-both mark-as-black mark-as-white undo agree-marked yes-black yes-white disagree",
    async reach(person) {
      await person.play("pass");
      await person.markOnly(["E1", "E2"]);
      await person.page.evaluate(() => scrollTo(0, 0));
    },
  },
  "stopped with marks that differ": {
    bar: "agree-bar",
    controls: "mark-as-both mark-as-black mark-as-white undo differs yes-black yes-white disagree",
    async reach(person) {
      await person.click("mark-as-white");
      await person.at("A3");
    },
  },
  count: {
    bar: "count-bar",
    controls: "count-sums step-back step-slider step-on step-text help-shares",
    async reach(person) {
      await person.click("adopt-other");
      await person.page.evaluate(() => scrollTo(0, 0));
      await person.click("mark-as-both");
      await person.click("yes-black");
      await person.click("yes-white");
      await person.test("steps").waitFor();
    },
  },
  agreed: {
    bar: "agree-bar",
    controls: "go-count",
    reach: (person) => person.click("tab-agree"),
  },
  "by hand": {
    bar: "hand-bar",
    controls: "hand-margin hand-said hand-take hand-undo hand-again",
    async reach(person) {
      await person.click("tab-hand");
      await person.test("hand").waitFor();
      await person.click("hand-take_off-black");
      await person.page.evaluate(() => scrollTo(0, 0));
    },
  },
  "every ruleset": {
    bar: "rulesets-bar",
    controls: "compare",
    reach: (person) => person.click("tab-rulesets"),
  },
  lesson: {
    bar: "lesson-bar",
    controls: "lesson-comment lesson-back lesson-count",
    async reach(person) {
      await person.click("tab-lessons");
      await person.click("lesson-seven");
      for (let step = 0; step < 10; step++) {
        await person.click("lesson-on");
      }
    },
  },
  question: {
    bar: "lesson-bar",
    controls: "lesson-comment lesson-back lesson-virtual lesson-pass lesson-on",
    async reach(person) {
      await person.click("tab-lessons");
      await person.click("lesson-virtual-move");
    },
  },
  review: {
    bar: "review-bar",
    controls: "first undo move-number redo last reason graph",
    async reach(person) {
      await openFile(person, FOREIGN);
      await person.test("engine-shown").check();
      await pressIn(person, "tree", "Home ArrowRight ArrowRight ArrowRight");
      await person.page.evaluate(() => scrollTo(0, 0));
    },
  },
  "a question about a mistake": {
    bar: "learn-bar",
    controls: "virtual-black virtual-white reason learn-pass learn-show learn-next learn-end",
    async reach(person) {
      await openFile(person, MISTAKEN);
      await person.click("learn-begin");
      await person.test("learn-show").waitFor({ timeout: 60_000 });
      await person.settled();
      await person.page.evaluate(() => scrollTo(0, 0));
    },
  },
  "an answer that is judged": {
    bar: "learn-bar",
    controls: "virtual-black virtual-white reason learn-pass learn-show learn-next learn-end",
    reach: (person) => person.at("A1"),
  },
};

for (const language of LANGUAGES) {
  test(`the board and the actions of each phase are on one screen, in ${language}`, async () => {
    const person = await pages.open({ language, viewport: { width: 390, height: 660 } });
    for (const [phase, { bar, controls, reach }] of Object.entries(PHASES)) {
      await reach(person);
      await person.away();
      for (const [width, height] of SIZES) {
        const where = `${phase}, ${width}x${height}`;
        await person.page.setViewportSize({ width, height });
        await person.settled();
        await assertInWindow(person, [...HEAD, ...TABS, bar, ...controls.split(" ")], where);
        await assertBesideBoard(person, bar, where);
        await assertUncut(person, where);
      }
      await person.page.setViewportSize({ width: 390, height: 660 });
      await person.settled();
    }
    await person.close();
  });
}

test("a projector has the board and the line alone", async () => {
  const person = await pages.open();
  await person.begin("jipingdian");
  await person.click("open-settings");
  await person.click("projector");
  for (const [width, height] of SIZES) {
    const where = `${width}x${height}`;
    await person.page.setViewportSize({ width, height });
    await person.settled();
    await assertInWindow(person, ["board", "live", "leave-projector"], where);
    const { board, ...others } = await placesOf(person, ["board", "side-black", "side-white", "play-bar", "tab-play"]);
    assert.deepEqual(Object.values(others), [null, null, null, null], where);
    // As large as the window lets it.
    assert.ok(Math.max(board.width / width, board.height / height) > 0.75, `${where}: ${JSON.stringify(board)}`);
  }
  await person.close();
});

test("the page has 110 kB at most, compressed", () => {
  const folder = new URL("../dist/", import.meta.url);
  const sizes = ["index.html", "page.js", "page.css"].map(
    (file) => gzipSync(readFileSync(new URL(file, folder))).length,
  );
  const sum = sizes.reduce((one, two) => one + two);
  assert.ok(sum <= 110_000, `${sizes.join(" + ")} = ${sum}`);
});

/** What a finger may be on its way to while a game is played. */
const TARGETS = [
  ...HEAD.filter((name) => name !== "live"),
  ...TABS,
  ..."virtual-black virtual-white help-virtual-black pass help-pass undo redo hint".split(" "),
];

for (const [index, [width, height]] of [SIZES[0], SIZES[3], SIZES[4], SIZES[6]].entries()) {
  const language = LANGUAGES[index % LANGUAGES.length];
  test(`nothing moves while a game is played: ${width}x${height}, ${language}`, async () => {
    const person = await pages.open({ language, viewport: { width, height }, touch: width < 1000 });
    const touch = (place) => (width < 1000 ? place.tap() : place.click());
    let before;
    const still = async (step) => assertStill(before, await placesOf(person, TARGETS), step);
    const through = async (steps) => {
      before = await placesOf(person, TARGETS);
      assert.ok(before.board !== null && before.pass !== null);
      for (const [step, act] of Object.entries(steps)) {
        await act();
        // Before the answer, and after it.
        await still(`${step}, at once`);
        await person.settled();
        await still(step);
      }
    };
    await person.begin("jipingdian");
    const point = (name) => touch(person.point(name));
    await through({
      "a first stone": () => point("B4"),
      "stones that take": async () => {
        for (const name of "C4 A3 D3 B2 C2 C3 B3".split(" ")) {
          await point(name);
          await person.settled();
        }
      },
      "a forbidden point": () => point("C3"),
      "the board that would repeat": () => touch(person.test("show-reason")),
      "back to the game": () => touch(person.test("show-reason")),
      "a hint is asked for": () => touch(person.test("hint")),
      "a hint is told": () => person.test("hint-text").waitFor(),
      "a virtual move": () => touch(person.test("virtual-black")),
      // It says so itself, so that it waits for nothing.
      "a virtual move that is forbidden": () => person.test("virtual-white").click({ force: true }),
      "an offer, and a debt": () => touch(person.test("pass")),
      "a move back": () => touch(person.test("undo")),
      "a move on": () => touch(person.test("redo")),
      "the offer is declined": () => point("E1"),
    });
    await person.begin("chinese", { width: 19 });
    await through({
      "a first touch": () => point("D4"),
      "another touch": () => point("Q16"),
      "the stone": async () => {
        if (width < 1000) {
          await touch(person.test("place"));
        }
      },
      "a pass": () => touch(person.test("pass")),
    });
    await person.begin("jihuozi", { width: 9, seats: { black: 1 } });
    await through({
      "a move against the engine": () => point("E5"),
      "its answer": () => person.until((game) => game.thinking === null && game.state.move_number === 2),
      "a move back from the engine": () => touch(person.test("undo")),
    });
    await person.close();
  });
}

for (const language of LANGUAGES) {
  test(`a first game of jipingdian on a phone needs no scrolling, in ${language}`, async () => {
    const person = await pages.open({ language, viewport: { width: 390, height: 660 }, touch: true });
    await person.page.evaluate(() => {
      window.scrolled = [];
      const note = ({ target }) => window.scrolled.push(target === document ? "page" : target.className);
      // The list of moves, which lies below, follows the game by itself.
      const isList = (target) => target !== document && target.matches(".move-list");
      addEventListener("scroll", (event) => isList(event.target) || note(event), { capture: true });
    });
    const tap = async (place) => {
      await place.tap();
      await person.settled();
      assert.deepEqual(await person.page.evaluate(() => window.scrolled), [], String(place));
    };
    const taps = async (names) => {
      for (const name of names.split(" ")) {
        await tap(/^[A-T]\d+$/.test(name) ? person.point(name) : person.test(name));
      }
    };
    await taps("new-game new-persons");
    await person.test("ruleset").selectOption("jipingdian");
    await taps("size-5 start B4 C4 A3 D3 B2 C2 C3 B3");
    // The ko may not be taken back: why, and what can be done.
    await taps("C3 show-reason show-reason help-virtual-black");
    assert.ok((await person.text("help")).includes(person.say("about-virtual")));
    await person.page.keyboard.press("Escape");
    await taps("virtual-black E2 C3 E1 virtual-black D5 hint");
    await person.test("hint-text").waitFor();
    const { to_move: side } = (await person.told()).state;
    await taps("pass pass");
    assert.equal((await person.told()).state.phase, "stopped", `${side} has passed first`);
    await taps("E1 yes-black yes-white");
    const { result } = await person.told();
    assert.equal(result.reason, "count");
    await person.test("count-sums").waitFor();
    await taps("step-back step-on");
    assert.ok((await person.text("count-sums")).includes(lead(result.margin, person.say, "graph-bound")));
    await person.close();
  });
}
