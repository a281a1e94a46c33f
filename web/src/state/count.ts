// The boards made up for counting, and the game under every ruleset.

import { batch, computed, signal } from "@preact/signals";

import type { ComparedRow, CountedBoard, CountedBoards, WhoseView } from "../protocol";
import { rev, tab, wish } from "./game";

/** With whose marks the game is counted; what is agreed on where the person has not chosen. */
export const chosenView = signal<WhoseView | null>(null);
export const countView = computed<WhoseView>(
  () => chosenView.value ?? (tab.value?.agreement?.agreed ? "agreed" : "judgement"),
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
