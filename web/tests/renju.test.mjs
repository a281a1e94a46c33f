// Renju at the page: wins that the engine has found are told with their length, and files of other programs open.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { sharedPages } from "./kit/pages.mjs";
import { PHONE } from "./kit/person.mjs";
import { dropFile, openFile } from "./kit/reviewer.mjs";
import { LANGUAGES } from "./kit/words.mjs";

const pages = sharedPages();

/** Black to move with a four-three at H8. */
const FOUR_THREE = "(;GM[4]SZ[15]RU[renju]AB[eh][fh][gh][hj][hi]AW[dh][ao][ah][oo][oa])";
const PSQ = "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n9,7,1200\r\n9,8,3\r\nfirst.zip\r\nsecond.zip\r\n-1\r\n";
const DATABASE = `<?xml version="1.0"?><database><games>
<game id="1"><move>h8 q9</move></game>
<game id="2"><move>h8 i9 i8</move></game>
<game id="3"><move>h8 h9</move></game></games></database>`;

function paste(person, text) {
  return person.page
    .evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text)
    .then(() => person.settled());
}

/** What the analysis of the position that is shown has found, once it has ended. */
async function analysed(person) {
  const isDone = () =>
    wire.received.some(({ is, node, run }) => is === "analysed" && node === wire.game.here.id && run.done === run.of);
  await person.page.waitForFunction(isDone);
  await person.settled();
  return person.page.evaluate(() => wire.received.findLast(({ is }) => is === "analysed").analysis);
}

async function movesOf(person) {
  const { moves, state } = await person.told();
  assert.equal(state.ruleset, "renju");
  return moves.map(({ move }) => move).join(" ");
}

for (const language of LANGUAGES) {
  test(`a win is told with its length, and its moves are shown, in ${language}`, async () => {
    for (const viewport of [undefined, PHONE]) {
      const person = await pages.open({ language, viewport });
      const { page, say } = person;
      await openFile(person, FOUR_THREE);
      await person.test("engine-shown").check();
      await person.test("visits").selectOption("50");
      await person.click("analyse-here");
      const found = await analysed(person);
      const within = say("wins-within", { side: "black", moves: 5 });
      assert.ok((await person.text("position-value")).includes(within), await person.text("position-value"));
      const best = person.test("candidate-A");
      const row = page.locator("tr", { has: best });
      assert.equal(await row.locator("td").first().textContent(), say("wins-in", { moves: 5 }));
      // The line of the win is shown as that of any other move.
      await best.focus();
      const line = found.moves[0].pv;
      assert.ok(line.length >= 3, line.join(" "));
      assert.equal(await page.locator(".expected").count(), line.length);

      // White loses, whatever it does.
      await person.at("H8");
      await analysed(person);
      assert.ok((await person.text("position-value")).includes(say("wins-within", { side: "black", moves: 4 })));
      const first = page.locator("tr", { has: best }).locator("td").first();
      assert.equal(await first.textContent(), say("loses-in", { moves: 4 }));

      // A hint says the same.
      await person.click("undo");
      await person.click("tab-play");
      await person.click("hint");
      const told = await person.test("hint-text").textContent();
      assert.ok(told.includes(within) && told.includes("H8 I8"), told);
      await person.close();
    }
  });
}

test("files of renju programs and lists of moves open by a drop, the button and a paste", async () => {
  const person = await pages.open();
  await dropFile(person, PSQ, "main");
  assert.equal(await movesOf(person), "H8 J9 J8");
  assert.equal((await person.told()).head.PB, "first.zip");
  await openFile(person, DATABASE);
  assert.equal(await movesOf(person), "H8 J9 J8");
  assert.deepEqual((await person.told()).in_file, { number: 1, of: 2 });
  assert.ok((await person.test("remarks").textContent()).includes("q9"), "the game that cannot be read is told");
  await paste(person, "h8 i9 i8 g8");
  assert.equal(await movesOf(person), "H8 J9 J8 G8");

  // What is wrong in a list is said where it stands, and the game stays.
  await paste(person, "h8 i9 h8");
  const said = await person.page.locator(".refused").textContent();
  assert.ok(said.includes("move 3 is on a stone"), said);
  assert.equal(await movesOf(person), "H8 J9 J8 G8");
  for (const name of ["file", "new-file"]) {
    if (name === "new-file") {
      await person.click("new-game");
    }
    const endings = (await person.test(name).getAttribute("accept")).split(",");
    for (const ending of [".sgf", ".lib", ".psq", ".rif", ".xml", ".txt"]) {
      assert.ok(endings.includes(ending), `${name}: ${ending}`);
    }
  }
  await person.close();
});

test("a game of renju is saved as a library, and opened from it", async () => {
  const person = await pages.open();
  await openFile(person, "(;GM[4]SZ[15]RU[renju]PB[A];B[hh]C[middle](;W[ig];B[ih])(;W[hg]))");
  await person.click("tab-play");
  const download = person.page.waitForEvent("download");
  await person.test("save-library").click();
  const saved = await download;
  assert.ok(saved.suggestedFilename().endsWith(".lib"), saved.suggestedFilename());
  await person.begin("renju", { width: 15 });
  await openFile(person, await readFile(await saved.path()));
  assert.equal(await movesOf(person), "H8 J9 J8");
  assert.equal((await person.told()).here.id, 3);
  await person.close();

  // Games of Go have no such button.
  const other = await pages.open();
  await other.begin("jipingdian");
  assert.equal(await other.test("save-library").count(), 0);
  await other.close();
});
