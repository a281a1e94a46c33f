// What a person does to a record besides moves: draws on the board, sets stones up, says what is thought of a node, goes
// through the games of a file, has it go on by itself, and takes a picture.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { assertSound } from "./kit/axe.mjs";
import { sharedPages } from "./kit/pages.mjs";
import { PHONE } from "./kit/person.mjs";
import { FOREIGN, openFile, saved } from "./kit/reviewer.mjs";
import { LANGUAGES } from "./kit/words.mjs";

const pages = sharedPages();

const PLAIN = "(;SZ[9]RU[Chinese];B[cc];W[gg];B[gc];W[cg])";

/** Opens a part of the panel that can be folded. */
const unfold = (person, name) => person.test(name).locator("summary").click();

/** Clicks points with a tool, which is put away then. */
async function use(person, tool, points) {
  await person.click(`tool-${tool}`);
  for (const point of points.split(" ")) {
    await person.at(point);
  }
  await person.click(`tool-${tool}`);
}

const marksOf = async (person) =>
  (await person.told()).here.marks.map(({ at, ...mark }) => [at, mark.text ?? mark.shape]);

for (const language of LANGUAGES) {
  test(`signs, letters, numbers, arrows and lines are drawn, shown, taken off and saved, in ${language}`, async () => {
    const person = await pages.open({ language });
    const { say } = person;
    await openFile(person, PLAIN);
    await unfold(person, "draw-tools");
    await person.test("tool-arrow").click();
    assert.equal(await person.text("reason"), say("drawing", { tool: say("tool-arrow") }));
    await person.test("tool-arrow").click();
    await use(person, "triangle", "C7 E5");
    await use(person, "square", "G3");
    await use(person, "circle", "G7");
    await use(person, "cross", "A1");
    await use(person, "letter", "B1 C1 D1");
    await use(person, "number", "B2 C2");
    // A letter that is free again comes first.
    await use(person, "letter", "C1 E1");
    await use(person, "arrow", "A9 C7 J9 J1");
    await use(person, "line", "A5 D5");
    assert.equal(await person.page.locator(".record-mark").count(), 5);
    assert.deepEqual(await person.page.locator(".reviewed .plain").allTextContents(), ["A", "C", "1", "2", "B"]);
    assert.equal(await person.page.locator(".record-line").count(), 3);
    assert.ok((await person.point("E5").getAttribute("aria-label")).includes(say("mark-triangle")));
    const text = await saved(person);
    for (const part of ["TR[ee][cc]", "SQ[gg]", "CR[gc]", "MA[ai]", "AR[aa:cc][ia:ii]", "LN[ae:de]"]) {
      assert.ok(text.includes(part), `${part}: ${text}`);
    }
    // Once more takes them off, a line from its other end too; and the change is undone.
    await use(person, "triangle", "E5");
    await use(person, "line", "D5 A5");
    const without = await saved(person);
    assert.ok(!without.includes("LN") && without.includes("TR[cc]"), without);
    await person.click("undo-edit");
    await person.click("undo-edit");
    assert.equal(await saved(person), text);
    // No move was made, and once the tool is put away a click plays.
    assert.equal((await person.told()).moves.length, 4);
    await person.click("tool-circle");
    await person.page.keyboard.press("Escape");
    await person.at("E5");
    assert.equal((await person.told()).state.last_move.move, "E5");
    // Another program's are shown, where they are.
    await openFile(person, "(;SZ[9]AR[aa:cc]LN[dd:ee];B[cc])");
    assert.equal(await person.page.locator(".record-line").count(), 0);
    await person.click("first");
    assert.equal(await person.page.locator(".record-line").count(), 2);
    await person.close();
  });

  test(`stones are set up in any node, and never into a game of the engine's, in ${language}`, async () => {
    const person = await pages.open({ language });
    const { say } = person;
    await openFile(person, PLAIN);
    await unfold(person, "draw-tools");
    await person.click("first");
    await use(person, "black", "A8 B9");
    await use(person, "white", "J1");
    const { here, state } = await person.told();
    assert.deepEqual([here.on_main_line, state.rows[0], state.rows[1]], [false, ".X.......", "X........"]);
    // A stone without liberties is refused, and said.
    await person.click("tool-white");
    await person.at("A9");
    assert.equal(await person.text("reason"), say("refused-no_liberty"));
    await person.click("tool-white");
    await use(person, "empty", "J1 J2");
    await person.click("turn-white");
    assert.equal((await person.told()).state.to_move, "white");
    assert.equal(await person.test("turn-white").getAttribute("aria-pressed"), "true");
    assert.ok((await saved(person)).includes("AB[ab][ba]PL[W]"));
    await person.click("undo-edit");
    await person.click("undo-edit");
    assert.equal((await person.told()).state.rows[8], "........O");
    await person.play("E5");
    assert.ok((await saved(person)).includes(";B[cc];W[gg];B[gc];W[cg]"), "what was recorded stays");

    await person.begin("chinese", { seats: { white: 1 } });
    await person.click("tab-review");
    await unfold(person, "draw-tools");
    for (const name of ["tool-black", "tool-white", "tool-empty", "turn-black", "turn-white"]) {
      assert.ok(await person.test(name).isDisabled(), name);
    }
    await person.page.getByText(say("draw-engine")).waitFor();
    await use(person, "circle", "C3");
    assert.deepEqual(await marksOf(person), [["C3", "circle"]]);
    await person.close();
  });

  test(`what is thought of a node is shown and set, in ${language}`, async () => {
    const person = await pages.open({ language });
    const { say } = person;
    await openFile(person, "(;SZ[9];B[cc]N[Corner]TE[2]DM[1]HO[1]C[Fine.];W[gg])");
    assert.equal(await person.test("signs").count(), 0);
    await person.click("undo");
    const told = ["Corner", say("move-very_good"), say("position-even"), say("sign-hotspot")].join(
      say("list-separator"),
    );
    assert.equal(await person.text("signs"), told);
    assert.equal(await person.text("reason"), `${told} · Fine.`, "under the board, too");
    await unfold(person, "set-signs");
    await person.test("sign-of-move").selectOption("doubtful");
    await person.settled();
    await person.test("sign-of-position").selectOption("good_for_white");
    await person.settled();
    await person.test("sign-hotspot").uncheck();
    await person.settled();
    await person.test("sign-name").fill("Other ] corner");
    await person.test("sign-name").press("Tab");
    await person.settled();
    assert.ok((await saved(person)).includes(";B[cc]N[Other \\] corner]C[Fine.]DO[]GW[1]"), await saved(person));
    await person.test("sign-of-move").selectOption("none");
    await person.settled();
    assert.ok(!(await saved(person)).includes("DO"));
    await person.close();
  });
}

test("the games of a file are a list, and the next problem is one press away", async () => {
  const person = await pages.open();
  await openFile(person, PLAIN);
  assert.equal(await person.test("file-game").count(), 0, "there is one");
  const problems = ["(;SZ[9]GN[Easy]AB[aa];W[ba])", "(;SZ[9]PB[Ann]PW[Bo]RE[B+R];B[ee])", "(;SZ[5];B[aa])"];
  await openFile(person, problems.join("\n"));
  const titles = ["1. Easy", "2. Ann – Bo, B+R", "3. "];
  assert.deepEqual(await person.test("file-game").locator("option").allTextContents(), titles);
  assert.equal(await person.text("game-of"), person.say("game-of", { number: 1, of: 3 }));
  await person.test("comment").fill("kept with the file");
  await person.click("game-after");
  const { state, moves } = await person.told();
  assert.deepEqual([state.move_number, moves.length], [0, 1], "at its start");
  assert.equal(await person.test("file-game").inputValue(), "2");
  await person.test("file-game").selectOption("3");
  await person.settled();
  assert.equal((await person.told()).state.size.width, 5);
  assert.ok(await person.test("game-after").isDisabled());
  await person.click("game-before");
  await person.click("game-before");
  assert.ok(await person.test("game-before").isDisabled());
  assert.match(await saved(person), /C\[kept with the file\].*PB\[Ann\]/s);
  await person.close();
});

test("a text of one's own is written on a point, and taken off", async () => {
  const person = await pages.open();
  await openFile(person, PLAIN);
  await unfold(person, "draw-tools");
  await person.click("tool-text");
  await person.at("E5");
  assert.deepEqual((await person.told()).here.marks, [], "there is no text yet");
  await person.test("label-text").fill("ko 1");
  await person.at("E5");
  assert.deepEqual((await person.told()).here.marks, [{ at: "E5", shape: "label", text: "ko 1" }]);
  assert.match(await saved(person), /LB\[ee:ko 1\]/);
  await person.at("E5");
  assert.deepEqual((await person.told()).here.marks, []);
  await person.close();
});

test("arrows go by nodes in a review, also through those without a move", async () => {
  const person = await pages.open();
  await openFile(person, "(;SZ[5]C[root];B[cc];C[a word];AW[aa]C[set up];W[dd])");
  const comment = () => person.test("comment").inputValue();
  await person.page.keyboard.press("Home");
  await person.settled();
  const found = [await comment()];
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"]) {
    await person.page.keyboard.press(key);
    await person.settled();
    found.push(await comment());
  }
  assert.deepEqual(found, ["root", "", "a word", "set up", "", "set up"]);
  // So do the buttons, to both ends.
  await person.click("last");
  assert.ok(await person.test("redo").isDisabled());
  await person.click("undo");
  assert.equal(await comment(), "set up");
  await person.click("first");
  assert.equal(await comment(), "root");
  await person.close();
});

test("a record goes on by itself, until it is stopped or ends, and a move is gone to by its number", async () => {
  const person = await pages.open();
  await openFile(person, PLAIN);
  await unfold(person, "replay-tools");
  assert.ok(await person.test("replay").isDisabled(), "at the end");
  await person.test("go-to-move").fill("1");
  await person.test("go-to-move").press("Enter");
  await person.settled();
  assert.equal((await person.told()).state.move_number, 1);
  await person.test("replay-pause").selectOption("1");
  await person.click("replay");
  await person.until((game) => game.state.move_number === 2);
  assert.equal(await person.text("replay"), person.say("replay-stop"));
  await person.click("replay");
  const { move_number: stopped } = (await person.told()).state;
  await person.page.waitForTimeout(1500);
  assert.equal((await person.told()).state.move_number, stopped);
  await person.click("replay");
  await person.until((game) => game.state.move_number === 4);
  assert.equal(await person.text("replay"), person.say("replay-start"));
  // Out of bounds it is the nearest.
  await person.test("go-to-move").fill("77");
  await person.test("go-to-move").press("Enter");
  await person.settled();
  assert.equal((await person.told()).state.move_number, 4);
  await person.close();
});

test("a picture of the board is copied, or saved where it cannot be", async () => {
  const person = await pages.open();
  await person.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openFile(person, "(;SZ[9]AB[ee]CR[ee]AR[aa:cc])");
  await unfold(person, "replay-tools");
  await person.click("copy-picture");
  await person.page.getByText(person.say("copied"), { exact: true }).waitFor();
  // What is in it: the board, the stone, its mark and the arrow, in their colours.
  const seen = await person.page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const bitmap = await createImageBitmap(await item.getType("image/png"));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    const at = (x, y) => [...context.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data].slice(0, 3);
    const board = getComputedStyle(document.querySelector(".board")).backgroundColor.match(/\d+/g).map(Number);
    return { width: bitmap.width, height: bitmap.height, board, corner: at(0.01, 0.01), stone: at(0.5, 0.5) };
  });
  assert.deepEqual([seen.width, seen.height], [1200, 1200]);
  assert.ok(
    seen.corner.every((value, place) => Math.abs(value - seen.board[place]) < 3),
    JSON.stringify(seen),
  );
  assert.ok(Math.max(...seen.stone) < 110, JSON.stringify(seen));
  await person.page.evaluate(() => (navigator.clipboard.write = () => Promise.reject(new Error("not here"))));
  const [download] = await Promise.all([person.page.waitForEvent("download"), person.test("copy-picture").click()]);
  const bytes = await readFile(await download.path());
  assert.deepEqual([download.suggestedFilename(), bytes.subarray(1, 4).toString()], ["board.png", "PNG"]);
  await person.close();
});

for (const theme of ["light", "dark"]) {
  test(`all of it can be reached by keys, and axe finds nothing wrong: ${theme}`, async () => {
    const person = await pages.open({ theme, language: "zh-Hans" });
    await openFile(person, `${FOREIGN}\n${PLAIN}`);
    for (const name of ["draw-tools", "set-signs", "replay-tools"]) {
      await unfold(person, name);
    }
    await person.test("tool-arrow").focus();
    await person.page.keyboard.press("Enter");
    await person.point("D4").focus();
    await person.page.keyboard.press("Enter");
    await person.page.keyboard.press("ArrowRight");
    await person.page.keyboard.press("Enter");
    await person.settled();
    assert.deepEqual((await person.told()).here.lines, [{ from: "D4", to: "E4", arrow: true }]);
    await assertSound(person.page, "wide");
    await person.page.setViewportSize(PHONE);
    await person.settled();
    await assertSound(person.page, "phone");
    await person.close();
  });
}
