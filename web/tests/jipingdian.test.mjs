// A whole game of 计枰點 by clicks: virtual moves, a ko, a stop, a disagreement that is played out, agreement, counting.

import assert from "node:assert/strict";
import { test } from "node:test";

import { dice } from "./kit/dice.mjs";
import { sharedPages } from "./kit/pages.mjs";
import { lead, LANGUAGES } from "./kit/words.mjs";

const pages = sharedPages();

/** Black's C3 takes into a ko that White takes back at B3. */
const KO = "B4 C4 A3 D3 B2 C2 C3 B3";

for (const language of LANGUAGES) {
  test(`a game of jipingdian from the ko to the count, in ${language}`, async () => {
    const person = await pages.open({ language });
    const { say } = person;
    assert.equal(await person.page.evaluate(() => document.documentElement.lang), language);
    await person.begin("jipingdian");
    await person.play(KO);

    // The ko is forbidden, and the page says why and shows the board that would come again.
    const rule = say("rule-no-regression");
    const reason = say("why-repeats", { what: "position", by: "white", after: 7, rule });
    assert.ok((await person.reasonAt("C3")).startsWith(`C3 ${reason}`));
    const name = ["C3", say("point-empty"), say("point-illegal", { why: reason })].join(say("list-separator"));
    assert.equal(await person.point("C3").getAttribute("aria-label"), name);
    await person.at("C3");
    assert.equal((await person.told()).state.move_number, 8, "a click on it changes nothing");
    await person.click("show-reason");
    assert.deepEqual((await person.shown()).rows, [".....", ".XO..", "X.XO.", ".XO..", "....."]);
    const earlier = say("earlier-shown", { after: 7, move: "C3" });
    assert.ok((await person.text("reason")).startsWith(earlier));
    await person.click("show-reason");
    assert.deepEqual((await person.shown()).rows, [".....", ".XO..", "XO.O.", ".XO..", "....."]);

    // Virtual moves of both sides; one at once after the other's would repeat the board.
    await person.play("virtual");
    const { crossed } = await person.shown();
    assert.deepEqual(crossed, [false, true]);
    const again = say("why-repeats", { what: "board", by: "black", after: 8, rule });
    const virtual = say("virtual-move-illegal", { why: again });
    assert.equal(await person.test("virtual-white").getAttribute("aria-label"), virtual);
    await person.test("virtual-white").focus();
    await person.away();
    await person.click("show-reason");
    assert.ok((await person.text("reason")).startsWith(say("earlier-shown", { after: 8, move: say("move-virtual") })));
    await person.click("show-reason");
    await person.play("C5 C3 virtual E2 B3");
    const contest = await person.shown();
    assert.deepEqual(
      [contest.virtual, contest.prisoners],
      [
        [1, 1],
        [1, 2],
      ],
    );
    assert.deepEqual(contest.pass, say("pass-offer_to_stop"));

    // A stop, and marks that differ.
    await person.play("pass");
    assert.equal(await person.text("pass"), say("pass-accept_stop"));
    assert.ok((await person.shown()).live.includes(say("line-offer-stop", { side: "black" })));
    await person.play("pass");
    const stop = await person.shown();
    assert.deepEqual([stop.phase, stop.live[2]], ["stopped", say("phase-stopped")]);
    await person.test("agree").waitFor();
    await person.markOnly(["E2"]);
    await person.click("mark-as-black");
    await person.at("E2");
    assert.deepEqual(
      (await person.told()).agreement.views.map((view) => view.dead),
      [[], ["E2"]],
    );
    assert.equal(await person.text("differs"), say("agree-differs", { points: "E2" }));
    assert.ok(await person.test("yes-black").isDisabled(), "nobody agrees to marks that differ");

    // Played out: who offered first moves first, and extra moves cost nothing.
    await person.click("disagree");
    await person.click("tab-count");
    await person.click("tab-agree");
    assert.equal(await person.text("disputed"), say("agree-disputed", { by: "black", side: "black", costs: "yes" }));
    await person.click("tab-play");
    const debt = (await person.told()).state.debt;
    await person.play("E1 D2");
    const resolution = await person.shown();
    assert.equal(resolution.phase, "resolution");
    assert.ok(resolution.live.includes(say("line-free-extra")));
    await person.click("play-as-white");
    await person.at("E3");
    const extra = await person.told();
    assert.deepEqual([extra.moves.length, extra.moves.at(-1)], [19, { color: "white", move: "E3" }]);
    assert.deepEqual(extra.state.debt, debt);

    // The second stop: both mark alike and say yes; a change takes both back.
    await person.play("pass pass");
    await person.test("agree").waitFor();
    await person.click("mark-as-both");
    await person.markOnly([]);
    await person.test("mark-alone").check();
    await person.at("E1");
    assert.equal(await person.test("differs").count(), 0);
    await person.click("yes-black");
    assert.equal(await person.text("yes-black"), say("said-yes"));
    await person.at("E1");
    assert.ok((await person.text("yes-black")).startsWith(say("say-yes")));
    await person.at("E1");
    await person.click("yes-white");
    const promised = await person.text("yes-black");
    await person.click("yes-black");
    const agreed = await person.told();
    const { winner, margin } = agreed.result;
    assert.equal(promised, say("say-yes-to", { winner, by: margin.replace(/^[-+]/, "").replace(" ", "\u00a0") }));
    assert.ok(agreed.agreement.agreed && agreed.state.over);

    await everyCount(person, agreed.result);
    await byHand(person, agreed.result, dice(LANGUAGES.indexOf(language)));
    await person.close();
  });
}

/** Every way to count, step by step: the margin is the same everywhere. */
async function everyCount(person, result) {
  const { say } = person;
  await person.test("steps").waitFor();
  const methods = person.page.locator('[data-test="steps"] [role="tab"]');
  const count = await methods.count();
  assert.ok(count > 5, `${count} ways to count`);
  const drawn = new Set();
  let bowls = false;
  for (let place = 0; place < count; place++) {
    await methods.nth(place).click();
    const slider = person.test("step-slider");
    const last = Number(await slider.getAttribute("max"));
    assert.ok(last > 0);
    await slider.focus();
    await person.page.keyboard.press("Home");
    for (let step = 0; step <= last; step++) {
      assert.equal(await slider.inputValue(), String(step));
      const number = say("step-of", { number: step + 1, last: last + 1 });
      assert.ok((await person.text("step-text")).startsWith(number));
      bowls ||= (await person.text("piles-black")).includes(say("pile-bowl"));
      drawn.add((await person.shown()).rows.join("/"));
      await person.page.keyboard.press("ArrowRight");
    }
    const margins = await person.page.locator('[data-test="totals"] tbody td:last-child').allTextContents();
    assert.ok(margins.length > 1);
    const margin = lead(result.margin, say, "graph-bound");
    assert.deepEqual([...new Set(margins)], [margin], await methods.nth(place).textContent());
    const by = result.margin.replace(/^[-+]/, "");
    const wins = say("result-win", { winner: result.winner, by, reason: say("reason-count") });
    assert.equal(await person.text("result"), wins);
  }
  // One side counted in tens has nothing to arrange on so small a board.
  assert.ok(drawn.size > count - 1, `the boards of the counts differ: ${drawn.size}`);
  assert.ok(bowls, "stones left in the bowls are beside the board");
}

/** A board made up by hand, by random steps: none of them changes the margin, and all can be taken back. */
async function byHand(person, result, random) {
  await person.click("tab-hand");
  await person.test("hand").waitFor();
  const told = () => person.page.evaluate(() => wire.received.findLast(({ is }) => is === "hand"));
  const begun = await told();
  for (let steps = 0; steps < 8; steps++) {
    const { may } = await told();
    const { step, side, at, most } = random.of(may);
    await person.click(`hand-${step}-${side ?? "both"}`);
    for (let picks = random.within(1, Math.min(most, 2)); picks > 0 && at.length > 0; picks--) {
      await person.at(at.splice(random.within(0, at.length - 1), 1)[0]);
    }
    await person.click("hand-take");
    const { rows, totals } = await told();
    assert.deepEqual((await person.shown()).rows, rows);
    assert.equal(totals.margin, result.margin);
    assert.ok((await person.text("hand-margin")).endsWith(lead(result.margin, person.say, "graph-bound")));
  }
  const { steps_made: made } = await told();
  assert.ok(made.length > 2, `${made.length} steps of 8 were possible`);
  for (let step = 0; step < made.length; step++) {
    await person.click("hand-undo");
  }
  assert.deepEqual((await told()).rows, begun.rows);
  assert.deepEqual((await person.shown()).rows, begun.rows);
}
