// A review whose line is cut, whose page is loaded again, and whose program ends: nothing is lost.

import assert from "node:assert/strict";
import { test } from "node:test";

import { reconnected, sharedPages } from "./kit/pages.mjs";
import { CUT, Server } from "./kit/program.mjs";
import { FOREIGN, goTo, openFile, saved, shapeOf, treeOf, writeComment } from "./kit/reviewer.mjs";

const pages = sharedPages();

test("a review survives a cut, a reload and another program", async (t) => {
  const { tunnel, port, server, person } = await pages.throughTunnel(t);
  await openFile(person, FOREIGN);
  const early = (await treeOf(person)).find(({ move }) => move === "R5").id;
  await goTo(person, early);
  await person.at("K10");
  await writeComment(person, "kept");

  // What is written while the line is cut goes to the server once it stands again.
  tunnel.to = null;
  tunnel.cut();
  await person.test("link").getByText(person.say("link-cut")).waitFor();
  await person.test("comment").fill("kept, and more");
  await person.page.waitForTimeout(1000);
  tunnel.to = server.port;
  await person
    .test("link")
    .getByRole("button", { name: person.say("link-again") })
    .click();
  await reconnected(person);
  await person.until((game) => game.here.comment === "kept, and more");
  const shape = await shapeOf(person);

  // A reload comes back to the node, in the same tab of the page.
  const { id } = (await person.told()).here;
  await person.page.reload();
  await reconnected(person);
  assert.equal((await person.told()).here.id, id);
  assert.equal(await person.test("comment").inputValue(), "kept, and more");
  assert.deepEqual(await shapeOf(person), shape);

  // The program ends while a comment is being written; another one is offered the record, at the node.
  const text = await saved(person);
  await person.page.waitForFunction(() => keptRecord()?.includes("kept, and more"));
  await server.stop();
  await person.test("link").getByText(person.say("link-cut")).waitFor();
  await person.test("comment").fill("kept, and written to the end");
  await person.page.waitForTimeout(1000);
  const again = await Server.start("--port", String(server.port), "--host", `127.0.0.1:${port}`);
  t.after(() => again.stop());
  await person.page.goto(again.url.replace(`:${again.port}`, `:${port}`));
  await person.click("open-kept");
  await person.until((game) => game.here.comment === "kept, and written to the end");
  assert.equal((await person.told()).state.last_move.move, "K10");
  assert.deepEqual(await shapeOf(person), shape);
  assert.equal(await saved(person), text.replace("kept, and more", "kept, and written to the end"));
  await person.close(CUT);
});
