// What axe finds wrong: nothing, in every phase, theme and width.

import { test } from "node:test";

import { THEMES, WIDTHS, assertSound } from "./kit/axe.mjs";
import { sharedPages } from "./kit/pages.mjs";
import { FOREIGN, MISTAKEN, openFile, pressIn } from "./kit/reviewer.mjs";
import { LANGUAGES } from "./kit/words.mjs";

const pages = sharedPages();

/** The phases, each of which goes on where the one before has left the page. */
const PHASES = {
  "an empty board": (person) => person.begin("jipingdian"),
  "a contest with a forbidden point": async (person) => {
    await person.play("B4 C4 A3 D3 B2 C2 C3 B3");
    await person.at("C3");
  },
  "an earlier board": (person) => person.click("show-reason"),
  "a forbidden virtual move": async (person) => {
    await person.click("show-reason");
    await person.play("virtual");
    await person.test("virtual-white").hover();
  },
  "a stop with marks that differ": async (person) => {
    await person.play("C5 pass pass");
    await person.test("agree").waitFor();
    await person.click("mark-as-white");
    await person.at("A3");
  },
  "a disagreement": async (person) => {
    await person.click("disagree");
    await person.click("tab-count");
    await person.click("tab-agree");
  },
  "a resolution": async (person) => {
    await person.click("tab-play");
    await person.play("E5");
  },
  "a count": async (person) => {
    await person.play("pass pass");
    await person.click("mark-as-both");
    await person.markOnly(["A3"]);
    await person.click("yes-black");
    await person.click("yes-white");
    await person.test("steps").waitFor();
  },
  "a step of it": async (person) => {
    await person.click("step-back");
  },
  "a board made up by hand": async (person) => {
    await person.click("tab-hand");
    await person.test("hand").waitFor();
    await person.page.locator('[data-test="hand"] button').first().click();
  },
  "every ruleset": async (person) => {
    await person.click("tab-rulesets");
    await person.click("compare");
    await person.test("comparison").waitFor();
    await person.click("compare-jipingdian");
    await person.click("compare-japanese");
  },
  "a review": async (person) => {
    await openFile(person, FOREIGN);
    await pressIn(person, "tree", "Home ArrowRight ArrowRight ArrowRight");
  },
  "an analysis": async (person) => {
    await person.page.getByText(person.say("on-the-board")).click();
    await person.test("numbered").selectOption("all");
    await person.test("next-shown").check();
    await person.test("engine-shown").check();
    await person.test("ownership-shown").check();
    await person.click("analyse-here");
    await person.page.locator(".tried").first().waitFor();
    await person.page.keyboard.press("Escape");
    await person.until((game) => game.analysing === null);
    await person.test("candidate-A").focus();
  },
  "a removal": (person) => person.click("remove"),
  "a question about a mistake": async (person) => {
    await person.click("remove-no");
    await openFile(person, MISTAKEN);
    await person.click("learn-begin");
    await person.test("learn-show").waitFor({ timeout: 60_000 });
    await person.settled();
  },
  "an answer that is judged": (person) => person.at("A1"),
  rules: async (person) => {
    await person.click("learn-end");
    await person.click("tab-rules");
  },
  lessons: (person) => person.click("tab-lessons"),
  "the dialog of a new game": async (person) => {
    await person.click("tab-play");
    await person.click("new-game");
  },
  "a new game against the program, with a clock and names": async (person) => {
    await person.test("new-program").click();
    await person.test("time").selectOption("byo-yomi");
    await person.test("head-fields").locator("summary").click();
    await person.test("head-PB").fill("黑 <b>");
  },
  "clocks and names": async (person) => {
    await person.test("new-persons").click();
    await person.click("start");
    await person.play("A1");
  },
  "the settings": async (person) => {
    await person.click("open-settings");
  },
  "renju with a chain of verdicts": async (person) => {
    await person.page.keyboard.press("Escape");
    await person.begin("renju", { width: 9 });
    await person.play("E4 F5 G5 G3 D6 C7 H6 A1 E5 C1 G6 A3");
    await person.at("E3");
    await person.click("lose-no");
    await person.away();
    await person.click("show-reason");
  },
};

for (const [name, viewport] of Object.entries(WIDTHS)) {
  for (const [place, theme] of THEMES.entries()) {
    // Every language meets a theme and a width.
    const language = LANGUAGES[(place + 2 * Object.keys(WIDTHS).indexOf(name)) % LANGUAGES.length];
    test(`axe finds nothing: ${name}, ${theme}, ${language}`, async () => {
      const person = await pages.open({ language, theme, viewport });
      for (const [phase, reach] of Object.entries(PHASES)) {
        await reach(person);
        await assertSound(person.page, phase);
      }
      await person.close();
    });
  }
}
