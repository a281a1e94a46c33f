// A board made up by hand, whose margin stays, and two rulesets taken apart, whose parts add up.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sharedPages } from "./kit/pages.mjs";
import { lead, LANGUAGES } from "./kit/words.mjs";

const pages = sharedPages();

/** Black owes a point when both have passed, and its stones on E1 and E2 are dead. */
const GAME = "B4 C4 A3 D3 B2 C2 E1 virtual E2 B3 C3 pass pass";

for (const language of LANGUAGES) {
  test(`a board is made up by hand, in ${language}`, async () => {
    const person = await pages.open({ language });
    const { say } = person;
    await stop(person);
    await person.click("tab-hand");
    await person.test("hand").waitFor();
    const margin = await marginOf(person);
    assert.equal(margin, lead("-5 1/2", say, "graph-bound"));
    assert.ok((await person.text("hand-margin")).includes(say("line-debt", { side: "black", points: 1 })));

    // Border stones alone can be given up, and no more than are owed.
    await person.click("hand-give_up-black");
    const step = say("hand-give_up", { side: "black" });
    assert.deepEqual(await pointsThat(person, "point-choosable"), ["A3", "B2", "B4", "C3"]);
    await person.at("C4");
    assert.deepEqual(await pointsThat(person, "point-chosen"), []);
    await person.at("B4");
    await person.at("B2");
    assert.deepEqual(await pointsThat(person, "point-chosen"), ["B2", "B4"]);
    await person.click("hand-take");
    const refused = say("hand-refused-more_than_owed", { owed: 1 });
    assert.equal(await person.text("hand-said"), refused);
    await person.at("B2");
    assert.equal(await person.text("hand-said"), say("hand-picked", { points: "B4" }));
    await person.click("hand-take");
    const taken = `${step}${say("colon")}B4`;
    assert.equal(await person.text("hand-said"), say("hand-done", { what: taken }));
    assert.equal(await person.text("hand-made"), taken);
    assert.equal(await row(person, 4), "..O..");
    assert.ok((await person.text("piles-black")).includes(say("pile-taken-off")));

    // Public points go to both sides in turn.
    const reads = await person.text("hand-reads");
    await person.click("hand-fill_public-both");
    await person.at("A5");
    await person.at("B5");
    await person.click("hand-take");
    assert.equal(await row(person, 5), "XO...");
    assert.equal(await marginOf(person), margin);
    assert.notEqual(await person.text("hand-reads"), reads);

    // The key takes a step back, and none of the game's moves.
    const { state } = await person.told();
    await person.page.keyboard.press("u");
    await person.settled();
    assert.equal(await row(person, 5), ".....");
    await person.click("hand-again");
    assert.equal(await row(person, 4), ".XO..");
    assert.equal(await marginOf(person), margin);
    assert.equal((await person.told()).state.move_number, state.move_number);
    await person.close();
  });
}

test("the parts of two margins add up, and the board shows the points", async () => {
  const person = await pages.open();
  const { say } = person;
  await stop(person);
  await person.click("tab-rulesets");
  await person.click("compare");
  await person.test("comparison").waitFor();
  await person.click("compare-jipingdian");
  await person.click("compare-japanese");
  const pair = person.test("pair");
  await pair.waitFor();
  const rows = await pair
    .locator("tbody tr")
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent)));
  const parts = rows.map((row) => row.map(halves));
  const margins = parts.pop();
  for (const column of [0, 1, 2]) {
    assert.equal(
      parts.reduce((sum, row) => sum + row[column], 0),
      margins[column],
    );
  }
  assert.deepEqual(margins, [-11, -15, 4]);
  const name = await person.point("C3").getAttribute("aria-label");
  assert.ok(name.includes(say("point-differs", { difference: "+1" })), name);
  assert.equal(await person.text("difference"), say("compare-difference", { count: 10 }));

  await person.click("compare-proportional");
  await person.page.getByText(say("refused-no_sum")).waitFor();
  assert.equal(await pair.count(), 0);
  await person.close();
});

for (const language of LANGUAGES) {
  test(`regions are shared out on the board, and prisoners are filled in, in ${language}`, async () => {
    const person = await pages.open({ language });
    const { say } = person;
    await person.begin("proportional");
    await person.play("B1 D1 B2 D2 B3 D3 B4 D4 B5 C5 pass pass");
    await person.click("tab-count");
    await person.click("tab-steps");
    await person.test("totals").waitFor();
    const slider = person.test("step-slider");
    assert.equal(await slider.getAttribute("max"), "2", "the stones, what is one side’s, and the region of both");
    const share = { points: 4, black: 4, white: 5, parts: "4/9 : 5/9", shares: "1 7/9 : 2 2/9" };
    assert.ok((await person.text("step-text")).includes(say("does-share", share)));
    const fractions = person.page.locator("#drawing .share");
    assert.deepEqual(await fractions.allTextContents(), Array(4).fill("4/9:5/9"));
    assert.equal(await person.page.locator("#drawing .ring").count(), 9, "the stones that touch it");
    const name = await person.point("C2").getAttribute("aria-label");
    assert.ok(name.includes(say("point-parts", { black: "4/9", white: "5/9" })), name);
    const told = await person.page.evaluate(() => wire.received.findLast(({ is }) => is === "counts").counts[0]);
    const cells = await person.test("totals").locator("tbody tr").last().locator("td").allTextContents();
    assert.deepEqual(cells, [told.black, told.white, lead(told.result.margin, say, "graph-bound")]);
    await slider.focus();
    await person.page.keyboard.press("Home");
    assert.equal(await fractions.count(), 0);
    assert.ok((await person.text("count-sums")).includes(`${say("color-black")} 5`));

    await person.begin("japanese");
    await person.play("C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 E1 pass pass");
    await person.test("agree").waitFor();
    await person.markOnly(["E1"]);
    await person.click("yes-black");
    await person.click("yes-white");
    await person.test("steps").waitFor();
    await person.page.locator('[data-test="steps"] [role="tab"]').nth(1).click();
    assert.ok((await person.text("steps")).includes(say("method-prisoners")));
    const margins = await person.page.locator('[data-test="totals"] tbody td:last-child').allTextContents();
    assert.deepEqual([new Set(margins).size, margins.length >= 3], [1, true], String(margins));
    assert.ok((await person.text("totals")).includes(say("action-refill")));

    // Every ruleset at one komi: what differs is counted, not given. The piles of the game lie beside the board.
    await person.click("tab-rulesets");
    assert.ok((await person.text("side-white")).includes(say("pile-prisoners")));
    await person.test("compare-komi").selectOption("one");
    await person.test("one-komi").fill("0");
    await person.page.keyboard.press("Tab");
    await person.click("compare");
    await person.test("comparison").waitFor();
    const sent = await person.page.evaluate(() => wire.sent.findLast((wish) => wish.do === "compare"));
    assert.equal(sent.komi, 0);
    const row = person.test("comparison").locator("tr", { has: person.test("compare-chinese") });
    assert.equal(await row.locator("td").last().textContent(), lead("5", say, "graph-bound"));
    await person.close();
  });
}

test("territory is counted by hand: dead stones off, prisoners filled in, squared off, and read", async () => {
  const person = await pages.open();
  const { say } = person;
  await person.begin("japanese");
  await person.play("C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 E1 pass pass");
  await person.test("agree").waitFor();
  await person.markOnly(["E1"]);
  await person.click("yes-black");
  await person.click("yes-white");
  await person.test("steps").waitFor();
  // What the sums are made of.
  const made = [say("made-territory", { count: 10 }), say("made-territory", { count: 5 })];
  const shown = await person.text("made-of");
  assert.ok(
    made.every((part) => shown.includes(part)),
    shown,
  );
  assert.ok(shown.includes(`${made[1]} + ${say("made-prisoners", { count: 1 })} = 6`), shown);

  await person.click("tab-hand");
  await person.test("hand").waitFor();
  const margin = await marginOf(person);
  assert.equal(margin, lead("-2 1/2", say, "graph-bound"));
  // Nothing is done, and nothing read off, before the dead stone is off.
  assert.equal(await row(person, 1), "..XOX");
  assert.equal(await person.page.locator('[data-test="hand"] .step-kinds button').count(), 1);
  assert.equal(await person.test("hand-reads").count(), 0);
  await person.click("hand-dead_off-both");
  assert.equal(await row(person, 1), "..XO.");
  assert.equal(await marginOf(person), margin);
  const read = async () => (await person.text("hand-reads")).includes(say("method-prisoners"));
  assert.equal(await read(), false, "a prisoner is left");
  await person.click("hand-put_back-black");
  await person.at("B1");
  await person.click("hand-take");
  assert.equal(await row(person, 1), ".XXO.");
  assert.equal(await marginOf(person), margin);
  assert.equal(await read(), true);
  // Black's stone goes up, so that four lines of two are left, and one point.
  await person.click("hand-move-black");
  await person.at("B1");
  await person.at("A5");
  await person.click("hand-take");
  assert.equal(await row(person, 5), "X.XO.");
  assert.equal(await marginOf(person), margin);
  const cells = await person.test("hand-reads").locator("tbody td").allTextContents();
  assert.deepEqual(cells, ["9", "5"]);
  await person.close();
});

test("chains of which the engine is not sure are pointed at before both agree", async () => {
  const person = await pages.open();
  const { say } = person;
  await person.begin("jipingdian", { width: 9 });
  await person.play("E5 C3 G7 C7 G3 D5 F6 D3 pass pass");
  await person.test("agree").waitFor();
  await person.page.waitForFunction(() => wire.received.some(({ is }) => is === "judgement"));
  await person.settled();
  const { chains } = await person.page.evaluate(() => wire.received.findLast(({ is }) => is === "judgement"));
  const doubtful = chains.filter((chain) => chain.doubtful);
  assert.ok(doubtful.length > 0 && doubtful.length < chains.length, JSON.stringify(chains));
  assert.ok(
    chains.every((chain) => chain.doubtful === (!chain.proved && chain.confidence < 0.9)),
    JSON.stringify(chains),
  );
  assert.equal(
    await person.page.locator("#drawing .doubtful").count(),
    doubtful.flatMap(({ stones }) => stones).length,
  );
  const [{ stones, confidence }] = doubtful;
  const percent = Math.round(100 * confidence);
  const name = await person.point(stones[0]).getAttribute("aria-label");
  assert.ok(name.includes(say("point-doubtful", { percent })), name);
  const told = await person.text("agree-doubtful");
  assert.ok(told.includes(stones[0]) && told.includes(`${percent} %`), told);
  await person.close();
});

/** Plays the game to its stop and marks the dead stones for both sides, whose view is then counted. */
async function stop(person) {
  await person.begin("jipingdian");
  await person.play(GAME);
  await person.test("agree").waitFor();
  await person.markOnly(["E1", "E2"]);
  await person.click("tab-steps");
  await person.test("count-view").selectOption("black");
  await person.settled();
}

function marginOf(person) {
  return person.test("hand-margin").locator("strong").textContent();
}

/** The points whose names say something, in order. */
async function pointsThat(person, key) {
  const word = person.say(key);
  const names = await person.page
    .locator("[data-point]")
    .evaluateAll((all) => all.map((point) => [point.dataset.point, point.ariaLabel]));
  const comma = person.say("list-separator");
  return names.flatMap(([point, name]) => (name.split(comma).includes(word) ? [point] : [])).sort();
}

/** The stones of a row of the board. */
async function row(person, number) {
  const [black, white] = [await pointsThat(person, "point-black"), await pointsThat(person, "point-white")];
  const signs = [..."ABCDE"].map((letter) => {
    const point = letter + number;
    return black.includes(point) ? "X" : white.includes(point) ? "O" : ".";
  });
  return signs.join("");
}

/** How many halves a number as the page writes it is. */
function halves(text) {
  const [, sign, whole, half] = /^([-−+]?)(\d+)?( ?1\/2)?$/.exec(text);
  return (2 * Number(whole ?? 0) + (half === undefined ? 0 : 1)) * (sign === "-" || sign === "−" ? -1 : 1);
}
