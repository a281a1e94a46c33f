// What a person does in a review.

import { readFile } from "node:fs/promises";

/** Opens a file by the button: a text, or bytes. */
export async function openFile(person, content, name = "record.sgf") {
  await person.test("file").setInputFiles({ name, mimeType: "application/x-go-sgf", buffer: Buffer.from(content) });
  await person.settled();
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
