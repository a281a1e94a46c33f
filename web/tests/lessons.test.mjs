// Lessons: every one stepped through in every language, each comment the one that the program prints, and the board that
// of the record.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";

import { THEMES, WIDTHS, assertSound } from "./kit/axe.mjs";
import { sharedPages } from "./kit/pages.mjs";
import { ENVIRONMENT, PROGRAM } from "./kit/program.mjs";
import { LANGUAGES } from "./kit/words.mjs";

const pages = sharedPages();

const printed = (language, ...names) =>
  execFileSync(PROGRAM, ["lessons", "--lang", language, ...names], { env: ENVIRONMENT, encoding: "utf8" });

/** The comments of a record as the program prints it, the start's first. */
const comments = (sgf) =>
  [...sgf.matchAll(/C\[((?:\\.|[^\]\\])*)\]/gs)].map(([, text]) => text.replace(/\\(.)/gs, "$1"));

async function openRules(person) {
  await person.click("tab-rules");
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
      assert.equal(await person.test("lesson-on").isDisabled(), true, `${name} has no more steps`);
    }
    await person.close();
  });
}

test("a lesson is left by a move of one's own, begun again, and speaks another language at once", async () => {
  const person = await pages.open({ language: "en" });
  await openRules(person);
  await person.click("lesson-ko");
  await person.click("lesson-on");
  await person.until((game) => game.state.move_number === 1);
  await person.click("tab-play");
  await person.play("virtual");
  await person.click("tab-rules");
  const comment = person.test("lesson-comment");
  assert.equal(await comment.textContent(), comments(printed("en", "ko"))[2], "the virtual move is the lesson's");
  await person.click("lesson-back");
  await person.click("tab-play");
  await person.play("pass");
  await person.click("tab-rules");
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
