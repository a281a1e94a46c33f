// What the engine says of a position: a hint, shown until the position changes and never while hints are locked, and a
// judgement, asked for at a stop and shown beside the marks of both sides.

import { computed, signal } from "@preact/signals";

import type { Hint, JudgedBoard, PageAnswer } from "../protocol";
import { rev, state, wish } from "./game";
import { settings } from "./settings";

const told = signal<{ rev: number; hint: Hint } | null>(null);
export const asking = signal(false);

/** The hint for the position that is shown, if it was asked for. */
export const hint = computed(() =>
  told.value?.rev === rev.value && !settings.hintsLocked.value ? told.value.hint : null,
);

export async function askForHint(): Promise<void> {
  if (asking.value || settings.hintsLocked.value) {
    return;
  }
  asking.value = true;
  const of = rev.value;
  const answer = await wish({ do: "hint" });
  asking.value = false;
  if (answer?.is === "hint") {
    told.value = { rev: of, hint: answer };
  }
}

const judged = signal<{ of: string; board: JudgedBoard } | null>(null);
export const judging = signal(false);
/** Whether the judgement is drawn on the board. */
export const judgementShown = signal(false);

const position = computed(() => {
  const now = state.value;
  return now === null ? "" : `${now.ruleset} ${now.move_number} ${now.rows.join("/")}`;
});

/** The judgement of the position that is shown, if it has come. */
export const judgement = computed(() => (judged.value?.of === position.value ? judged.value.board : null));

/** What of the judgement marks at a stop begin with: its dead chains that are proved or nearly sure. */
export const proposed = computed(() => judgement.value?.chains.filter((chain) => chain.proposed) ?? []);

/** The chains of which the judgement is not sure. */
export const doubtful = computed(() => judgement.value?.chains.filter((chain) => chain.doubtful) ?? []);

/** Asks for the judgement unless it is here or on its way. */
export async function judge(): Promise<void> {
  if (judgement.value !== null || judging.value) {
    return;
  }
  judging.value = true;
  await wish({ do: "judge" });
  judging.value = false;
}

/** Takes a judgement in, whether it was asked for or the server has made it at a stop. */
export function updateJudgement(answer: PageAnswer): void {
  if (answer.is === "judgement") {
    judged.value = { of: position.value, board: answer };
  }
}
