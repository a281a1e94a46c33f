// The analysis of a record: stopped, continued, walked over by the graph, and saved. Without a network, and with the
// one that `LIANGYI_PAGE_NET` names.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sharedPages } from "./kit/pages.mjs";
import { CUT, Server } from "./kit/program.mjs";
import { FOREIGN, goTo, openFile, pressIn, saved, treeOf } from "./kit/reviewer.mjs";

const pages = sharedPages();
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
    const { server, person } = await pages.alone(t, "--net", net);
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
    const [letter, move] = (await person.test("candidate-A").textContent()).split(" ");
    assert.equal(letter, "A");
    await person.test("candidate-A").focus();
    const expected = await page.locator(".expected").count();
    assert.ok(expected > 1, `${expected} moves are expected`);
    await person.test("candidate-A").blur();
    assert.equal(await page.locator(".expected").count(), 0);
    await person.point(move).hover();
    await page.mouse.wheel(0, -100);
    await page.waitForFunction((count) => document.querySelectorAll(".expected").length === count, expected - 1);
    await person.away();

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
    assert.deepEqual(await page.locator(".bounds.rates span").allTextContents(), ["100%", "0%"]);
    for (const [measure, form] of Object.entries({ winrate: /^\d+%$/, lead: /^[+−]?\d+\.\d$/, loss: /^−?\d+\.\d$/ })) {
      await pressIn(person, "graph", "Home");
      await person.test("measure").selectOption(measure);
      assert.match(await page.locator(".tried text:not(.letter)").first().textContent(), form);
    }
    await pressIn(person, "graph", "End");

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

    // What the moves have cost is told, and leads to the moves; a link is without all that.
    await page.waitForFunction(
      (all) => wire.received.findLast(({ is }) => is === "review")?.analysed === all,
      POSITIONS,
    );
    await person.settled();
    assert.equal(await person.test("losses").locator("tbody tr").count(), 2);
    const dearest = await page.evaluate(() => wire.received.findLast(({ is }) => is === "review").dearest);
    assert.ok(dearest.length > 0);
    await person
      .test("dearest")
      .getByRole("button", { name: new RegExp(`^${dearest[0].number}\\.`) })
      .click();
    await person.settled();
    const { here: before } = await person.told();
    assert.equal(before.next_on_line, dearest[0].node, "it leads to where the move was made");
    assert.ok((await page.locator(".expected").count()) > 0, "with the better line");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await person.click("copy-link");
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.ok(link.length < 1500, link);

    // Locked hints hide it.
    await person.click("open-settings");
    await person.test("hints-locked").check();
    await page.keyboard.press("Escape");
    for (const name of ["graph", "candidates", "losses", "analyse-line"]) {
      assert.equal(await person.test(name).count(), 0, name);
    }
    assert.equal(await page.locator(".tried").count(), 0);

    // The browser has kept all of it for a program that is started anew.
    await page.waitForFunction(
      ([text, number, last]) => {
        const { sgf, steps } = JSON.parse(keptRecord());
        return sgf === text && (steps?.length ?? last) === number;
      },
      [text, dearest[0].number - 1, POSITIONS - 1],
    );
    await server.stop();
    const again = await Server.start("--net", net, "--port", String(server.port));
    t.after(() => again.stop());
    await page.goto(again.url);
    await person.click("open-kept");
    await page.waitForFunction((id) => wire.game.here.id === id, before.id);
    await person.settled();
    assert.deepEqual(await valuesOf(person), values);
    await person.close(CUT);
  });
}
