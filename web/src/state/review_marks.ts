// What a review marks on the board: the moves that an analysis has tried, with those that are expected after one, the
// numbers of moves on their stones, and what the record marks.

import { computed, signal } from "@preact/signals";

import type { AnalysedMove, BoardLine, BoardMark, Color } from "../protocol";
import { bar } from "./bar";
import { state, tab } from "./game";
import { isPoint, opponent, signAt, signOf } from "./geometry";
import { isOnMainLine, pathTo } from "./layout";
import { ghosted, overlay, hovered, touched } from "./look";
import { panel } from "./panels";
import { analysis, isEngineShown } from "./review";
import { settings } from "./settings";
import { current } from "./tree";

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
const expectedLength = signal(10);

const chosen = computed(() => {
  const at = pointedMove.value ?? touched.value ?? (ghosted.value ? hovered.value : null);
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
    .map((at, place) => ({ at, color: place % 2 === 0 ? first : opponent(first), number: place + 1 }))
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

/** A lead as a side sees it, where it is known. */
export function sideLead(black: number | null, side: Color): number | null {
  return black === null || side === "black" ? black : -black;
}

/** How many of the last moves carry numbers where only those do. */
const LAST = 10;

interface Numbers {
  /** The number on the stone of a point. */
  on: ReadonlyMap<string, number>;
  /** Moves whose stones are not to be seen: the number, the point, and the number of the stone there now. */
  notes: readonly { number: number; at: string; now: number | null }[];
}

/** How many moves come before the first that carries a number; null where none does. */
const before = computed<number | null>(() => {
  const moves = state.value?.move_number ?? 0;
  switch (settings.numbered.value) {
    case "none":
      return null;
    case "all":
      return 0;
    case "last":
      return Math.max(0, moves - LAST);
    case "variation": {
      const leaves = current.value === null ? undefined : pathTo(current.value).find((placed) => !isOnMainLine(placed));
      return leaves === undefined ? null : leaves.node.number - 1;
    }
  }
});

export const numbers = computed<Numbers | null>(() => {
  const [now, game, first] = [state.value, tab.value, before.value];
  if (panel.value !== "review" || now === null || game === null || first === null) {
    return null;
  }
  // A variation counts from its start.
  const from = settings.numbered.value === "variation" ? first : 0;
  const last = new Map<string, number>();
  const made = game.moves.slice(0, now.move_number);
  made.forEach(({ move }, place) => last.set(move, place + 1));
  const on = new Map<string, number>();
  const notes: { number: number; at: string; now: number | null }[] = [];
  made.forEach(({ move: at, color }, place) => {
    const number = place + 1;
    if (number <= first || !isPoint(at)) {
      return;
    }
    const latest = last.get(at) ?? number;
    if (latest !== number) {
      notes.push({ number: number - from, at, now: latest - from });
    } else if (signAt(now.rows, at) === signOf(color)) {
      on.set(at, number - from);
    } else {
      notes.push({ number: number - from, at, now: null });
    }
  });
  return { on, notes };
});

/** Whether the marks of a review are shown. */
export const reviewShown = computed(() => panel.value === "review" && overlay.value === null);

/** What the record marks at the node that is shown. */
export const boardMarks = computed<readonly BoardMark[]>(() =>
  reviewShown.value || (bar.value === "lesson" && overlay.value === null) ? (tab.value?.here.marks ?? []) : [],
);

/** The lines and arrows that it draws. */
export const boardLines = computed<readonly BoardLine[]>(() =>
  reviewShown.value || (bar.value === "lesson" && overlay.value === null) ? (tab.value?.here.lines ?? []) : [],
);

/** The moves of the record after the node, where they are wanted. */
export const nextMoves = computed<readonly { at: string; isNext: boolean }[]>(() => {
  const here = tab.value?.here;
  if (!reviewShown.value || !settings.nextShown.value || here === undefined) {
    return [];
  }
  return here.next.flatMap(({ id, move }) =>
    move !== null && isPoint(move) ? [{ at: move, isNext: id === here.next_on_line }] : [],
  );
});
