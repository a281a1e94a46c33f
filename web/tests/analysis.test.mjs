// The analysis of a record: stopped, continued, walked over by the graph, and saved. Without a network, and with the one
// that `LIANGYI_PAGE_NET` names.

import assert from "node:assert/strict";
import { test } from "node:test";

import { launch } from "./support/browser.mjs";
import { Person } from "./support/person.mjs";
import { FOREIGN } from "./support/records.mjs";
import { goTo, openFile, pressIn, saved, treeOf } from "./support/reviewer.mjs";
import { Server } from "./support/server.mjs";

const NET = process.env.LIANGYI_PAGE_NET;
/** The positions of the line that is analysed: the main line with its start. */
const POSITIONS = 9;

/** What is known of the nodes after the page has been told the tree anew. */
async function valuesOf(person) {
  const nodes = await treeOf(person);
  const round = (value) => Math.round(1000 * value) / 1000;
  return nodes.map(({ value }) => value && [value.visits, round(value.winrate), round(value.lead), value.stopped]);
}

/** The nodes of which the page has been told since. */
function toldSince(person, from) {
  return person.page.evaluate((from) => wire.received.slice(from).filter(({ is }) => is === "analysed"), from);
}

for (const net of NET === undefined ? ["none"] : ["none", NET]) {
  test(`a game is analysed with network ${net}`, async (t) => {
    const [browser, server] = await Promise.all([launch(), Server.start("--net", net)]);
    t.after(() => Promise.all([browser.close(), server.stop()]));
    const person = await Person.open(browser, server.url);
    const { page, say } = person;
    await openFile(person, FOREIGN.replaceAll("\n", ""));
    await goTo(person, (await treeOf(person)).find(({ move }) => move === "D16").id);

    // Nothing of the engine is there before it is wanted.
    for (const name of ["graph", "candidates", "losses", "analyse-line"]) {
      assert.equal(await person.test(name).count(), 0, name);
    }
    await person.test("engine-shown").check();
    const graph = person.test("graph");
    assert.equal(await page.evaluate(() => wire.sent.some((one) => one.do === "analyse")), false);
    assert.ok((await graph.getAttribute("aria-valuetext")).includes(say("not-analysed-short")));

    // Stopped by Escape, it goes on where it was.
    await person.test("visits").selectOption("50");
    await person.click("analyse-line");
    await page.waitForFunction(() => wire.received.some(({ run }) => run?.done >= 3), null, { timeout: 60_000 });
    await page.keyboard.press("Escape");
    await person.until((game) => game.analysing === null);
    assert.equal(await person.test("progress").count(), 0);
    const first = await page.evaluate(() => wire.received.length);
    const done = new Set(
      (await toldSince(person, 0)).filter(({ analysis }) => analysis.visits >= 50).map(({ node }) => node),
    );
    assert.ok(done.size >= 3 && done.size < POSITIONS, `${done.size} are done`);
    await page.waitForTimeout(500);
    assert.deepEqual(await toldSince(person, first), [], "nothing goes on");
    await person.click("analyse-line");
    await page.waitForFunction(
      () =>
        wire.received.at(-1).is !== "game" && wire.received.some(({ is, run }) => is === "analysed" && run === null),
      null,
      { timeout: 120_000 },
    );
    const second = await toldSince(person, first);
    assert.deepEqual(
      second.filter(({ node }) => done.has(node)),
      [],
      "what was done is not done again",
    );
    await page.waitForTimeout(500);
    await person.settled();

    // Candidates and what is expected after one, by the pointer, the focus and the wheel.
    assert.ok((await page.locator(".tried").count()) > 0);
    assert.equal(await page.locator(".tried.best").count(), 1);
    const { move, pv } = (await person.told()).here.analysis?.moves[0] ?? second.at(-1).analysis.moves[0];
    const name = await person.test("candidate-A").textContent();
    assert.ok(name.startsWith("A "), name);
    await person.test("candidate-A").focus();
    const expected = await page.locator(".expected").count();
    assert.ok(expected > 0 && pv[0] === move);
    await person.test("candidate-A").blur();
    assert.equal(await page.locator(".expected").count(), 0);

    // The graph: the arrows and a click go to moves.
    await pressIn(person, "graph", "Home");
    assert.equal((await person.told()).here.id, 0);
    await pressIn(person, "graph", "ArrowRight ArrowRight ArrowLeft");
    assert.equal((await person.told()).state.move_number, 1);
    assert.ok(!(await graph.getAttribute("aria-valuetext")).includes(say("not-analysed-short")));
    const { width, height } = await graph.boundingBox();
    await graph.click({ position: { x: width - 10, y: height / 2 } });
    await person.settled();
    assert.equal(await graph.getAttribute("aria-valuenow"), await graph.getAttribute("aria-valuemax"));
    await person.test("measure").selectOption("winrate");
    assert.equal(await page.locator(".bounds span").first().textContent(), "100%");

    // Saved and opened again all of it is there, and nothing is analysed.
    await person.click("tab-play");
    await person.click("tab-review");
    const text = await saved(person);
    await openFile(person, text);
    const values = await valuesOf(person);
    assert.equal(values.filter((value) => value !== null).length, POSITIONS);
    await person.click("analyse-line");
    await person.until((game) => game.analysing === null);
    assert.deepEqual(await valuesOf(person), values);
    assert.equal(await saved(person), text);

    // Locked hints hide it.
    await person.click("open-settings");
    await person.test("hints-locked").check();
    await page.keyboard.press("Escape");
    for (const name of ["graph", "candidates", "losses", "analyse-line"]) {
      assert.equal(await person.test(name).count(), 0, name);
    }
    assert.equal(await page.locator(".tried").count(), 0);
    await person.close();
  });
}
