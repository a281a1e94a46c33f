// The step that is shown of a game which is looked at. Stones come and go as the server says.

import { computed, effect, signal } from "@preact/signals";

import { replay } from "../state/replay";
import { seenGame } from "./line";

/** The number of moves that are shown; `null` for all, while more come too. */
export const shownStep = signal<number | null>(null);

export const lastStep = computed(() => seenGame.value?.steps.length ?? 0);
export const step = computed(() => Math.min(shownStep.value ?? lastStep.value, lastStep.value));

/** Which game it is, so that another one begins at its end. */
const place = computed(() => (seenGame.value === null ? "" : `${seenGame.value.game} ${seenGame.value.match}`));
effect(() => {
  void place.value;
  shownStep.value = null;
});

/** Shows the position after a number of moves. A game that is played goes on from its end. */
export function goToStep(number: number): void {
  const to = Math.max(0, Math.min(number, lastStep.value));
  shownStep.value = to === lastStep.value && seenGame.value?.running != null ? null : to;
}

/** The rows of the board at the step that is shown. */
export const rows = computed<string[]>(() => {
  const game = seenGame.value;
  return game === null ? [] : replay(game.rows, game.steps.slice(0, step.value)).rows;
});
