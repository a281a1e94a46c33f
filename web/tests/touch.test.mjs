// A phone: above 13 lines a touch moves a cursor and a button places the stone; on a small board it plays, or tells why
// it does not.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sharedPages } from "./kit/pages.mjs";
import { PHONE } from "./kit/person.mjs";

const pages = sharedPages();

test("a touch on a large board asks before it plays", async () => {
  const person = await pages.open({ language: "zh-Hant", viewport: PHONE, touch: true });
  const tap = async (place) => {
    await place.tap();
    await person.settled();
  };
  // White begins.
  await person.begin("jihuozi", { width: 19 });
  for (const point of ["D4", "Q16", "K10"]) {
    await tap(person.point(point));
    assert.equal((await person.told()).state.move_number, 0, "the cursor moves alone");
    assert.equal(await person.text("place"), person.say("place", { point }));
  }
  await tap(person.test("place"));
  assert.deepEqual((await person.told()).moves, [{ color: "white", move: "K10" }]);
  assert.equal(await person.test("place").count(), 0);
  await tap(person.point("D4"));
  await tap(person.test("place-cancel"));
  assert.equal((await person.told()).state.move_number, 1);
  await tap(person.test("virtual-black"));
  assert.deepEqual((await person.shown()).virtual, [1, 0]);

  await person.begin("jipingdian");
  for (const point of "B4 C4 A3 D3 B2 C2 C3 B3".split(" ")) {
    await tap(person.point(point));
  }
  assert.equal((await person.told()).state.move_number, 8);
  await tap(person.point("C3"));
  const rule = person.say("rule-no-regression");
  const why = person.say("why-repeats", { what: "position", by: "white", after: 7, rule });
  assert.ok((await person.text("reason")).startsWith(`C3 ${why}`));
  await tap(person.test("show-reason"));
  assert.equal((await person.shown()).rows[2], "X.XO.");

  // What a finger has to hit is 44 pixels high and wide, but for points and links in a text.
  const small = await person.page.evaluate(() =>
    [...document.querySelectorAll("button:not(.point, .link), select, summary")]
      .map((part) => ({ name: part.dataset.test ?? part.textContent, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ name, box }) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`),
  );
  assert.deepEqual(small, []);
  await person.close();
});
