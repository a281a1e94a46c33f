// The boards made up for counting, the game under every ruleset, and what the two chosen ones count differently.

import { batch, computed, signal } from "@preact/signals";

import type {
  ComparedPair,
  ComparedRow,
  CountedBoard,
  CountedBoards,
  Refused,
  ShownResult,
  WhoseView,
} from "../protocol";
import { refused, rev, state, tab, wish } from "./game";

/** With whose marks the game is counted; what is agreed on where the person has not chosen. */
export const chosenView = signal<WhoseView | null>(null);
export const countView = computed<WhoseView>(
  () => chosenView.value ?? (tab.value?.agreement?.agreed ? "agreed" : "judgement"),
);

/** Whether what is counted is a game that goes on, by what the engine thinks of it. */
export const isEstimate = computed(
  () => countView.value === "judgement" && tab.value?.agreement === null && state.value?.over === false,
);

/** What was asked for: a revision and a view. */
export const asked = computed(() => `${rev.value} ${countView.value}`);

const counted = signal<{ of: string; boards: CountedBoards | null } | null>(null);
export const counting = signal(false);
export const counts = computed(() => (counted.value?.of === asked.value ? counted.value.boards : null));
/** Whether the count of what is shown has been asked for and refused. */
export const countRefused = computed(() => counted.value?.of === asked.value && counted.value.boards === null);

export const method = signal(0);
export const step = signal(0);

/** The count that is shown, and the step of it. */
export const count = computed<CountedBoard | null>(() => {
  const all = counts.value?.counts ?? [];
  return all[Math.min(method.value, all.length - 1)] ?? null;
});
export const shownStep = computed(() => {
  const steps = count.value?.steps ?? [];
  return steps[Math.min(step.value, steps.length - 1)] ?? null;
});

/** Counts the position that is shown unless that is done. */
export async function countNow(): Promise<void> {
  if (counting.value || counted.value?.of === asked.value) {
    return;
  }
  counting.value = true;
  const of = asked.value;
  const answer = await wish({ do: "count", view: countView.value });
  batch(() => {
    counting.value = false;
    counted.value = { of, boards: answer?.is === "counts" ? answer : null };
    step.value = Number.MAX_SAFE_INTEGER;
  });
}

/** What both have marked where that is alike, and on which position. */
const marked = computed(() => {
  const [game, now] = [tab.value, state.value];
  return JSON.stringify([now?.ruleset, now?.move_number, now?.rows, game?.agreement?.views]);
});
const agreed = signal<{ of: string; result: ShownResult } | null>(null);
/** What the game comes to if both agree to what they have marked. */
export const agreedResult = computed(() => (agreed.value?.of === marked.value ? agreed.value.result : null));

let countingAgreed = false;

/** Counts what both have marked, which is alike, unless that is done. Of marks that follow one another fast the last ones are counted. */
export async function countAgreed(): Promise<void> {
  if (countingAgreed) {
    return;
  }
  countingAgreed = true;
  for (let of = ""; of !== marked.value && agreed.value?.of !== marked.value;) {
    of = marked.value;
    const answer = await wish({ do: "count", view: "black" });
    const result = answer?.is === "counts" ? answer.counts[0]?.result : undefined;
    agreed.value = result === undefined ? agreed.value : { of, result };
  }
  countingAgreed = false;
}

const compared = signal<{ of: string; rows: ComparedRow[] } | null>(null);
export const comparing = signal(false);
export const comparison = computed(() => (compared.value?.of === asked.value ? compared.value.rows : null));
/** Compares the rulesets. */
export async function compare(): Promise<void> {
  if (comparing.value) {
    return;
  }
  comparing.value = true;
  const of = asked.value;
  const answer = await wish({ do: "compare", view: countView.value });
  comparing.value = false;
  if (answer?.is === "comparison") {
    compared.value = { of, rows: answer.rows };
  }
}

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
