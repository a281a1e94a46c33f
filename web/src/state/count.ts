// The boards made up for counting, the game under every ruleset, and what the two chosen ones count differently.

import { batch, computed, signal } from "@preact/signals";

import type {
  BoardStep,
  ComparedPair,
  ComparedRow,
  CountedBoard,
  CountedBoards,
  Refused,
  RegionShare,
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
export const isEstimate = computed(() => {
  const goesOn = state.value?.phase === "contest" || state.value?.phase === "resolution";
  return countView.value === "judgement" && tab.value?.agreement === null && goesOn;
});

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

/** A step of the count: one that changes the board, or one that shares empty regions out on it. */
export type CountStep = BoardStep & { shared?: readonly RegionShare[] };

/** The steps of a count; regions that one side has alone are one of them, each of the others is one. */
export function stepsOf({ steps, shared_out: out }: CountedBoard): CountStep[] {
  const last = steps.at(-1);
  if (out === undefined || last === undefined) {
    return steps;
  }
  const isWhole = ({ touching }: RegionShare) => touching.some((stones) => stones.length === 0);
  const parts = [out.regions.filter(isWhole), ...out.regions.filter((region) => !isWhole(region)).map((one) => [one])];
  const sharing = parts.flatMap((shared) => {
    const totals = shared.at(-1)?.totals;
    const touched = shared.length === 1 ? (shared[0]?.touching.flat() ?? []) : [];
    return totals === undefined ? [] : [{ ...last, totals, touched, shared }];
  });
  return [...steps.slice(0, -1), { ...last, totals: out.stones }, ...sharing];
}

export const countSteps = computed(() => (count.value === null ? [] : stepsOf(count.value)));
export const shownStep = computed<CountStep | null>(() => {
  const steps = countSteps.value;
  return steps[Math.min(step.value, steps.length - 1)] ?? null;
});
/** The regions that are shared out up to the step that is shown. */
export const sharedRegions = computed(() =>
  countSteps.value.slice(0, step.value + 1).flatMap(({ shared }) => shared ?? []),
);

/** Counts the position that is shown unless that is done. */
export async function countNow(): Promise<void> {
  if (counting.value || counted.value?.of === asked.value) {
    return;
  }
  counting.value = true;
  // What is shown may have changed before the answer: then nobody else asks.
  for (let of = ""; of !== asked.value;) {
    of = asked.value;
    const answer = await wish({ do: "count", view: countView.value });
    batch(() => {
      counted.value = { of, boards: answer?.is === "counts" ? answer : null };
      step.value = Number.MAX_SAFE_INTEGER;
    });
  }
  counting.value = false;
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

/** The komi under which all rulesets are compared; each has its own where there is none. */
export const oneKomi = signal<number | null>(null);
const comparedAs = computed(() => `${asked.value} ${oneKomi.value ?? ""}`);

const compared = signal<{ of: string; rows: ComparedRow[] } | null>(null);
export const comparing = signal(false);
export const comparison = computed(() => (compared.value?.of === comparedAs.value ? compared.value.rows : null));
/** Compares the rulesets. */
export async function compare(): Promise<void> {
  if (comparing.value) {
    return;
  }
  comparing.value = true;
  const of = comparedAs.value;
  const answer = await wish({ do: "compare", view: countView.value, komi: oneKomi.value });
  comparing.value = false;
  if (answer?.is === "comparison") {
    compared.value = { of, rows: answer.rows };
  }
}

/** The two rulesets whose difference is marked on the board. */
export const pair = signal<readonly string[]>([]);

const found = signal<{ of: string; pair: ComparedPair | Refused | null } | null>(null);
const wanted = computed(() => `${comparedAs.value} ${pair.value.join(" ")}`);
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
  const komi = oneKomi.value;
  const answer = await wish({ do: "difference", view: countView.value, between: [first, second], komi });
  batch(() => {
    if (found.value?.of === of) {
      // The refusal is told where the difference would be.
      refused.value = null;
      const told = answer?.is === "difference" ? answer : answer?.is === "refused" ? answer.why : null;
      found.value = told === null ? null : { of, pair: told };
    }
  });
}
