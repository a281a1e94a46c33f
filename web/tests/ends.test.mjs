// Other games to their ends: null moves of 新应氏, a wild region, a forbidden point of renju, the engine under Japanese
// rules.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sharedPages } from "./kit/pages.mjs";
import { LANGUAGES } from "./kit/words.mjs";

const pages = sharedPages();

/** Both sides take the engine's judgement over and say yes. */
async function agreeAsJudged(person) {
  await person.click("adopt-judgement");
  await person.click("yes-black");
  await person.click("yes-white");
  return person.told();
}

for (const language of LANGUAGES) {
  test(`null moves end a game of new-ing, in ${language}`, async () => {
    const person = await pages.open({ language });
    const { say } = person;
    await person.begin("new-ing");
    assert.equal(await person.test("tray-black").count(), 0, "there are no virtual moves");
    await person.play("C3");
    assert.equal(await person.text("pass"), say("pass-null_move"));
    await person.play("pass");
    assert.equal(await person.text("pass"), say("pass-accept_end"));
    assert.ok((await person.shown()).live.includes(say("line-offer-end", { side: "white" })));
    // The move that ends the game asks first, a stone that changes nothing too.
    await person.click("pass");
    const asked = await person.text("end");
    assert.ok(asked.includes(say("end-accepts")) && asked.includes(say("end-offered", { side: "white" })), asked);
    assert.equal(await person.test("end-wild").count(), 0);
    await person.click("end-no");
    assert.equal((await person.told()).state.move_number, 2, "no, and nothing has happened");
    await person.play("pass");
    const { result } = await agreeAsJudged(person);
    assert.deepEqual([result.winner, result.margin, result.reason], ["black", "8 3/4", "count"]);
    const by = say("in-zi", { points: "8 3/4" });
    const text = say("result-win", { winner: "black", by, reason: say("reason-count") });
    assert.equal((await person.shown()).live[2], text);

    // Who offers the end first and leaves a wild region loses.
    await person.begin("new-ing");
    await person.play("B2 D4");
    const wildShown = async () => (await person.page.locator("#drawing .wild").count()) > 0;
    assert.ok(!(await wildShown()), "in the middle of a game nothing is said of what is still open");
    await person.test("pass").hover();
    assert.ok(await wildShown(), "before an offer");
    await person.click("pass");
    const points = (await person.told()).signs.wild;
    assert.ok(points.length > 0);
    const named = [...points.slice(0, 12), ...(points.length > 12 ? ["…"] : [])].join(" ");
    assert.equal(await person.text("end-wild"), say("end-wild", { accepts: "no", side: "black", points: named }));
    await person.click("end-no");
    await person.away();
    assert.ok(!(await wildShown()));
    await person.play("pass");
    assert.ok(await wildShown(), "while an offer stands");
    await person.click("pass");
    assert.equal(await person.text("end-wild"), say("end-wild", { accepts: "yes", side: "black", points: named }));
    await person.click("end-yes");
    await person.test("agree").waitFor();
    assert.ok(await wildShown(), "while both agree");
    const lazy = (await agreeAsJudged(person)).result;
    assert.deepEqual([lazy.winner, lazy.reason], ["white", "wild_region"]);
    await person.test("steps").waitFor();
    const wild = say("result-win", { winner: "white", by: "none", reason: say("reason-wild_region") });
    assert.equal(await person.text("result"), wild);
    const { names, points: all } = await person.shown();
    const marked = all.flat().filter((_, place) => names.flat()[place].includes(say("point-wild")));
    const counted = await person.page.evaluate(
      () => wire.received.findLast(({ is }) => is === "counts").counts[0].lazy,
    );
    assert.equal(counted.offered_first, "black");
    assert.deepEqual(marked.sort(), counted.wild.sort());
    assert.ok(marked.length > 0);
    await person.close();
  });

  test(`null moves on the board have a sign and a reason, in ${language}`, async () => {
    const person = await pages.open({ language });
    const { say } = person;
    await person.begin("new-ing");
    await person.play("B4 C4 A3 D3 B2 C2 C3 B3");
    const signs = () => person.page.locator("#drawing .null-move").count();
    assert.equal(await signs(), 1, "the ko");
    const reason = (effect) => say("null-move-here", { means: "null", after: 7, effect });
    assert.equal(await person.reasonAt("C3"), `C3 ${reason("offers")}`);
    assert.ok((await person.point("C3").getAttribute("aria-label")).includes(reason("offers")));
    await person.click("help-line");
    assert.ok((await person.text("legend")).includes(say("sign-null", { means: "null" })));
    await person.page.keyboard.press("Escape");
    // It offers the end, and taking back again accepts that: this is asked.
    await person.play("C3");
    assert.deepEqual((await person.told()).state.offer, "black");
    const accepts = say("null-move-here", { means: "null", after: 8, effect: "ends" });
    assert.equal(await person.reasonAt("B3"), `B3 ${accepts}`);
    await person.at("B3");
    assert.ok((await person.text("end")).includes(say("end-offered", { side: "black" })));
    await person.click("end-no");
    assert.equal((await person.told()).state.move_number, 9);
    await person.at("B3");
    await person.click("end-yes");
    assert.equal((await person.told()).state.phase, "over");

    // Where a move that leaves the board unchanged ends the game, it has the sign too.
    await person.begin("proportional");
    await person.play("A2 E5 B1 E4");
    await person.click("play-as-white");
    assert.equal(await signs(), 0, "of the side to move alone");
    await person.click("play-as-black");
    await person.play("C3");
    assert.equal(await signs(), 1);
    const unchanged = say("null-move-here", { means: "unchanged", after: 5, effect: "offers" });
    assert.equal(await person.reasonAt("A1"), `A1 ${unchanged}`);
    await person.close();
  });

  test(`a forbidden point of renju, its verdicts, and the question before it, in ${language}`, async () => {
    const person = await pages.open({ language });
    const { say } = person;
    await person.begin("renju", { width: 15 });
    await person.play("J4 K5 L5 L3 H6 G7 M6 A1 J5 C1 L6 E1");
    // Renju's own letters have an I.
    const why = say("why-forbidden", { kinds: say("forbidden-three-three") });
    assert.ok((await person.reasonAt("J3")).startsWith(`I3 ${why}`));
    assert.equal(await person.page.locator("#drawing .stone-lines > g").count(), 2, "both open threes");

    // The question: no, and nothing has happened.
    await person.at("J3");
    assert.equal(await person.test("lose").locator("h2").textContent(), say("lose-title"));
    await person.click("lose-no");
    await person.away();
    assert.equal((await person.told()).state.move_number, 12);

    // Its chain of verdicts: J6, which would make an open four of one three, is forbidden itself after J3.
    await person.click("show-reason");
    const verdicts = person.test("verdicts");
    const step = async (number, text) => {
      const told = await verdicts.textContent();
      assert.ok(told.includes(say("verdict-of", { number, last: 2 })) && told.includes(text), told);
    };
    const forbidden = (kind) => say("verdict-forbidden", { kinds: say(`forbidden-${kind}`) });
    await step(1, `I3 ${forbidden("three-three")}`);
    await step(1, say("spoiled-forbidden", { point: "I6" }));
    await person.click("verdict-on");
    await step(2, `I6 ${forbidden("four-four")} ${say("verdict-after", { points: "I3" })}`);
    assert.ok(await person.test("verdict-on").isDisabled());
    const drawn = await person.shown();
    assert.deepEqual([drawn.rows[9].charAt(8), drawn.rows[12].charAt(8)], ["X", "X"], "with both stones on the board");
    await person.click("verdict-back");
    await verdicts.getByRole("button", { name: say("verdict-see", { number: 2 }) }).click();
    await step(2, `I6 ${forbidden("four-four")}`);
    await person.click("show-reason");
    assert.equal(await verdicts.count(), 0);

    // Yes: it loses.
    await person.at("J3");
    await person.click("lose-yes");
    const { result } = (await person.told()).state;
    assert.deepEqual([result.winner, result.reason], ["white", "forbidden_move"]);
    const lost = say("result-win", { winner: "white", by: "none", reason: say("reason-forbidden_move") });
    assert.equal((await person.shown()).live[2], lost);
    await person.close();
  });
}

test("a game against the engine under Japanese rules, to its count", async () => {
  const person = await pages.open();
  await person.begin("japanese", { width: 9, seats: { white: 1 } });
  assert.equal((await person.told()).network, null);
  const over = (game) => game.state.over || game.resigned !== null;
  const mine = () =>
    person.until((game) => game.thinking === null && (game.state.to_move === "black" || game.state.over));
  for (const point of ["E5", "E3", "E7", "E1", "E9", "D4", "D6", "C3"]) {
    const { state } = await person.told();
    const isFree = state.rows[9 - Number(point[1])].charAt("ABCDEFGHJ".indexOf(point[0])) === ".";
    if (isFree && !state.illegal.some(({ move }) => move === point)) {
      await person.at(point);
      await mine();
    }
  }
  // One press takes a move of one's own back, with the engine's answer; the engine makes another answer.
  const before = await person.told();
  await person.click("undo");
  const back = await person.told();
  assert.deepEqual([back.state.move_number, back.state.to_move], [before.moves.length - 2, "black"]);
  await person.click("redo");
  assert.equal((await person.told()).state.move_number, before.moves.length - 1);
  assert.equal((await person.told()).thinking, null, "it waits while an earlier position is shown");
  await person.click("play-on");
  await mine();
  assert.equal((await person.told()).moves.length, before.moves.length);
  // What it would play in Black's place is told when it is asked.
  await person.click("hint");
  await person.test("hint-text").waitFor();
  let game = await person.told();
  while (!over(game)) {
    assert.ok(game.moves.length < 300, "the engine passes once nothing is left to do");
    await person.click("pass");
    await mine();
    game = await person.told();
  }
  assert.equal(game.resigned, null, "who only passes wins nothing");
  // The engine has marked what it judges, and says yes to the same.
  await person.click("adopt-judgement");
  await person.click("yes-black");
  await person.until((game) => game.result !== null);
  const { result } = await person.told();
  await person.test("steps").waitFor();
  const by = result.margin.replace(/^[-+]/, "");
  const reason = person.say("reason-count");
  assert.equal(await person.text("result"), person.say("result-win", { winner: result.winner, by, reason }));
  await person.close();
});

test("marks begin with the engine’s proposal, a group takes one click, and an agreement can be changed", async () => {
  const person = await pages.open();
  const { say } = person;
  await person.begin("chinese", { width: 7 });
  // Black has the left, with two white stones in it.
  await person.play("E1 F1 E2 F2 E3 F3 E4 F4 E5 F5 E6 F6 E7 F7 D6 A4 B6 C5 B4 G7 B2 G1 D2 pass pass");
  await person.test("agree").waitFor();
  const judged = await person.page.evaluate(() => wire.received.findLast(({ is }) => is === "judgement"));
  const dead = async (by) => (await person.told()).agreement.views[by].dead;
  assert.deepEqual(
    judged.chains
      .filter(({ dead }) => dead)
      .flatMap(({ stones }) => stones)
      .sort(),
    ["A4", "C5"],
  );
  const begun = judged.chains.filter(({ proposed }) => proposed).flatMap(({ stones }) => stones);
  assert.deepEqual([await dead(0), await dead(1)], [begun, begun]);
  const isProved = judged.chains.every(({ proved, proposed }) => proved || !proposed);
  if (begun.length > 0) {
    const by = isProved ? "proof" : "judgement";
    assert.equal(await person.text("agree-marked"), say("agree-proposed", { count: begun.length, by }));
  }
  assert.equal(await person.page.locator("#drawing .judged").count(), 0, "a layer that is turned on");
  await person.test("judgement-shown").check();
  assert.ok((await person.page.locator("#drawing .judged-dead").count()) > 0);
  // One click is about both stones, or about one where that is wanted.
  if (begun.includes("A4")) {
    await person.at("A4");
  }
  assert.deepEqual(await dead(0), []);
  assert.equal(await person.text("agree-marked"), say("agree-nothing-marked"));
  const doubtful = judged.chains.filter(({ doubtful }) => doubtful);
  if (doubtful.length === 0) {
    assert.equal((await person.text("agree-otherwise")).trim(), say("agree-otherwise", { count: 2 }));
  } else {
    const told = await person.text("agree-doubtful");
    assert.ok(
      doubtful.slice(0, 3).every(({ stones }) => told.includes(stones[0])),
      told,
    );
  }
  await person.at("C5");
  assert.deepEqual((await dead(1)).sort(), ["A4", "C5"]);
  await person.test("mark-alone").check();
  await person.at("A4");
  assert.deepEqual(await dead(0), ["C5"]);
  assert.equal(await person.text("agree-marked"), say("agree-marked", { count: 1 }));
  await person.at("A4");
  await person.click("yes-black");
  await person.click("yes-white");
  const { result } = await person.told();
  assert.equal(result.winner, "black");
  // Both have agreed, and change their minds: the marks are there as before.
  await person.click("tab-agree");
  await person.click("reconsider");
  const again = await person.told();
  assert.deepEqual([again.result, again.agreement.agreed, again.agreement.said_yes], [null, false, [false, false]]);
  assert.deepEqual((await dead(0)).sort(), ["A4", "C5"]);
  await person.at("C5");
  await person.click("yes-black");
  await person.click("yes-white");
  assert.notEqual((await person.told()).result.margin, result.margin);
  await person.close();
});

test("what is owed, and what a pass is, has the ruleset’s words", async () => {
  const person = await pages.open();
  const { say } = person;
  await person.begin("olympic-2008");
  await person.play("C3");
  assert.ok((await person.shown()).live.includes(say("line-last-stone", { side: "black", points: 1 })));
  await person.play("pass pass");
  await person.click("disagree");
  assert.ok(!(await person.shown()).live.includes(say("line-free-extra")), "extra moves have cost nothing before");
  const count = async () => {
    await person.play("pass pass");
    await person.click("yes-black");
    await person.click("yes-white");
    await person.click("tab-count");
    await person.click("tab-steps");
    await person.test("totals").waitFor();
  };
  await person.begin("olympic-2008");
  await person.play("C3");
  await count();
  assert.ok((await person.text("totals")).includes(say("totals-last-stone")));
  assert.ok((await person.text("count-sums")).includes(say("line-last-stone", { side: "black", points: 1 })));
  // Where nothing can be owed no column tells of it.
  await person.begin("chinese");
  await count();
  assert.equal(await person.page.locator('[data-test="totals"] thead th').count(), 3);
  for (const ruleset of ["ing-1991", "jihuozi-2010", "jihuozi-2011"]) {
    await person.begin(ruleset);
    assert.ok((await person.text("virtual-black")).includes(say("virtual-pass")), ruleset);
    await person.click("help-virtual-black");
    assert.ok((await person.text("help")).includes(say("about-virtual-pass")));
    await person.page.keyboard.press("Escape");
  }
  await person.begin("jipingdian");
  assert.ok((await person.text("virtual-black")).includes(say("virtual-move")));
  await person.close();
});

test("a count in the middle of a game is an estimate, and resigning asks", async () => {
  const person = await pages.open();
  const { say } = person;
  await person.begin("chinese");
  await person.play("C3 B2");
  await person.click("tab-count");
  await person.click("tab-steps");
  await person.test("result").waitFor();
  const counted = await person.page.evaluate(
    () => wire.received.findLast(({ is }) => is === "counts").counts[0].result,
  );
  const by = counted.margin.replace(/^[-+]/, "");
  assert.equal(await person.text("result"), say("estimate-win", { winner: counted.winner, by }));
  assert.equal(await person.text("count-sums"), await person.text("result"), "told for the side that leads");
  assert.equal(await person.test("totals").count(), 0, "nothing is counted");
  assert.equal(await person.text("count-how"), say("estimate-how"));
  assert.ok((await person.text("step-text")).length > 0);
  assert.ok(!(await person.text("steps")).includes(say("reason-count")), "nothing is called counted");
  // A hint tells the lead of the same search.
  await person.click("tab-play");
  await person.click("hint");
  await person.test("hint-text").waitFor();
  const { color, lead } = await person.page.evaluate(() => wire.received.findLast(({ is }) => is === "hint"));
  const led = color === "black" ? lead : -lead;
  assert.ok(Math.abs(led - Number(counted.margin)) < 4, `${led} ${counted.margin}`);
  // At the stop it is a count.
  await person.play("pass pass");
  await person.click("tab-steps");
  await person.test("count-view").selectOption("black");
  await person.settled();
  assert.ok((await person.text("result")).endsWith(`(${say("reason-count")})`));

  await person.begin("chinese");
  await person.play("C3");
  await person.click("resign-black");
  // It is read out, and Enter does no harm: the focus is on the no. So does Escape.
  const asked = person.test("resign-dialog");
  assert.equal(await asked.getAttribute("role"), "alertdialog");
  assert.equal(await asked.locator(":focus").getAttribute("data-test"), "resign-no");
  await person.page.keyboard.press("Enter");
  assert.equal(await asked.count(), 0);
  await person.click("resign-black");
  await person.page.keyboard.press("Escape");
  await person.settled();
  assert.equal(await asked.count(), 0);
  assert.equal((await person.told()).resigned, null);
  await person.click("resign-black");
  await person.click("resign-yes");
  assert.equal((await person.told()).resigned, "black");
  assert.ok((await person.shown()).live.includes(say("phase-resigned", { side: "black" })));
  await person.close();
});
