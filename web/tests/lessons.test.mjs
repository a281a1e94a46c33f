// Lessons: every one stepped through in every language, each comment the one that the program prints, and the board that
// of the record.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";

import { THEMES, WIDTHS, assertSound } from "./kit/axe.mjs";
import { sharedPages } from "./kit/pages.mjs";
import { assertInWindow, assertUncut } from "./kit/places.mjs";
import { ENVIRONMENT, PROGRAM } from "./kit/program.mjs";
import { LANGUAGES } from "./kit/words.mjs";

const pages = sharedPages();

const printed = (language, ...names) =>
  execFileSync(PROGRAM, ["lessons", "--lang", language, ...names], { env: ENVIRONMENT, encoding: "utf8" });

const COMMENT = /C\[((?:\\.|[^\]\\])*)\]/gs;
const commented = (sgf) => [...sgf.matchAll(COMMENT)].map(([, text]) => text.replace(/\\(.)/gs, "$1"));

/** The comments of the main line of a record as the program prints it, the start's first. */
const comments = (sgf) => {
  const values = /\[(?:\\.|[^\]\\])*\]/gs;
  return commented(sgf.slice(0, sgf.replace(values, (value) => "_".repeat(value.length)).indexOf(")")));
};

async function openRules(person) {
  await person.click("tab-lessons");
  await person.page.locator('[data-test^="lesson-"]').first().waitFor();
}

const names = async (person) => {
  const found = await person.page.locator('.lesson-list [data-test^="lesson-"]').all();
  return Promise.all(found.map(async (one) => (await one.getAttribute("data-test")).slice("lesson-".length)));
};

for (const language of LANGUAGES) {
  test(`every lesson is stepped through: ${language}`, async () => {
    const person = await pages.open({ language });
    await openRules(person);
    const all = await names(person);
    const listed = printed(language);
    assert.ok(all.length >= 7 && all.every((name) => listed.includes(name)), listed);
    for (const name of all) {
      const told = comments(printed(language, name));
      await person.click(`lesson-${name}`);
      for (const [step, comment] of told.entries()) {
        await person.until(`(game) => game.lesson === "${name}" && game.state.move_number === ${step}`);
        assert.equal(await person.test("lesson-comment").textContent(), comment, `${name} ${step}`);
        if (step + 1 < told.length) {
          await person.click("lesson-on");
        }
      }
      const [count, on] = [person.test("lesson-count"), person.test("lesson-on")];
      const isAtEnd = (await count.count()) === 1 || (await on.isDisabled());
      assert.equal(isAtEnd, true, `${name} has no more steps`);
    }
    await person.close();
  });
}

test("who has not been here finds the lessons beside a board to play on, and the game when coming back", async () => {
  const person = await pages.open({ language: "en", newcomer: true });
  assert.equal(await person.test("tab-lessons").getAttribute("aria-selected"), "true");
  assert.ok(await person.test("lesson-virtual-move").isVisible());
  // On a phone the lesson is offered under the board, and the board is free.
  await person.page.setViewportSize({ width: 390, height: 660 });
  await assertInWindow(person, ["board", "welcome", "welcome-lesson", "pass"], "at first");
  await assertUncut(person, "at first");
  await person.click("welcome-lesson");
  assert.equal((await person.told()).lesson, "virtual-move");
  assert.equal(await person.test("welcome").count(), 0);
  await person.begin("chinese");
  await person.play("C3");
  assert.equal(await person.test("welcome").count(), 0);
  const again = await pages.open({ language: "en", newcomer: true, context: person.page.context() });
  assert.equal(await again.test("tab-play").getAttribute("aria-selected"), "true");
  await again.close();
});

test("a lesson is left by a move of one's own, begun again, and speaks another language at once", async () => {
  const person = await pages.open({ language: "en" });
  await openRules(person);
  await person.click("lesson-ko");
  await person.click("lesson-on");
  await person.until((game) => game.state.move_number === 1);
  await person.click("tab-play");
  await person.play("virtual");
  await person.click("tab-lessons");
  const comment = person.test("lesson-comment");
  assert.equal(await comment.textContent(), comments(printed("en", "ko"))[2], "the virtual move is the lesson's");
  await person.click("lesson-back");
  await person.click("tab-play");
  await person.play("pass");
  await person.click("tab-lessons");
  assert.equal(await comment.textContent(), person.say("lessons-left"));
  await person.click("lesson-again");
  await person.until((game) => game.state.move_number === 0);
  await person.click("lesson-on");
  await person.click("open-settings");
  await person.test("language").selectOption("zh-Hans");
  await person.page.keyboard.press("Escape");
  await person.until((game) => game.state.move_number === 1);
  await person.settled();
  assert.equal(await comment.textContent(), comments(printed("zh-Hans", "ko"))[1]);
  await person.close();
});

test("a step asks for the next move: wrong ones are answered and leave the board, the right one goes on", async () => {
  const person = await pages.open({ language: "en" });
  await openRules(person);
  await person.click("lesson-virtual-move");
  const [comment, answer] = [person.test("lesson-comment"), person.test("lesson-answer")];
  const record = printed("en", "virtual-move");
  const told = comments(record);
  assert.equal(await answer.count(), 0);
  await person.at("A1");
  await answer.waitFor();
  assert.equal(await answer.textContent(), person.say("lessons-not-this"));
  await person.click("lesson-pass");
  await person.page.waitForFunction(
    (text) => document.querySelector('[data-test="lesson-answer"]').textContent !== text,
    person.say("lessons-not-this"),
  );
  assert.ok(commented(record).includes(await answer.textContent()), "the answer is a variation's comment");
  await person.at("D4");
  await person.until((game) => game.state.move_number === 1 && game.here.on_main_line);
  assert.equal(await comment.textContent(), told[1]);
  assert.equal(await answer.count(), 0);
  await person.at("E4");
  await answer.waitFor();
  await person.click("lesson-virtual");
  await person.until((game) => game.state.move_number === 2 && game.here.on_main_line);
  await person.close();
});

test("a lesson leads to its count, and has letters on the board", async () => {
  const person = await pages.open({ language: "en" });
  await openRules(person);
  await person.click("lesson-figure-four");
  for (let step = 1; step <= 6; step += 1) {
    await person.click("lesson-on");
    await person.until(`(game) => game.state.move_number === ${step}`);
  }
  await person.click("lesson-count");
  await person.test("count-bar").waitFor();
  await person.click("tab-lessons");
  await person.click("lesson-renju-chain");
  await person.until((game) => game.lesson === "renju-chain");
  const letters = await person.page.locator(".reviewed text").allTextContents();
  assert.deepEqual(letters, ["A", "B", "C", "D"]);
  await person.close();
});

for (const theme of THEMES) {
  for (const [width, viewport] of Object.entries(WIDTHS)) {
    test(`axe finds nothing wrong with a lesson: ${theme}, ${width}`, async () => {
      const person = await pages.open({ theme, viewport });
      await openRules(person);
      await person.click("lesson-false-life");
      await person.click("lesson-on");
      await person.settled();
      await assertSound(person.page, `a lesson, ${theme}, ${width}`);
      await person.close();
    });
  }
}
