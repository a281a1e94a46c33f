// From what is known of the nodes of a line to a graph: bounds that stay, and lines that end where nothing is known.

import type { NodeValue } from "../protocol";

/** The bounds that a graph of leads can have. */
const BOUNDS = [10, 20, 50, 100, 200, 500];
/** Leads before the first moves swing; a graph never shows fewer points than this. */
const LEAST = 20;

/** The bound of a graph: the first one that holds all leads but the most extreme. */
export function boundFor(leads: readonly number[]): number {
  const sizes = leads.map(Math.abs).sort((a, b) => a - b);
  const most = Math.max(LEAST, sizes[Math.floor(0.98 * (sizes.length - 1))] ?? 0);
  return BOUNDS.find((bound) => bound >= most) ?? BOUNDS.at(-1) ?? most;
}

/** How high a value stands, 0 at the top, 1 at the bottom: Black's side is above. */
export type Height = (value: NodeValue) => number | null;

export function heightOf(measure: "lead" | "winrate", bound: number): Height {
  return (value) => (measure === "winrate" ? 1 - value.winrate : leadHeight(value.lead, bound));
}

export function leadHeight(lead: number, bound: number): number {
  return 0.5 - Math.max(-bound, Math.min(bound, lead)) / (2 * bound);
}

/** The path of a line through heights; where one is missing it is broken. */
export function pathOf(heights: readonly (number | null)[], across: (place: number) => number, tall: number): string {
  let path = "";
  let isOn = false;
  heights.forEach((height, place) => {
    if (height === null) {
      isOn = false;
      return;
    }
    const alone = !isOn && heights[place + 1] == null ? "h0.01" : "";
    path += `${isOn ? "L" : "M"}${across(place).toFixed(1)} ${(height * tall).toFixed(1)}${alone}`;
    isOn = true;
  });
  return path;
}
