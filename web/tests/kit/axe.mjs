// What axe finds wrong, and whether the page fits on its screen.

import assert from "node:assert/strict";

import axe from "axe-core";

import { PHONE } from "./person.mjs";

export const THEMES = ["light", "dark"];
export const WIDTHS = { wide: { width: 1280, height: 800 }, phone: PHONE };

/** Axe in the page itself, which has no frames, finds nothing, and the page is no wider than its screen. */
export async function assertSound(page, phase) {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axe.source);
  }
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
  assert.deepEqual(found, [], phase);
  const { scroll, client } = await page.evaluate(() => {
    const { scrollWidth: scroll, clientWidth: client } = document.documentElement;
    return { scroll, client };
  });
  assert.ok(scroll <= client, `${phase}: the page is ${scroll} wide on a screen of ${client}`);
}
