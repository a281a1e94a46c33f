// A record of another program is opened, looked through, changed and saved, in every language.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sharedPages } from "./kit/pages.mjs";
import { PHONE } from "./kit/person.mjs";
import { FOREIGN, dropFile, goTo, openFile, pressIn, saved, shapeOf, treeOf, writeComment } from "./kit/reviewer.mjs";
import { LANGUAGES } from "./kit/words.mjs";

const pages = sharedPages();

for (const language of LANGUAGES) {
  test(`a record with variations is opened, walked through, changed and opened again: ${language}`, async () => {
    const person = await pages.open({ language });
    const { say } = person;
    const item = (node) => person.page.locator(`[data-node="${node}"]`);
    await openFile(person, FOREIGN);
    assert.equal(await person.test("tab-review").getAttribute("aria-selected"), "true");
    const nodes = await treeOf(person);
    assert.equal(nodes.length, 23);
    assert.equal(await person.page.getByRole("treeitem").count(), 23, "all of so small a tree is in sight");
    assert.equal((await person.told()).here.next.length, 0, "at the end of the main line");
    assert.equal(await person.page.evaluate(() => wire.sent.some((one) => one.do === "analyse")), false);

    // By keys: to the start, on to where variations begin, and down into one.
    await pressIn(person, "tree", "Home");
    assert.equal(await person.test("comment").inputValue(), "A game with <b>variations</b>.", "text, not markup");
    assert.equal(
      await item(0).getAttribute("aria-label"),
      [say("node-root"), say("node-commented")].join(say("list-separator")),
    );
    await pressIn(person, "tree", "ArrowRight ArrowRight ArrowRight");
    const shapes = await person.page.locator(".record-mark").count();
    assert.deepEqual([shapes, (await person.told()).here.marks.length], [4, 6]);
    assert.deepEqual(await person.page.locator(".reviewed .plain").allTextContents(), ["A", "12"]);
    const spoken = await person.point("Q16").getAttribute("aria-label");
    assert.ok(spoken.includes(say("mark-triangle")), spoken);
    await pressIn(person, "tree", "ArrowRight ArrowDown");
    const { here, state } = await person.told();
    assert.deepEqual(
      [here.on_main_line, state.last_move, state.move_number],
      [false, { color: "white", move: "R5" }, 4],
    );
    const active = await person.test("tree").getAttribute("aria-activedescendant");
    const label = [4, `${say("color-white")} R5`, say("node-commented")].join(say("list-separator"));
    assert.equal(await person.page.locator(`#${active}`).getAttribute("aria-label"), label);
    await pressIn(person, "tree", "End");
    assert.equal((await person.told()).state.move_number, 11);
    await pressIn(person, "tree", "PageUp");
    assert.equal((await person.told()).state.move_number, 1);

    // A stone on the board is a variation; one that the record has leads to its node.
    await goTo(person, here.id);
    await person.at("R4");
    assert.equal((await treeOf(person)).length, 23, "R4 is in the record");
    await person.click("undo");
    await person.at("K10");
    const grown = await treeOf(person);
    assert.equal(grown.length, 24);
    await writeComment(person, "Tengen [sic] \\ 天元\nand more: </textarea><b>");
    const added = (await person.told()).here.id;

    // The main line, and a branch that is removed once the person has said so.
    await person.click("promote");
    assert.equal((await person.told()).here.on_main_line, true);
    await goTo(person, nodes.find(({ name }) => name === "low").id);
    await pressIn(person, "tree", "Delete");
    await person.test("remove-dialog").waitFor();
    await person.click("remove-no");
    assert.equal((await treeOf(person)).length, 24);
    await person.click("remove");
    await person.click("remove-yes");
    const shape = await shapeOf(person);
    assert.equal(shape.length, 24 - 8);
    await goTo(person, added);

    // Saved and opened again it is the same, with what this program does not know.
    const text = await saved(person);
    for (const kept of ["XX[kept as it is]", "DT[2024-05-01]", "PB[黑木]", "PW[White & Co]"]) {
      assert.ok(text.includes(kept), `${kept} is lost: ${text}`);
    }
    await dropFile(person, text, "main");
    assert.deepEqual(await shapeOf(person), shape);
    assert.deepEqual((await person.told()).here.comment, "Tengen [sic] \\ 天元\nand more: </textarea><b>");
    assert.equal(await saved(person), text);
    await person.close();
  });
}

test("on a phone variations are chosen from a list", async () => {
  const person = await pages.open({ viewport: PHONE, touch: true });
  await openFile(person, FOREIGN);
  await person.click("first");
  for (let move = 0; move < 3; move++) {
    await person.click("redo");
  }
  const ways = person.test("next").getByRole("button");
  assert.deepEqual(await ways.allTextContents(), ["White D16", "White R5"]);
  await ways.nth(1).click();
  await person.settled();
  assert.equal((await person.told()).state.last_move.move, "R5");
  await person.test("other").getByRole("button").click();
  await person.settled();
  assert.equal((await person.told()).state.last_move.move, "D16");
  await person.close();
});

test("numbers stand on stones, and notes tell of those without", async () => {
  const person = await pages.open();
  await person.begin("japanese", { width: 5 });
  // White takes at C3, Black takes back at D3 after a threat.
  await person.play("B3 D2 C2 E3 C4 D4 D3 C3 A1 A5 D3");
  await person.click("tab-review");
  await person.page.getByText(person.say("on-the-board")).click();
  await person.test("numbered").selectOption("all");
  await person.settled();
  const numbers = await person.page.locator(".reviewed .plain").allTextContents();
  assert.deepEqual(numbers, ["1", "2", "3", "4", "5", "6", "9", "10", "11"]);
  const notes = [
    person.say("number-same", { number: 7, now: 11 }),
    person.say("number-gone", { number: 8, point: "C3" }),
  ];
  assert.equal(await person.text("number-notes"), notes.join(person.say("list-separator")));
  await person.test("numbered").selectOption("variation");
  assert.equal(await person.page.locator(".reviewed .plain").count(), 0, "this is the main line");
  await person.close();
});

test("files of other programs and encodings are opened, and what is no record is told", async () => {
  const person = await pages.open();
  // 江一郎 in Shift_JIS, which nothing names.
  await openFile(
    person,
    Buffer.from(
      [..."(;SZ[9]PB[", 0x8d, 0x5d, 0x88, 0xea, 0x98, 0x59, ..."];B[ee])"].map((one) =>
        typeof one === "string" ? one.charCodeAt(0) : one,
      ),
    ),
  );
  assert.ok((await saved(person)).includes("PB[江一郎]"));
  const before = await person.told();
  await openFile(person, "no record at all");
  assert.ok((await person.text("reason")).startsWith(person.say("refused-bad_record", { detail: "" })));
  assert.deepEqual((await person.told()).moves, before.moves, "nothing has changed");
  await openFile(person, Buffer.alloc((24 << 20) + 1, 32));
  assert.equal(await person.text("reason"), person.say("refused-too_long"));
  await person.close();
});

test("a link opens its record at its node, and none of it is sent in an address", async () => {
  const person = await pages.open();
  await person.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const asked = [];
  person.page.context().on("request", (request) => asked.push(request.url()));
  await openFile(person, FOREIGN);
  const node = (await treeOf(person)).find(({ comment, move }) => comment && move === "R5").id;
  await goTo(person, node);
  await person.click("copy-link");
  const link = await person.page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /#record=[\w-]+&node=n3\.1&panel=review$/);
  const shape = await shapeOf(person);
  const other = await person.page.context().newPage();
  await other.goto(link);
  await other.locator('[data-test="tab-review"][aria-selected="true"]').waitFor();
  await other.waitForFunction((text) => document.querySelector("textarea")?.value === text, "Too early?");
  assert.equal(await other.getByRole("treeitem").count(), shape.length);
  assert.equal(new URL(other.url()).hash, "");

  // A number is that of a move, and a link that is broken is told.
  await other.evaluate((text) => (location.hash = text), link.replace(/.*#/, "").replace("n3.1", "2"));
  await other.waitForFunction(() => document.querySelector('[data-test="move-number"]').textContent.startsWith("2 "));
  await other.evaluate(() => (location.hash = "record=AAAA"));
  await other.getByText(person.say("refused-bad_record", { detail: "" })).waitFor();
  assert.deepEqual(
    asked.filter((url) => url.includes("record")),
    [],
  );
  await person.close();
});

test("what repeats on the line is listed with its reason, and leads there", async () => {
  const person = await pages.open();
  // White takes at C3, and Black takes back at once.
  await openFile(person, "(;SZ[5]RU[japanese];B[bc];W[dd];B[cd];W[ec];B[cb];W[db];B[dc];W[cc];B[dc];W[aa])");
  const list = person.test("repetitions");
  await list.waitFor();
  assert.equal(await list.getByRole("listitem").count(), 1);
  const text = await list.getByRole("listitem").textContent();
  assert.ok(text.startsWith("9. Black D3") && text.includes(person.say("why-ko", { after: 7 })), text);
  await list.getByRole("button").click();
  await person.settled();
  assert.equal((await person.told()).state.move_number, 9);
  await person.close();
});
