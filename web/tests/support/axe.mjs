// What axe finds wrong, and whether the page fits on its screen.

import assert from "node:assert/strict";

import { AxeBuilder } from "@axe-core/playwright";

import { PHONE } from "./person.mjs";

export const THEMES = ["light", "dark"];
export const WIDTHS = { wide: { width: 1280, height: 800 }, phone: PHONE };

/** Axe in the page itself, which has no frames, finds nothing, and the page is no wider than its screen. */
export async function assertSound(page, phase) {
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  assert.deepEqual(found, [], phase);
  const { scroll, client } = await page.evaluate(() => {
    const { scrollWidth: scroll, clientWidth: client } = document.documentElement;
    return { scroll, client };
  });
  assert.ok(scroll <= client, `${phase}: the page is ${scroll} wide on a screen of ${client}`);
}
