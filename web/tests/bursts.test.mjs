// Keys and clicks that come faster than answers, a line that is cut, and a page that the program does not know: nothing
// is lost unsaid, and nothing ends in a red message.

import assert from "node:assert/strict";
import { test } from "node:test";

import { dice } from "./kit/dice.mjs";
import { reconnected, sharedPages } from "./kit/pages.mjs";
import { Person } from "./kit/person.mjs";
import { CUT, Server } from "./kit/program.mjs";
import { FOREIGN, openFile, pressIn } from "./kit/reviewer.mjs";
import { LANGUAGES } from "./kit/words.mjs";

const pages = sharedPages();
/** Sixty keys a second. */
const PAUSE_MS = 1000 / 60;

/** Presses keys at that pace, whatever the page answers meanwhile, and no red message comes up. What has crossed a move of the engine's is refused unsaid. */
async function burst(person, keys, mayCross = false) {
  await person.page.evaluate(() => {
    window.red = [];
    const look = () => document.querySelectorAll(".refused").forEach((one) => window.red.push(one.textContent));
    window.looking = new MutationObserver(look);
    window.looking.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const started = Date.now();
  for (const [number, key] of keys.entries()) {
    await person.page.keyboard.press(key);
    await new Promise((resolve) => setTimeout(resolve, started + (number + 1) * PAUSE_MS - Date.now()));
  }
  await person.settled();
  const { red, refused } = await person.page.evaluate(() => {
    window.looking.disconnect();
    return { red: window.red, refused: wire.received.filter(({ is }) => is === "refused").map(({ why }) => why.kind) };
  });
  const others = refused.filter((kind) => !mayCross || kind !== "old_revision");
  assert.deepEqual([red, others], [[], []]);
}

const repeated = (keys, times) => Array.from({ length: times }, () => keys.split(" ")).flat();

test("sixty keys a second make no error: stones, virtual moves, passes, back and on", async () => {
  const random = dice(60);
  const person = await pages.open();
  for (const [ruleset, width] of [
    ["jipingdian", 9],
    ["chinese", 19],
    ["new-ing", 7],
    ["renju", 15],
  ]) {
    await person.begin(ruleset, { width });
    await person.point("C3").focus();
    await burst(person, ["Enter", "Enter", "ArrowRight", "Enter", "Enter", "v", "v", "x", "v", "u", "u", "r", "Enter"]);
    const keys = "Enter Enter Enter u u r [ ] ArrowRight ArrowLeft ArrowUp ArrowUp ArrowDown v x { }".split(" ");
    await burst(
      person,
      Array.from({ length: 180 }, () => random.of(keys)),
    );
    // Passes until the game stops, and what is pressed after that.
    await burst(person, repeated("p", 12));
    await burst(person, repeated("Enter", 12));
  }
  await person.close();
});

test("every step of a burst is gone, and every stone of one is made", async () => {
  const person = await pages.open();
  await person.begin("chinese", { width: 9 });
  await person.page.evaluate(() => {
    for (const point of ["A1", "B2", "C3", "D4", "E5", "F6"]) {
      document.querySelector(`[data-point="${point}"]`).click();
    }
  });
  await person.settled();
  assert.deepEqual(
    (await person.told()).moves.map(({ color, move }) => `${color} ${move}`),
    ["black A1", "white B2", "black C3", "white D4", "black E5", "white F6"],
  );
  await burst(person, repeated("u", 4));
  assert.equal((await person.told()).state.move_number, 2);
  await burst(person, ["r", "r", "r", "u"]);
  assert.equal((await person.told()).state.move_number, 4);
  await burst(person, repeated("u", 60));
  assert.equal((await person.told()).state.move_number, 0);
  await burst(person, repeated("r", 60));
  assert.equal((await person.told()).state.move_number, 6);
  // A stone after a way back is made where that leads, and a way back after a stone begins with it.
  await person.page.evaluate(() => {
    document.querySelector('[data-test="undo"]').click();
    document.querySelector('[data-point="G7"]').click();
    document.querySelector('[data-test="undo"]').click();
    document.querySelector('[data-test="undo"]').click();
  });
  await person.settled();
  const { state, moves } = await person.told();
  assert.deepEqual([state.move_number, moves.at(-1).move], [4, "G7"]);
  await person.close();
});

test("bursts against the engine, in a tree and at a stop make no error", async () => {
  const person = await pages.open();
  await person.begin("jihuozi", { width: 7, seats: { white: 1 } });
  await person.point("D4").focus();
  await burst(person, repeated("Enter u Enter ArrowRight Enter [ r", 12), true);
  await person.page.evaluate(() => (wire.received.length = 0));
  await openFile(person, FOREIGN);
  await pressIn(person, "tree", "Home");
  await burst(person, repeated("ArrowRight", 30));
  await burst(person, repeated("ArrowRight ArrowDown ArrowLeft ArrowUp", 15));
  await person.begin("chinese");
  await person.play("C3 C2 B2 pass pass");
  await person.markOnly([]);
  await person.test("mark-alone").check();
  await person.point("C3").focus();
  await burst(person, repeated("Enter", 31));
  // An odd number of times: it is marked.
  assert.deepEqual((await person.told()).agreement.views[0].dead, ["C3"]);
  await person.test("yes-black").focus();
  await burst(person, repeated("Enter", 10));
  assert.deepEqual((await person.told()).agreement.said_yes, [true, false]);
  await person.close();
});

test("a stone right after a comment is made", async () => {
  const person = await pages.open();
  await openFile(person, FOREIGN);
  for (const [pause, point] of [0, 5, 50, 100, 690, 700, 705, 720].map((pause, place) => [pause, `J${place + 5}`])) {
    const before = (await person.told()).state.move_number;
    await person.test("comment").fill(`written before ${point}`);
    await person.page.waitForTimeout(pause);
    await person.at(point);
    const { state, here } = await person.told();
    assert.deepEqual([state.move_number, state.last_move.move], [before + 1, point], `${pause} ms after it`);
    assert.equal(here.comment, "");
    await person.click("undo");
    assert.equal((await person.told()).here.comment, `written before ${point}`);
    await person.click("redo");
  }
  await person.close();
});

for (const language of LANGUAGES) {
  test(`controls are dead while the line is cut, and live again, in ${language}`, async (t) => {
    const { tunnel, server, person } = await pages.throughTunnel(t, { language });
    await person.begin("jipingdian");
    await person.play("C3 B2");
    const before = await person.told();
    const sent = () => person.page.evaluate(() => wire.sent.filter((one) => "do" in one).length);
    tunnel.to = null;
    tunnel.cut();
    await person.test("link").getByText(person.say("link-cut")).waitFor();
    const count = await sent();
    for (const name of ["pass", "virtual-black", "undo", "hint", "tab-count"]) {
      assert.ok(await person.test(name).isDisabled(), name);
      await person.test(name).click({ force: true });
    }
    for (const name of ["new-game", "open", "save"]) {
      assert.ok(await person.test(name).isDisabled(), name);
    }
    assert.ok(await person.point("D4").isDisabled());
    await person.point("D4").click({ force: true });
    await person.point("E1").focus();
    for (const key of ["Enter", "u", "v", "p", "ArrowLeft"]) {
      await person.page.keyboard.press(key);
    }
    assert.equal(await sent(), count, "nothing is asked");
    assert.deepEqual((await person.shown()).rows, before.state.rows);
    // Settings need no line.
    await person.test("open-settings").click();
    await person.test("settings").waitFor();
    await person.test("theme").selectOption("dark");
    await person.page.keyboard.press("Escape");
    tunnel.to = server.port;
    await reconnected(person);
    assert.deepEqual((await person.told()).moves, before.moves, "nothing was done meanwhile");
    assert.equal(await person.test("pass").isDisabled(), false);
    assert.equal(await person.test("new-game").isDisabled(), false);
    await person.play("D4 virtual");
    await person.close(CUT);
  });

  test(`a page without the token says what to open, in ${language}`, async (t) => {
    const server = await Server.start();
    t.after(() => server.stop());
    const browser = await pages.browser();
    const notice = (page) => page.locator('[data-test="link"] .notice');
    const [bare] = server.url.split("#");
    const person = await Person.open(browser, bare, { language, ready: notice });
    assert.equal(await notice(person.page).textContent(), person.say("link-locked-out"));
    assert.ok(await person.test("new-game").isDisabled());
    await person.page.waitForTimeout(1500);
    assert.equal(await notice(person.page).textContent(), person.say("link-locked-out"), "it goes on saying so");
    // The address of another run of the program.
    await person.page.goto(`${bare}#token=${"0".repeat(32)}`);
    await notice(person.page).getByText(person.say("link-locked-out")).waitFor();
    // The right one, in the same tab; from then on the bare address will do.
    await person.page.goto(server.url);
    await person.page.getByRole("grid").waitFor();
    assert.equal(await notice(person.page).count(), 0);
    await person.page.goto(bare);
    await person.page.getByRole("grid").waitFor();
    await person.settled();
    await person.close(CUT);
  });
}
