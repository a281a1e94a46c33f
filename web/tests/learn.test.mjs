// The dear moves of a record as questions: asked once the record is analysed, answered on the board, at the tray and by a
// pass, judged by a search, and left as they are by a reload. And what an analysis shows of costs beside them.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sharedPages } from "./kit/pages.mjs";
import { assertInWindow } from "./kit/places.mjs";
import { FOREIGN, MISTAKEN, openFile, pressIn, treeOf } from "./kit/reviewer.mjs";
import { LANGUAGES } from "./kit/words.mjs";

const pages = sharedPages();

/** Both sides throw a move away in a corner, and Black passes in a fight. */
const GAME =
  "(;GM[1]FF[4]SZ[9]KM[7]RU[jipingdian];B[ee];W[ec];B[cf];W[ii];B[cd];W[gf];B[aa];W[gd];B[ge];W[fe];B[fd];W[he];B[ff]" +
  ";W[ed];B[df];W[fc];B[];W[gg];B[fg])";

/** Opens a record and begins to learn from it, until the first question is asked. */
async function learn(person, record) {
  await openFile(person, record);
  await person.click("learn-begin");
  await person.test("learn-show").waitFor({ timeout: 120_000 });
  await person.settled();
}

/** What the review says of the mistakes, those of both sides or of one. */
async function mistakes(person, isAsked = () => true) {
  const { moves } = await person.page.evaluate(() => wire.received.findLast(({ is }) => is === "review"));
  const { unit } = await person.told();
  const cost = ({ points, winrate }) => (unit === null ? 10 * winrate : unit === "zi" ? 2 * points : points);
  return moves.filter((loss) => loss.better !== null && cost(loss) >= 2 && isAsked(loss));
}

/** Makes a move as an answer, and gives what was found of it. */
async function answer(person, move) {
  const { to_move: side } = (await person.told()).state;
  await (move === "pass"
    ? person.click("learn-pass")
    : move === "virtual"
      ? person.click(`virtual-${side}`)
      : person.at(move));
  return person.page.evaluate(() => wire.received.findLast(({ is }) => is === "tried"));
}

/** The best move of the position that is shown. */
async function best(person) {
  return (await person.told()).here.analysis.moves[0].move;
}

for (const language of LANGUAGES) {
  test(`the mistakes of a record are asked, answered and judged, in ${language}`, async () => {
    const person = await pages.open({ language });
    const { say, page } = person;
    await openFile(person, GAME);
    const nodes = await treeOf(person);

    // The analysis that is needed first is told of, and can be given up.
    await person.test("visits").count();
    await person.click("learn-begin");
    await person.test("learn-bar").waitFor();
    const told = await person.text("reason");
    assert.ok(told.includes(say("learn-analysing", { visits: 200, done: 0, of: nodes.length }).split("0")[0]), told);
    assert.equal(await page.getByRole("progressbar").count(), 1);
    await person.click("learn-end");
    await person.until((game) => game.analysing === null);
    assert.equal(await person.test("review-bar").count(), 1);
    await person.click("learn-begin");
    await person.test("learn-show").waitFor({ timeout: 120_000 });
    await person.settled();

    // The first question: where the mistake was made, with nothing of the engine's.
    const all = await mistakes(person);
    assert.ok(all.length >= 3, JSON.stringify(all));
    const [first] = all;
    const before = nodes.find(({ id }) => id === first.node).parent;
    assert.equal((await person.told()).here.id, before);
    assert.ok((await person.text("reason")).includes(first.points.toFixed(1)));
    assert.equal(await page.locator(".tried:not(.played), .expected").count(), 0);
    assert.equal(await page.locator(".tried.played").count(), first.move.length < 3 ? 1 : 0);

    // What costs too much is answered by what is expected.
    const found = await answer(person, "A1");
    assert.equal(found.move, "A1");
    assert.ok(found.points >= 2, JSON.stringify(found));
    assert.ok((await person.text("reason")).includes(`${found.points.toFixed(1)} ± ${found.error.toFixed(1)}`));
    assert.ok((await page.locator(".expected").count()) >= 2, "the try and what follows");
    assert.equal(await person.text("learn-solved"), say("learn-over", { solved: 0, all: all.length }));
    const size = nodes.length;

    // A virtual move and a pass are answers as well.
    for (const move of ["virtual", "pass"]) {
      const { move: judged, points } = await answer(person, move);
      assert.equal(judged, move);
      assert.ok((await person.text("reason")).includes(points.toFixed(1).replace("-", "−")));
    }

    // The best move is good; then the next one is asked.
    const good = await answer(person, await best(person));
    assert.equal(good.move, first.better);
    assert.equal(await person.text("learn-solved"), say("learn-over", { solved: 1, all: all.length }));
    await person.click("learn-next");
    const second = nodes.find(({ id }) => id === all[1].node).parent;
    const { here, moves, state } = await person.told();
    assert.equal(here.id, second);
    const tries = () => page.evaluate(() => wire.sent.filter((one) => one.do === "try").length);
    const many = await tries();
    await person.at(moves[state.move_number - 1].move);
    assert.equal(await tries(), many, "a stone stands there");

    // A reload leaves it where it was; a question whose answer was shown counts as not solved.
    await page.reload();
    await person.test("learn-show").waitFor();
    await person.settled();
    await person.test("learn-solved").waitFor();
    assert.equal((await person.told()).here.id, second);
    assert.equal(await person.text("learn-solved"), say("learn-over", { solved: 1, all: all.length }));
    await person.click("learn-show");
    assert.ok((await page.locator(".expected").count()) > 0);
    await answer(person, await best(person));
    assert.equal(await person.text("learn-solved"), say("learn-over", { solved: 1, all: all.length }));

    // One side's alone, to the end.
    await person.click("learn-side-white");
    const white = await mistakes(person, ({ color }) => color === "white");
    assert.equal(await person.test("learn").getByRole("listitem").count(), white.length);
    while ((await person.test("learn-next").count()) > 0) {
      await person.click("learn-show");
      await person.click("learn-next");
    }
    const solved = white.filter(({ node }) => node === first.node).length;
    assert.equal(await person.text("reason"), say("learn-over", { solved, all: white.length }));
    await person.click("learn-again");
    assert.equal((await person.told()).here.next_on_line, white.find(({ node }) => node !== first.node).node);
    await answer(person, await best(person));
    assert.equal(await person.text("learn-solved"), say("learn-over", { solved: solved + 1, all: white.length }));
    await person.click("learn-end");
    assert.equal(await person.test("review-bar").count(), 1);
    assert.equal((await treeOf(person)).length, size, "nothing was played");
    await person.close();
  });
}

/** A record under each kind of rules in which somebody throws a move away. */
const KINDS = {
  chinese: "(;SZ[7]RU[Chinese];B[dd];W[dc];B[cc];W[aa];B[ec];W[ed])",
  "new-ing": "(;SZ[7]RU[new-ing];B[dd];W[dc];B[cc];W[aa];B[ec];W[ed])",
  jihuozi: "(;SZ[7]RU[jihuozi];W[dd];B[dc];W[cc];B[aa];W[ec];B[ed])",
  renju: "(;GM[4]SZ[9]RU[renju];B[ee];W[de];B[ef];W[df];B[ed];W[aa];B[eg])",
};

for (const [ruleset, record] of Object.entries(KINDS)) {
  test(`a mistake is learnt from under ${ruleset}`, async () => {
    const person = await pages.open();
    await learn(person, record);
    const all = await mistakes(person);
    assert.ok(
      all.some(({ move }) => move === (ruleset === "renju" ? "A9" : "A7")),
      JSON.stringify(all),
    );
    const count = (await treeOf(person)).length;
    const passes = (await person.told()).state.pass_means !== null;
    assert.equal(await person.test("learn-pass").count(), passes ? 1 : 0);
    assert.equal(await person.test("learn").getByRole("listitem").count(), all.length);
    const { better } = all[0];
    assert.equal((await answer(person, better)).move, better);
    assert.equal(await person.text("learn-solved"), person.say("learn-over", { solved: 1, all: all.length }));
    assert.equal((await treeOf(person)).length, count);

    // The scale is in the unit of the ruleset: a 子 is two points, and a line game has the win rate alone.
    await person.click("learn-end");
    await person.test("engine-shown").check();
    const scale = { "new-ing": "≤ 0.25 ≤ 0.75 ≤ 1.5 ≤ 3 ≤ 6 > 6", renju: "≤ 5% ≤ 15% ≤ 30% ≤ 60% > 60%" };
    const told = await person.test("loss-scale").locator("[class^=cost]").allTextContents();
    assert.equal(told.filter((text) => text !== "").join(" "), scale[ruleset] ?? "≤ 0.5 ≤ 1.5 ≤ 3 ≤ 6 ≤ 12 > 12");
    await person.close();
  });
}

test("after a game against the engine one's own mistakes are asked, and those of the engine if one likes", async () => {
  const person = await pages.open();
  await person.begin("jipingdian", { width: 7, seats: { white: 1 } });
  for (const move of ["D4", "A7", "A1"]) {
    const { state } = await person.told();
    const free = /^[A-G]\d$/.test(move) && state.rows[7 - Number(move[1])]["ABCDEFG".indexOf(move[0])] === ".";
    await (free ? person.at(move) : person.click("virtual-black"));
    await person.until((game) => game.thinking === null && game.state.to_move === "black");
  }
  const { moves } = await person.told();
  await person.click("tab-review");
  await person.click("learn-begin");
  await person.test("learn-side-black").waitFor({ timeout: 60_000 });
  assert.equal(await person.test("learn-side-black").getAttribute("aria-pressed"), "true");
  const own = await mistakes(person, ({ color }) => color === "black");
  assert.ok(own.length > 0, "a corner is no move");
  assert.equal(await person.test("learn").getByRole("listitem").count(), own.length);
  await answer(person, await best(person));
  assert.equal(await person.text("learn-solved"), person.say("learn-over", { solved: 1, all: own.length }));
  // The engine's moves as questions: the person answers for it, and it does not move.
  await person.click("learn-side-white");
  for (const { node } of await mistakes(person, ({ color }) => color === "white")) {
    assert.equal((await person.told()).here.next_on_line, node);
    assert.equal((await answer(person, "virtual")).move, "virtual");
    await person.click("learn-next");
  }
  const after = await person.told();
  assert.deepEqual([after.moves, after.thinking], [moves, null]);
  await person.close();
});

test("another record ends it, and a record without mistakes says so", async () => {
  const person = await pages.open();
  await learn(person, GAME);
  await openFile(person, "(;SZ[5]RU[Chinese];B[cc])");
  assert.equal(await person.test("review-bar").count(), 1);
  await person.click("learn-begin");
  await person.page.getByText(person.say("learn-none")).first().waitFor({ timeout: 60_000 });
  await person.click("learn-end");
  // Locked hints end it too.
  await learn(person, GAME);
  await person.click("open-settings");
  await person.test("hints-locked").check();
  await person.page.keyboard.press("Escape");
  assert.deepEqual([await person.test("learn-bar").count(), await person.test("learn-begin").count()], [0, 0]);
  await person.close();
});

test("candidates have the colours of their costs, stones the dots of theirs, and dear moves their better lines", async () => {
  const person = await pages.open();
  const { page } = person;
  await openFile(person, GAME);
  await person.test("engine-shown").check();
  await person.click("analyse-line");
  await page.waitForFunction(() => wire.received.some(({ is, run }) => is === "analysed" && run === null), null, {
    timeout: 120_000,
  });
  await page.waitForFunction(() => wire.received.findLast(({ is }) => is === "review")?.analysed === 20);
  await person.settled();
  const review = () => page.evaluate(() => wire.received.findLast(({ is }) => is === "review"));
  const step = (points) => [0.5, 1.5, 3, 6, 12].filter((bound) => points > bound).length;
  const classOf = (one) => Number(/cost-(\d)/.exec(one)[1]);

  // Candidates: squares, seen through, each with what it costs beside the best one.
  await pressIn(person, "tree", "Home ArrowRight ArrowRight ArrowRight");
  const { here, state } = await person.told();
  const sign = state.to_move === "black" ? 1 : -1;
  const costs = here.analysis.moves.slice(0, 10).map(({ lead }) => sign * (here.analysis.moves[0].lead - lead));
  const marks = page.locator(".tried");
  const drawn = await marks.evaluateAll((all) => all.map((one) => one.getAttribute("class")));
  const onBoard = here.analysis.moves.slice(0, 10).map(({ move }) => /^[A-Z]\d/.test(move));
  assert.deepEqual(drawn.map(classOf), costs.filter((_, at) => onBoard[at]).map(step));
  assert.ok(new Set(drawn.map(classOf)).size > 1, "some are dearer");
  assert.equal(await marks.locator("circle").count(), 0, "no candidate is round");
  const seen = await marks
    .first()
    .locator("rect")
    .evaluate((one) => Number(getComputedStyle(one).fillOpacity));
  assert.ok(seen > 0.3 && seen < 0.8, `${seen}`);
  const number = (cost) => cost.toFixed(1).replace("-", "−");
  const texts = await marks.locator("text:not(.letter)").allTextContents();
  assert.deepEqual(texts, costs.filter((_, at) => onBoard[at]).map(number));
  const spoken = await person.point(here.analysis.moves[0].move).getAttribute("aria-label");
  assert.ok(spoken.includes(person.say("point-tried-loss", { letter: "A", value: number(costs[0]) })), spoken);

  // Dots on the stones that are still there, larger where the move was dearer; turned off and on.
  await pressIn(person, "tree", "End");
  const { state: last } = await person.told();
  const moves = (await review()).moves.filter(({ move, color }) => {
    const at = /^([A-Z])(\d+)$/.exec(move);
    const sign = at && last.rows[9 - Number(at[2])]["ABCDEFGHJ".indexOf(at[1])];
    return sign === (color === "black" ? "X" : "O");
  });
  const dots = page.locator(".loss-dot");
  const sizes = await dots.evaluateAll((all) =>
    all.map((one) => [one.getAttribute("class"), Number(one.getAttribute("r"))]),
  );
  assert.deepEqual(sizes.map(([name]) => classOf(name)).toSorted(), moves.map(({ points }) => step(points)).toSorted());
  const [small, large] = [sizes.find(([name]) => classOf(name) === 0), sizes.find(([name]) => classOf(name) > 3)];
  assert.ok(large[1] > small[1] + 0.05, JSON.stringify(sizes));
  await page.getByText(person.say("on-the-board")).click();
  await person.test("losses-shown").uncheck();
  assert.equal(await dots.count(), 0);
  await person.test("losses-shown").check();
  assert.equal(await dots.count(), moves.length);

  // The costliest moves of each side, the dearest first; each leads to the better line in its place.
  const dear = (color) =>
    moves0
      .filter((loss) => loss.color === color && loss.points > 0)
      .sort((a, b) => b.points - a.points)
      .slice(0, 5);
  const { moves: moves0 } = await review();
  const lists = person.test("dearest").getByRole("list");
  for (const [at, color] of ["black", "white"].entries()) {
    const items = await lists.nth(at).getByRole("button").allTextContents();
    assert.deepEqual(
      items.map((text) => Number(text.split(".")[0])),
      dear(color).map(({ number }) => number),
    );
  }
  const [worst] = dear("white");
  await lists.nth(1).getByRole("button").first().click();
  await person.settled();
  const shown = await person.told();
  assert.equal(shown.here.next_on_line, worst.node);
  const line = shown.here.analysis.moves[0].pv.filter((move) => /^[A-Z]\d/.test(move)).slice(0, 10);
  assert.equal(await page.locator(".expected").count(), line.length);
  assert.equal(await page.locator(".tried.played").count(), 1);
  const said = await person.text("reason");
  assert.ok(said.includes(worst.points.toFixed(1)), `${said} of ${JSON.stringify(worst)}`);
  await pressIn(person, "tree", "ArrowRight");
  assert.equal(await page.locator(".expected, .played").count(), 0, "it belongs to its position");

  // Win rate and lead together: in the graph, and in the list.
  assert.deepEqual(
    await page
      .locator(".graph .value-line, .graph .rate-line")
      .evaluateAll((all) => all.map((one) => one.getAttribute("d").length > 50)),
    [true, true],
  );
  const value = await person.test("graph").getAttribute("aria-valuetext");
  assert.ok(value.includes("%") && /leads by/.test(value), value);
  await person.close();
});

test("on a phone what is chosen in the panel is shown on the board", async () => {
  const person = await pages.open({ viewport: { width: 390, height: 660 }, touch: true, language: "zh-Hans" });
  const tap = async (place) => {
    await place.scrollIntoViewIfNeeded();
    await place.tap();
    await person.settled();
    await assertInWindow(person, ["board"], String(place));
  };
  await openFile(person, MISTAKEN);
  await tap(person.test("learn-begin"));
  await person.test("learn-show").waitFor({ timeout: 60_000 });
  await person.settled();
  await tap(person.point("A1"));
  await tap(person.test("learn").getByRole("button").last());
  await tap(person.test("learn-end"));
  await person.test("engine-shown").check();
  await tap(person.test("dearest").getByRole("button").first());
  assert.ok((await person.page.locator(".expected").count()) > 0);
  await person.close();
});

test("the tree and the comment have the height that the panel does not need", async () => {
  const person = await pages.open({ viewport: { width: 1440, height: 900 } });
  const height = (name) => person.test(name).evaluate((one) => one.getBoundingClientRect().height);
  const bottom = () =>
    person.page.locator(".panel.review > :last-child").evaluate((one) => one.getBoundingClientRect().bottom);
  await openFile(person, FOREIGN);
  const [tree, comment] = [await height("tree"), await height("comment")];
  assert.ok(comment > 200, `${comment}`);
  assert.ok((await bottom()) > 800, "to the end of the panel");
  // A tree that is higher takes more of it.
  const wide = Array.from({ length: 12 }, (_, at) => `(;B[${"abcdefghijkl"[at]}a];W[dd])`).join("");
  await openFile(person, `(;SZ[13]${wide})`);
  assert.ok((await height("tree")) > tree + 50, `${await height("tree")} after ${tree}`);
  assert.ok((await height("comment")) > 80);
  assert.ok((await bottom()) < 900);
  await person.close();
});
