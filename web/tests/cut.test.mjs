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
  await person.page.waitForFunction(() => localStorage.getItem("liangyi-record")?.split(";").length > 5);
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
