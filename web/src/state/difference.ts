// What the two chosen rulesets count differently.

import { batch, computed, signal } from "@preact/signals";

import type { ComparedPair, Refused } from "../protocol";
import { asked, comparison, countView } from "./count";
import { refused, wish } from "./game";

/** The two rulesets whose difference is marked on the board. */
export const pair = signal<readonly string[]>([]);

const found = signal<{ of: string; pair: ComparedPair | Refused | null } | null>(null);
const wanted = computed(() => `${asked.value} ${pair.value.join(" ")}`);
const isHere = computed(() => comparison.value !== null && pair.value.length === 2 && found.value?.of === wanted.value);

/** The margins of both, taken apart. */
export const difference = computed(() => {
  const answer = isHere.value ? found.value?.pair : null;
  return answer != null && "between" in answer ? answer : null;
});
/** Why they cannot be compared point by point. */
export const differenceRefused = computed(() => {
  const answer = isHere.value ? found.value?.pair : null;
  return answer != null && "kind" in answer ? answer : null;
});
/** The points that they count differently. */
export const differing = computed<ReadonlyMap<string, string>>(
  () => new Map(difference.value?.points.map((point) => [point.at, point.difference]) ?? []),
);

/** Chooses a ruleset for the pair, or takes it out; of three the oldest goes. */
export function toggleInPair(ruleset: string): void {
  const without = pair.value.filter((name) => name !== ruleset);
  pair.value = without.length < pair.value.length ? without : [...without, ruleset].slice(-2);
}

/** Asks what the pair counts differently unless that is here or on its way. */
export async function fetchDifference(): Promise<void> {
  const of = wanted.value;
  const [first, second] = pair.value;
  if (first === undefined || second === undefined || found.value?.of === of) {
    return;
  }
  found.value = { of, pair: null };
  const answer = await wish({ do: "difference", view: countView.value, between: [first, second] });
  batch(() => {
    if (found.value?.of === of) {
      // The refusal is told where the difference would be.
      refused.value = null;
      const told = answer?.is === "difference" ? answer : answer?.is === "refused" ? answer.why : null;
      found.value = told === null ? null : { of, pair: told };
    }
  });
}
