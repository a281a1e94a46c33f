// The moves that an analysis has tried, and the one whose expected moves are shown.

import { computed, signal } from "@preact/signals";

import { isPoint } from "./geometry";
import type { AnalysedMove, Color } from "../protocol";
import { other, state } from "./game";
import { ghosted, overlay, pointed, touched } from "./look";
import { panel } from "./panels";
import { analysis, isEngineShown } from "./review";

const LETTERS = "ABCDEFGHIJ";

export interface Candidate extends AnalysedMove {
  letter: string;
}

/** The best moves with letters, where they are wanted. */
export const candidates = computed<readonly Candidate[]>(() => {
  const isShown = panel.value === "review" && isEngineShown.value && overlay.value === null;
  const moves = isShown ? (analysis.value?.moves ?? []) : [];
  return moves.slice(0, LETTERS.length).map((move, place) => ({ ...move, letter: LETTERS.charAt(place) }));
});

/** The candidate in the list that the pointer or the focus is on. */
export const pointedMove = signal<string | null>(null);

/** How many of the expected moves are shown; the wheel changes it. */
export const expectedLength = signal(10);

const chosen = computed(() => {
  const at = pointedMove.value ?? touched.value ?? (ghosted.value ? pointed.value : null);
  return at === null ? null : (candidates.value.find(({ move }) => move === at) ?? null);
});

/** The moves that are expected after the candidate, with the numbers that they would have. */
export const expected = computed<readonly { at: string; color: Color; number: number }[]>(() => {
  const [now, found] = [state.value, chosen.value];
  if (now === null || found === null) {
    return [];
  }
  const first = now.to_move;
  return found.pv
    .slice(0, expectedLength.value)
    .map((at, place) => ({ at, color: place % 2 === 0 ? first : other(first), number: place + 1 }))
    .filter(({ at }) => isPoint(at));
});

/** Shows more of the expected moves, or fewer; returns whether there are any. */
export function lengthenExpected(by: number): boolean {
  if (expected.value.length === 0) {
    return false;
  }
  const last = chosen.value?.pv.length ?? 1;
  expectedLength.value = Math.min(last, Math.max(1, Math.min(expectedLength.value, last) + by));
  return true;
}

/** A share of one as the side to move sees it; what is known is Black's. */
export function sideWinrate(black: number, side: Color): number {
  return side === "black" ? black : 1 - black;
}

/** A lead as a side sees it. */
export function sideLead(black: number, side: Color): number {
  return side === "black" ? black : -black;
}
