// The line is cut at random moments, and the program ends and starts again: nothing is lost.

import assert from "node:assert/strict";
import { test } from "node:test";

import { dice } from "./kit/dice.mjs";
import { reconnected, sharedPages } from "./kit/pages.mjs";
import { Person } from "./kit/person.mjs";
import { CUT, Server } from "./kit/program.mjs";

const pages = sharedPages();

test("a line that is cut at any moment loses no move", async (t) => {
  const random = dice(46);
  const { tunnel, server, person } = await pages.throughTunnel(t);
  await person.begin("jipingdian", { width: 7 });
  for (let cuts = 0; cuts < 15; cuts++) {
    const before = await person.told();
    const { rows, illegal, to_move: side } = before.state;
    const free = rows.flatMap((row, y) =>
      [...row].flatMap((sign, x) => (sign === "." ? ["ABCDEFG"[x] + (7 - y)] : [])),
    );
    const move = random.of(free.filter((point) => !illegal.some((one) => one.move === point)));
    // While the move is on its way, while its answer is, or long after that.
    setTimeout(() => tunnel.cut(), random.within(0, 12));
    await person.page.evaluate((point) => document.querySelector(`[data-point="${point}"]`).click(), move);
    await person.page.waitForFunction(() => wire.closed > 0);
    await reconnected(person);
    const after = await person.told();
    const line = [...before.moves, { color: side, move }];
    const wanted = after.moves.length === before.moves.length ? before.moves : line;
    assert.deepEqual(after.moves, wanted, "the move has been made or has not");
    assert.deepEqual((await person.shown()).rows, after.state.rows);
    await person.page.evaluate(() => (wire.closed = 0));
  }
  assert.ok((await person.told()).moves.length > 0);

  // The server is away for a while: the page says so, tries again, and goes on where it was.
  const before = await person.told();
  tunnel.to = null;
  tunnel.cut();
  await person.test("link").getByText(person.say("link-cut")).waitFor();
  assert.deepEqual((await person.shown()).rows, before.state.rows, "the board stays");
  tunnel.to = server.port;
  await person
    .test("link")
    .getByRole("button", { name: person.say("link-again") })
    .click();
  await reconnected(person);
  const after = await person.told();
  assert.deepEqual([after.rev, after.state, after.moves], [before.rev, before.state, before.moves]);
  await person.play("virtual");
  await person.close(CUT);
});

test("a program that ends and starts again is offered the record that the browser has kept", async (t) => {
  const { browser, server: first, person } = await pages.alone(t);
  await person.begin("jipingdian");
  await person.play("C3 virtual B2 pass");
  const { moves } = await person.told();
  await person.page.waitForFunction(() => keptRecord()?.split(";").length > 5);
  await first.stop();
  await person.test("link").getByText(person.say("link-cut")).waitFor();
  const again = await Server.start("--port", String(first.port));
  t.after(() => again.stop());
  // The new address, in the tab that is open.
  await person.page.goto(again.url);
  await person.test("kept-record").waitFor();
  assert.deepEqual((await person.told()).moves, [], "a new game");
  await person.click("open-kept");
  assert.deepEqual((await person.told()).moves, moves);
  assert.equal(await person.test("kept-record").count(), 0);
  await person.play("C2");

  // And in a new tab of the same browser, which finds a game of its own.
  const other = await Person.open(browser, again.url, { context: person.page.context() });
  assert.deepEqual((await other.told()).moves, []);
  await other.click("open-kept");
  assert.deepEqual((await other.told()).moves.slice(0, 4), moves);
  await person.close(CUT);
});

test("every game is found among the recent ones, after a new game, kill -9 and a restart", async (t) => {
  const { server: first, person } = await pages.alone(t);
  const rows = person.page.locator('[data-test^="recent-2"]');
  const list = () => person.test("recent").locator("summary").click();
  await person.begin("jipingdian", { width: 7 });
  await person.play("C3 virtual B2 pass");
  const { moves } = await person.told();
  await person.begin("chinese");
  await list();
  await rows.first().waitFor();
  await first.stop();
  await person.test("link").getByText(person.say("link-cut")).waitFor();
  const again = await Server.start("--port", String(first.port));
  t.after(() => again.stop());
  await person.page.goto(again.url);
  await list();
  await rows.filter({ hasText: "7×7" }).first().click();
  await person.settled();
  assert.deepEqual((await person.told()).moves, moves);
  assert.deepEqual((await person.told()).seats, [{ by: "person" }, { by: "person" }]);
  await person.close(CUT);
});

test("each tab finds its own record where the program was killed and is started as before", async (t) => {
  const { browser, server: first, person: one } = await pages.alone(t);
  const other = await Person.open(browser, first.url, { context: one.page.context() });
  const games = [
    [one, "C3 virtual B2 pass"],
    [other, "B3 C2 B2"],
  ];
  for (const [person, moves] of games) {
    await person.begin("jipingdian");
    await person.play(moves);
    await person.page.waitForFunction((count) => keptRecord()?.split(";").length > count, moves.split(" ").length + 1);
  }
  const played = [(await one.told()).moves, (await other.told()).moves];
  await first.stop();
  const again = await Server.start();
  t.after(() => again.stop());
  assert.equal(again.port, first.port);
  for (const [index, [person]] of games.entries()) {
    const before = await person.page.evaluate(() => keptRecord());
    await person.page.goto(again.url);
    await person.click("open-kept");
    await person.settled();
    assert.deepEqual((await person.told()).moves, played[index]);
    await person.page.waitForFunction((text) => keptRecord() !== text, before);
  }

  // A tab that is new is offered what was kept last, and what it plays takes nothing from the others.
  const third = await Person.open(browser, again.url, { context: one.page.context() });
  await third.click("open-kept");
  await third.settled();
  assert.deepEqual((await third.told()).moves, played[1]);
  await third.begin("jipingdian");
  await third.play("A1");
  await third.page.waitForFunction(() => keptRecord()?.includes(";B["));
  await again.stop();
  const last = await Server.start();
  t.after(() => last.stop());
  for (const [index, [person]] of games.entries()) {
    await person.page.goto(last.url);
    await person.click("open-kept");
    await person.settled();
    assert.deepEqual((await person.told()).moves, played[index]);
  }
  await one.close(CUT);
});
