// Whose game it is: what the record says of it, asked for, shown and saved; clocks of persons; the sound of a stone.

import assert from "node:assert/strict";
import { test } from "node:test";

import { assertInWindow } from "./kit/places.mjs";
import { sharedPages } from "./kit/pages.mjs";
import { dropFile } from "./kit/reviewer.mjs";
import { LANGUAGES } from "./kit/words.mjs";

const pages = sharedPages();

const HEADED =
  "(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[6.5]RU[Chinese]GN[Final]EV[Cup]RO[3]DT[1846-09-11]PC[Osaka]PB[Shūsaku]BR[4d]" +
  "PW[Gennan <b>]WR[8d]HA[0]TM[3600]OT[5x30 byo-yomi]RE[B+2.5];B[ee];W[cc])";

/** The terms and what stands beside them in the list of the game. */
function headOf(person) {
  return person
    .test("head")
    .evaluate((list) =>
      [...list.querySelectorAll("div")].map((row) => [...row.children].map((part) => part.textContent)),
    );
}

/** The name of the file that is saved, and its text. */
async function saved(person) {
  const [download] = await Promise.all([person.page.waitForEvent("download"), person.test("save").click()]);
  const parts = [];
  for await (const part of await download.createReadStream()) {
    parts.push(part);
  }
  return { name: download.suggestedFilename(), text: Buffer.concat(parts).toString() };
}

for (const language of LANGUAGES) {
  test(`a new game asks for names, date and event, shows them and saves them, in ${language}`, async () => {
    const person = await pages.open({ language });
    const { say } = person;
    await person.test("new-game").click();
    assert.equal(await person.test("new-program").getAttribute("aria-pressed"), "true", "nothing has been played");
    await person.test("new-persons").click();
    await person.test("ruleset").selectOption("chinese");
    await person.test("size-9").click();
    await person.test("komi").fill("5.5");
    await person.test("head-fields").locator("summary").click();
    const today = await person.page.evaluate(() => {
      const now = new Date();
      return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
        .map((part) => String(part).padStart(2, "0"))
        .join("-");
    });
    assert.equal(await person.test("head-DT").inputValue(), today);
    const given = { PB: "甲 乙", BR: "3 kyu", PW: "W:*]", EV: "Club" };
    for (const [property, text] of Object.entries(given)) {
      await person.test(`head-${property}`).fill(text);
    }
    await person.click("start");
    await person.play("E5");
    assert.equal(await person.text("player-black"), "甲 乙 3 kyu");
    assert.equal(await person.text("player-white"), "W:*]");
    assert.ok((await person.shown()).live.includes(say("line-komi", { komi: "5.5" })));
    assert.deepEqual(await headOf(person), [
      [say("color-black"), "甲 乙 3 kyu"],
      [say("color-white"), "W:*]"],
      [say("new-komi"), "5.5"],
      [say("head-EV"), "Club"],
      [say("head-DT"), today],
    ]);
    const { name, text } = await saved(person);
    assert.equal(name, `${today}-甲_乙-W_].sgf`);
    for (const property of ["PB[甲 乙]", "BR[3 kyu]", "PW[W:*\\]]", "EV[Club]", `DT[${today}]`, "KM[5.5]"]) {
      assert.ok(text.includes(property), `${property}: ${text}`);
    }
    await person.close();
  });

  test(`a record says whose game it is, and is saved as it was, in ${language}`, async () => {
    const person = await pages.open({ language });
    const { say } = person;
    await dropFile(person, HEADED, "body");
    await person.until((game) => game.moves.length === 2);
    const [four, eight] = [4, 8].map((number) => say("rank-of-record", { number, kind: "d" }));
    assert.equal(eight, language === "en" ? "8d" : "8段");
    assert.equal(await person.text("player-white"), `Gennan <b> ${eight}`);
    await person.click("tab-play");
    assert.deepEqual(await headOf(person), [
      [say("color-black"), `Shūsaku ${four}`],
      [say("color-white"), `Gennan <b> ${eight}`],
      [say("new-komi"), "6.5"],
      [say("head-GN"), "Final"],
      [say("head-EV"), "Cup"],
      [say("head-RO"), "3"],
      [say("head-DT"), "1846-09-11"],
      [say("head-PC"), "Osaka"],
      [say("head-HA"), "0"],
      [say("head-TM"), say("head-minutes", { number: 60 })],
      [say("head-OT"), "5x30 byo-yomi"],
      [say("head-RE"), "B+2.5"],
    ]);
    const { name, text } = await saved(person);
    assert.equal(name, "1846-09-11-Shūsaku-Gennan_b_.sgf");
    assert.equal(text.replace(/\s+/g, ""), HEADED.replace(/\s+/g, ""));
    await person.close();
  });
}

test("a game against the program is begun with its strength, and the record names the program", async () => {
  const person = await pages.open();
  await person.begin("jipingdian");
  await person.test("new-game").click();
  await person.test("new-persons").click();
  assert.equal(await person.test("new-seat-white").count(), 0, "persons have no strength");
  await person.test("new-program").click();
  assert.equal(await person.test("new-seat-white").inputValue(), "level");
  const dialog = person.test("new-game-dialog");
  const strength = (number, kyu) => {
    const rank = person.say("rank-name", { number: kyu, kind: "k" });
    return person.say("seat-strength", { by: "playouts", number, rank });
  };
  assert.ok((await dialog.textContent()).includes(strength("50", "10")));
  await person.test("new-level-white").fill("2");
  await person.test("new-level-white").blur();
  assert.ok((await dialog.textContent()).includes(strength("25", "11")));
  await person.click("start");
  await person.at("C3");
  await person.until((game) => game.thinking === null && game.moves.length === 2);
  const { name, text } = await saved(person);
  assert.match(name, /^\d{4}-\d\d-\d\d-black-Liangyi\.sgf$/);
  assert.ok(text.includes("PW[Liangyi, level 2]") && !text.includes("PB["), text);
  // Two persons again.
  await person.test("new-game").click();
  await person.test("new-persons").click();
  await person.click("start");
  assert.deepEqual((await person.told()).seats, [{ by: "person" }, { by: "person" }]);
  await person.close();
});

test("a record is opened from the dialog of a new game", async () => {
  const person = await pages.open();
  await person.test("new-game").click();
  const [chooser] = await Promise.all([person.page.waitForEvent("filechooser"), person.test("new-open").click()]);
  await chooser.setFiles({ name: "a.sgf", mimeType: "application/x-go-sgf", buffer: Buffer.from(HEADED) });
  await person.until((game) => game.moves.length === 2);
  assert.equal(await person.test("new-game-dialog").count(), 0);
  assert.equal(await person.text("player-black"), "Shūsaku 4d");
  await person.close();
});

/** Begins a game of two persons with this time control and these fields of it. */
async function beginTimed(person, kind, fields) {
  await person.test("new-game").click();
  await person.test("new-persons").click();
  await person.test("ruleset").selectOption("jipingdian");
  await person.test("size-5").click();
  await person.test("time").selectOption(kind);
  for (const [field, value] of Object.entries(fields)) {
    await person.test(`time-${field}`).fill(String(value));
  }
  await person.click("start");
}

/** The seconds on a clock of the page. */
async function secondsOf(person, color) {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await person.text(`time-${color}`));
  return 60 * Number(minutes) + Number(seconds);
}

test("clocks run for the person who is to move, and go on after a reload", async () => {
  const person = await pages.open();
  await beginTimed(person, "byo-yomi", { minutes: 1, seconds: 20, count: 3 });
  assert.equal((await person.told()).clocks.control, "1m+3x20s");
  await person.page.waitForFunction(
    () => !/^1:00/.test(document.querySelector('[data-test="time-black"]').textContent),
  );
  await person.play("C3");
  const black = await secondsOf(person, "black");
  assert.ok(black < 60, `${black}`);
  await person.page.waitForFunction(
    () => !/^1:00/.test(document.querySelector('[data-test="time-white"]').textContent),
  );
  await person.page.reload();
  await person.test("time-white").waitFor();
  await person.settled();
  assert.equal(await secondsOf(person, "black"), black, "Black’s stands still");
  const white = await secondsOf(person, "white");
  assert.ok(white < 60, `White’s goes on: ${white}`);
  await person.page.setViewportSize({ width: 390, height: 660 });
  await person.settled();
  await assertInWindow(person, ["time-black", "time-white", "live"], "a phone");
  assert.match((await saved(person)).text, /TM\[60\]OT\[3x20 byo-yomi\].*BL\[5\d/s);
  await person.close();
});

for (const language of LANGUAGES) {
  test(`who oversteps the time has lost, in ${language}`, async () => {
    const person = await pages.open({ language });
    await beginTimed(person, "absolute", { minutes: 0.1 });
    await person.play("C3");
    await person.until((game) => game.lost_on_time);
    const { live } = await person.shown();
    assert.ok(live.includes(person.say("phase-time", { side: "white" })), live.join());
    assert.equal(await secondsOf(person, "white"), 0);
    assert.match((await saved(person)).text, /RE\[B\+T\]/);
    await person.close();
  });
}

test("every time control of the dialog is one that the program knows", async () => {
  const person = await pages.open();
  for (const [kind, control] of Object.entries({
    absolute: "20m",
    "byo-yomi": "10m+3x30s",
    fischer: "5m+10s",
    canadian: "10m+5m/25",
  })) {
    await beginTimed(person, kind, {});
    assert.equal((await person.told()).clocks.control, control);
  }
  await beginTimed(person, "none", {});
  assert.equal((await person.told()).clocks, null);
  assert.equal(await person.test("time-black").count(), 0);
  await person.close();
});

test("a stone sounds where the person wants it to", async () => {
  const person = await pages.open();
  await person.page.evaluate(() => {
    window.sounds = 0;
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...given) {
      window.sounds += 1;
      return start.apply(this, given);
    };
  });
  const heard = () => person.page.evaluate(() => window.sounds);
  await person.begin("jipingdian");
  await person.play("C3");
  assert.equal(await heard(), 0, "off unless it is chosen");
  await person.click("open-settings");
  await person.test("sound").check();
  await person.page.keyboard.press("Escape");
  await person.play("D3");
  assert.equal(await heard(), 1);
  await person.play("virtual");
  assert.equal(await heard(), 2);
  await person.click("undo");
  await person.click("redo");
  assert.equal(await heard(), 2, "going about makes no sound");
  await person.play("pass");
  assert.equal(await heard(), 2, "nor does a pass");
  await person.close();
});
