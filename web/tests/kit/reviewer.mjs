// What a person does in a review, and records for it: one as another program writes it, and one that is large.

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { dice } from "./dice.mjs";
import { Gtp } from "./program.mjs";

/** Opens a file by the button: a text, or bytes. The browser reads it from the disk, as a person's. */
export async function openFile(person, content) {
  const folder = await mkdtemp(join(tmpdir(), "liangyi-record-"));
  const path = join(folder, "record.sgf");
  await writeFile(path, content);
  const sent = await person.page.evaluate(() => wire.sent.length);
  await person.test("file").setInputFiles(path);
  // The page has read it, and sent it or refused it.
  await person.page.waitForFunction(
    (sent) => wire.sent.slice(sent).some((one) => one.do === "open") || document.querySelector(".refused") !== null,
    sent,
  );
  await person.settled();
  await rm(folder, { recursive: true });
}

/** Drops a file on a part of the page. */
export async function dropFile(person, text, onto) {
  await person.page.evaluate(
    ([text, onto]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "dropped.sgf"));
      document
        .querySelector(onto)
        .dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
    [text, onto],
  );
  await person.settled();
}

/** The tree as the page was told it last. */
export function treeOf(person) {
  return person.page.evaluate(() => wire.received.findLast(({ is }) => is === "tree").nodes);
}

/** The tree without its numbers: for each node where its parent is in the list, and what is in it. */
export async function shapeOf(person) {
  const nodes = await treeOf(person);
  const place = new Map(nodes.map(({ id }, at) => [id, at]));
  return nodes.map(({ parent, color, move, comment, name }) => [place.get(parent) ?? null, color, move, comment, name]);
}

/** Goes to a node by a click on it, from wherever the drawing is. */
export async function goTo(person, node) {
  await person.page.locator(`[data-node="${node}"]`).click();
  await person.settled();
}

/** Presses keys in a part of the page, one after the other is answered. */
export async function pressIn(person, name, keys) {
  await person.test(name).focus();
  for (const key of keys.split(" ")) {
    await person.page.keyboard.press(key);
    await person.settled();
  }
}

/** The text of the record that the page saves as a file. */
export async function saved(person) {
  const [download] = await Promise.all([person.page.waitForEvent("download"), person.test("save").click()]);
  return readFile(await download.path(), "utf8");
}

/** Waits until the server has the comment that was written. */
export async function writeComment(person, text) {
  await person.test("comment").fill(text);
  await person.page.waitForFunction((text) => wire.game.here.comment === text, text);
  await person.settled();
}

const LETTERS = "abcdefghijklmnopqrs";

/** A game on 19x19 with variations, comments, marks and properties that this program does not know. */
export const FOREIGN = `(;GM[1]FF[4]CA[UTF-8]AP[Sabaki:0.52.2]KM[7.5]SZ[19]RU[Chinese]DT[2024-05-01]PB[黑木]PW[White & Co]
  XX[kept as it is]C[A game with <b>variations</b>.]
;B[pd];W[dp];B[pq]C[The corner.]TR[pd]SQ[dp]CR[pq]MA[dd]LB[qq:A][cc:12]
(;W[dd];B[fq]N[low]
  (;W[cn];B[jp];W[qn]C[Splits.]SBKV[52.3])
  (;W[hq];B[cq];W[dq];B[cp])
)
(;W[qo]C[Too early?];B[qp];W[po];B[np]
  (;W[op];B[oq];W[nq];B[mq])
  (;W[pp];B[op])
))`;

/** A game in which each side throws a move away in a corner. */
export const MISTAKEN = "(;GM[1]FF[4]SZ[9]KM[7]RU[jipingdian];B[ee];W[ec];B[cf];W[ii];B[cd];W[gf];B[aa];W[gd])";

/** A record of so many moves on the main line, which a session says are legal, and so many nodes in all. */
export async function large(moves = 400, nodes = 2000, seed = 48) {
  const random = dice(seed);
  const game = new Gtp();
  await game.done("boardsize 19");
  const main = [];
  while (main.length < moves) {
    const [x, y] = [random.within(0, 18), random.within(0, 18)];
    const at = `${"ABCDEFGHJKLMNOPQRST"[x]}${19 - y}`;
    if ((await game.say(`play ${main.length % 2 === 0 ? "B" : "W"} ${at}`)).isDone) {
      main.push(LETTERS[x] + LETTERS[y]);
    }
  }
  game.stop();
  const node = (number, point) => `;${number % 2 === 0 ? "B" : "W"}[${point}]`;
  // A variation in the place of every fifth move plays where the game does not for a while.
  const starts = main.map((_, number) => number).filter((number) => number % 5 === 4 && number < moves - 40);
  let left = nodes - moves - 1;
  let [text, closing] = ["", ""];
  for (const [number, point] of main.entries()) {
    if (starts.includes(number)) {
      const length = Math.floor(left / (starts.length - starts.indexOf(number)));
      left -= length;
      const later = main.slice(number + 1, number + 1 + length);
      const variation = later.map((other, step) => node(number + step, other)).join("");
      closing = `)(${variation})${closing}`;
      text += "(";
    }
    text += `${node(number, point)}${number % 20 === 7 ? `C[Comment ${number}.]` : ""}`;
  }
  return `(;GM[1]FF[4]SZ[19]KM[7.5]RU[Chinese]${text}${closing})`;
}
