// What has just happened is said and shown, the engine's moves too; and words and signs are explained where they stand.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sharedPages } from "./kit/pages.mjs";
import { LANGUAGES } from "./kit/words.mjs";

const pages = sharedPages();

test("a suicide has a sign while it is explained", async () => {
  const person = await pages.open();
  await person.begin("chinese");
  // A1 is White's suicide.
  await person.play("A2 E5 B1");
  const name = ["A1", person.say("point-empty"), person.say("point-illegal", { why: person.say("why-suicide") })];
  assert.equal(await person.point("A1").getAttribute("aria-label"), name.join(person.say("list-separator")));
  await person.away();
  assert.equal((await person.shown()).forbidden, 0);
  await person.point("A1").hover();
  assert.equal((await person.shown()).forbidden, 1);
  assert.ok((await person.text("reason")).includes(person.say("why-suicide")));
  await person.at("A1");
  await person.away();
  assert.equal((await person.shown()).forbidden, 1, "a click on it asks why");
  await person.at("C3");
  await person.away();
  assert.equal((await person.shown()).forbidden, 0);
  await person.close();
});

for (const language of LANGUAGES) {
  test(`what has just happened is told, in ${language}`, async () => {
    const person = await pages.open({ language });
    const { say } = person;
    const played = (side, point, others = 0, own = 0) => say("happened-played", { side, point, others, own });
    const offBoard = (side, move) => say("happened-off-board", { side, move: say(`move-${move}`) });
    const told = async (text) => {
      await person.away();
      // Once for those who do not see it, and once for those who do.
      assert.equal(await person.text("happened"), text);
      assert.equal(await person.test("happened").getAttribute("role"), "status");
      const shown = person.page.locator(".happened");
      assert.deepEqual([await shown.textContent(), await shown.getAttribute("aria-hidden")], [text, "true"]);
    };
    const marked = (side) => person.test(`tray-${side}`).evaluate((tray) => tray.matches(".is-last"));

    await person.begin("jipingdian");
    await told("");
    await person.play("B4 C4 A3 D3 B2 C2 C3 B3");
    await told(played("white", "B3", 1));
    await person.play("virtual");
    await told(offBoard("black", "virtual"));
    assert.deepEqual([await marked("black"), await marked("white")], [true, false]);
    await person.play("E1");
    await told(played("white", "E1"));
    assert.equal(await marked("black"), false);
    await person.play("pass");
    await told(say("line-offer-stop", { side: "black" }));
    // Wherever the game is shown.
    await person.click("first");
    await told("");
    await person.click("last");
    await person.click("undo");
    await told(played("white", "E1"));

    await person.begin("tromp-taylor", { width: 3 });
    await person.play("A2 A1 B2 C3 C1 B1");
    await told(played("white", "B1", 0, 2));
    await person.play("pass");
    await told(say("line-offer-pass", { side: "black" }));

    // The engine's move, which nobody has clicked.
    await person.begin("chinese", { width: 9, seats: { white: 1 } });
    await person.at("E5");
    await person.until((game) => game.thinking === null && game.state.move_number === 2);
    const { last_move: last } = (await person.told()).state;
    await told(played(last.color, last.move));
    await person.close();
  });

  test(`words and signs are explained where they stand, in ${language}`, async () => {
    const person = await pages.open({ language });
    const { say } = person;
    const asked = async (name) => {
      const { ruleset } = (await person.told()).state;
      await person.click(name);
      const help = person.test("help");
      const topics = await help.locator("dd").allTextContents();
      if (name === "help-line") {
        // First what is played, in a line.
        assert.equal(await help.locator("dt").first().textContent(), say(`ruleset-${ruleset}`));
        assert.ok(topics.shift().length > 3);
      }
      const signs = await help.locator("li").allTextContents();
      const drawn = await help.locator(".sample :is(path, circle, rect)").count();
      assert.ok(drawn >= signs.length, "every sign is drawn");
      await person.page.keyboard.press("Escape");
      return { topics, signs };
    };
    await person.begin("jipingdian");
    await person.play("B4 C4 A3 D3 B2 C2 C3 B3");
    assert.deepEqual((await asked("help-virtual-white")).topics, [say("about-virtual"), say("about-debt")]);
    assert.deepEqual((await asked("help-pass")).topics, [say("about-offer-stop")]);
    assert.deepEqual(await asked("help-line"), {
      topics: [say("about-offer-stop"), say("about-debt")],
      signs: [say("sign-last"), say("sign-repeats")],
    });
    await person.play("pass pass");
    await person.test("judgement-shown").check();
    await person.markOnly(["A3"]);
    const stop = await asked("help-line");
    assert.deepEqual(stop.topics, [say("about-stopped"), say("about-debt")]);
    const marks = ["black", "white"].map((side) => say("sign-dead", { side }));
    // The sample of that sign is a letter.
    const judged = await person.page.evaluate(() => wire.received.findLast(({ is }) => is === "judgement"));
    const doubts = judged.chains.some(({ doubtful }) => doubtful) ? [`?${say("sign-doubtful")}`] : [];
    assert.deepEqual(stop.signs, [...marks, say("sign-judged"), ...doubts]);
    await person.click("disagree");
    assert.deepEqual((await asked("help-line")).topics, [say("about-resolution", { costs: "yes" }), say("about-debt")]);
    await person.play("E5 pass pass");
    await person.markOnly([]);
    await person.click("yes-black");
    await person.click("yes-white");
    await person.test("count-sums").waitFor();
    assert.deepEqual((await asked("help-shares")).topics, [say("about-shares", { kind: "half" })]);
    const count = await asked("help-line");
    assert.ok(count.signs.includes(say("sign-away")) && count.signs.includes(say("sign-shared")), String(count.signs));

    await person.begin("chinese");
    await person.play("C3 pass pass");
    await person.click("disagree");
    assert.ok(!(await person.shown()).live.includes(say("line-free-extra")), "they have cost nothing before");
    assert.deepEqual((await asked("help-line")).topics, [say("about-resolution", { costs: "no" })]);
    await person.begin("new-ing");
    assert.deepEqual((await asked("help-pass")).topics, [say("about-offer-end")]);
    await person.begin("jihuozi");
    assert.deepEqual((await asked("help-pass")).topics, [say("about-offer-rest")]);
    await person.begin("proportional");
    assert.deepEqual((await asked("help-pass")).topics, [say("about-offer-unchanged")]);
    await person.begin("renju", { width: 15 });
    await person.play("J4 K5 L5 L3 H6 G7 M6 A1 J5 C1 L6 E1");
    assert.equal(await person.test("help-pass").count(), 0);
    const { topics, signs } = await asked("help-line");
    assert.deepEqual(topics, []);
    assert.ok(signs.includes(say("sign-forbidden", { kinds: say("forbidden-three-three") })), String(signs));
    await person.close();
  });
}
