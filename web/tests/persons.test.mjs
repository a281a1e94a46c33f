// The engine moves as persons of a rank do, and a review tells what they would play, with a network of random weights.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { assertSound } from "./kit/axe.mjs";
import { sharedPages } from "./kit/pages.mjs";
import { FOREIGN, goTo, openFile, saved, treeOf } from "./kit/reviewer.mjs";

const pages = sharedPages();
const HUMAN = fileURLToPath(new URL("../../fuzz/corpus/network/human-15-packed", import.meta.url));

/** Presses a button that analyses, and waits until nothing is left to be done. */
async function analyse(person, button) {
  const from = await person.page.evaluate(() => wire.received.length);
  await person.click(button);
  const isDone = (from) => wire.received.slice(from).findLast(({ is }) => is === "analysed")?.run === null;
  await person.page.waitForFunction(isDone, from, { timeout: 120_000 });
}

test("nobody is offered to play as persons without a network that knows them", async () => {
  const person = await pages.open();
  await person.test("new-game").click();
  await person.test("new-program").click();
  assert.equal(await person.test("new-seat-white").locator('option[value="rank"]').count(), 0);
  await person.page.keyboard.press("Escape");
  await person.close();
});

test("the engine plays as persons of a rank, and the record says so", async (t) => {
  const { person } = await pages.alone(t, "--net", "none", "--human-net", HUMAN);
  await person.begin("jipingdian", { seats: { white: "18k" } });
  assert.ok((await person.page.locator("body").textContent()).includes(person.say("seat-rank", { rank: "18 kyu" })));
  await person.at("C3");
  // At their pace: ten seconds at most.
  await person.until((game) => game.thinking === null && game.moves.length === 2);
  const text = await saved(person);
  assert.ok(text.includes("PW[Liangyi, as 18k]") && !text.includes("PB["), text);
  await assertSound(person.page);
});

test("a review tells what persons would play, and it is kept", async (t) => {
  const { person } = await pages.alone(t, "--net", "none", "--human-net", HUMAN);
  const { page } = person;
  await openFile(person, FOREIGN.replaceAll("\n", ""));
  await goTo(person, (await treeOf(person)).find(({ move }) => move === "D16").id);
  await person.test("engine-shown").check();
  await person.test("visits").selectOption("50");
  assert.equal(await person.test("by-persons").count(), 0);
  await analyse(person, "analyse-line");
  assert.equal(await person.test("by-persons").count(), 0, "nobody has asked");
  // What is searched already is not searched again.
  await person.test("persons").selectOption("5k");
  await analyse(person, "analyse-line");
  const said = await person.text("by-persons");
  assert.ok(said.includes("5 kyu") && said.includes("%"), said);
  const human = await page.evaluate(() => wire.received.findLast(({ is }) => is === "analysed").analysis.human);
  assert.ok(human.rank === "5k" && human.moves.every(({ chance }) => chance > 0 && chance <= 1), JSON.stringify(human));
  await assertSound(page);
  assert.ok((await saved(person)).includes('"rank":"5k"'));
  // Another rank is asked anew, and none is shown of none.
  await person.test("persons").selectOption("9d");
  assert.equal(await person.test("by-persons").count(), 0);
  await person.click("analyse-here");
  await person.test("by-persons").waitFor({ timeout: 60_000 });
  assert.ok((await person.text("by-persons")).includes("9 dan"));
  await person.test("persons").selectOption("");
  assert.equal(await person.test("by-persons").count(), 0);
});
