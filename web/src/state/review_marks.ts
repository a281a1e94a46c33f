// What a review marks on the board: the moves that an analysis has tried, with those that are expected after one, the
// numbers of moves on their stones, and what the record marks.

import { computed, signal } from "@preact/signals";

import type { AnalysedMove, BoardLine, BoardMark, Color, MoveLoss } from "../protocol";
import { bar } from "./bar";
import { state, tab } from "./game";
import { isPoint, opponent, signAt, signOf } from "./geometry";
import { isOnMainLine, pathTo } from "./layout";
import { ghosted, overlay, hovered, touched } from "./look";
import { panel } from "./panels";
import { learning, question } from "./learn";
import type { Cost } from "./losses";
import { analysis, isEngineShown, losses, shownLine } from "./review";
import { settings } from "./settings";
import { current, goToNode, line, place, tree } from "./tree";

/** Whether the marks of a review are shown. */
export const reviewShown = computed(() => panel.value === "review" && overlay.value === null);

const LETTERS = "ABCDEFGHIJ";

export interface Candidate extends AnalysedMove {
  letter: string;
  /** What it costs beside the best one. */
  cost: Cost;
}

/** The best moves with letters, where they are wanted. */
export const candidates = computed<readonly Candidate[]>(() => {
  const isShown = reviewShown.value && isEngineShown.value && learning.value === null;
  const moves = isShown ? (analysis.value?.moves ?? []) : [];
  const side = state.value?.to_move ?? "black";
  return moves.slice(0, LETTERS.length).map((move, place) => {
    const cost = costBeside(moves[0] ?? move, move, side);
    return { ...move, letter: LETTERS.charAt(place), cost };
  });
});

function costBeside(best: AnalysedMove, move: AnalysedMove, side: Color): Cost {
  const [lead, bestLead] = [sideLead(move.lead, side), sideLead(best.lead, side)];
  const points = lead === null || bestLead === null ? null : bestLead - lead;
  return { points, winrate: sideWinrate(best.winrate, side) - sideWinrate(move.winrate, side) };
}

/** The candidate in the list that the pointer or the focus is on. */
export const pointedMove = signal<string | null>(null);

/** How many of the expected moves are shown; the wheel changes it. */
const expectedLength = signal(10);

const chosen = computed(() => {
  const at = pointedMove.value ?? touched.value ?? (ghosted.value ? hovered.value : null);
  return at === null ? null : (candidates.value.find(({ move }) => move === at) ?? null);
});

/** The line that is given for the node, while what an engine finds may be shown. */
const given = computed(() => {
  const isShown = reviewShown.value && (isEngineShown.value || learning.value !== null);
  return isShown && shownLine.value?.node === tab.value?.here.id ? (shownLine.value?.moves ?? null) : null;
});

/** The moves that are expected after the candidate, with the numbers that they would have. */
const expectedMoves = computed<readonly string[]>(() => chosen.value?.pv ?? given.value ?? []);

/** Those of them that are on the board. */
export const expected = computed<readonly { at: string; color: Color; number: number }[]>(() => {
  const now = state.value;
  if (now === null) {
    return [];
  }
  const first = now.to_move;
  return expectedMoves.value
    .slice(0, expectedLength.value)
    .map((at, place) => ({ at, color: place % 2 === 0 ? first : opponent(first), number: place + 1 }))
    .filter(({ at }) => isPoint(at));
});

/** Shows more of the expected moves, or fewer; returns whether there are any. */
export function lengthenExpected(by: number): boolean {
  if (expected.value.length === 0) {
    return false;
  }
  const last = Math.max(1, expectedMoves.value.length);
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
  if (!reviewShown.value || !settings.nextShown.value || here === undefined || learning.value !== null) {
    return [];
  }
  return here.next.flatMap(({ id, move }) =>
    move !== null && isPoint(move) ? [{ at: move, isNext: id === here.next_on_line }] : [],
  );
});

/** The move of the record that is compared with a better line, or that a better one is asked for. */
export const compared = computed<MoveLoss | null>(() => {
  const here = tab.value?.here;
  const loss = here?.next_on_line == null ? undefined : losses.value.get(here.next_on_line);
  return reviewShown.value && (question.value !== null || given.value !== null) ? (loss ?? null) : null;
});

/** What the moves of the line have cost, on their stones that are on the board. */
export const lossDots = computed<readonly MoveLoss[]>(() => {
  const now = state.value;
  const isShown = reviewShown.value && isEngineShown.value && learning.value === null;
  if (now === null || !isShown || !settings.lossesShown.value) {
    return [];
  }
  const last = new Map(line.value.slice(0, place.value + 1).map(({ node }) => [node.move, node]));
  return [...last].flatMap(([at, { id, color }]) => {
    const loss = losses.value.get(id);
    const isThere = at !== null && isPoint(at) && color !== null && signAt(now.rows, at) === signOf(color);
    return isThere && loss !== undefined ? [loss] : [];
  });
});

/**
 * Goes to where a move was made, on the board that may have been scrolled away from, and shows what the engine would have
 * played in its place; once more hides that.
 */
export async function compareMove({ node }: MoveLoss): Promise<void> {
  const before = tree.value?.byId.get(node)?.parent?.node.id;
  if (before === undefined || before === shownLine.value?.node) {
    shownLine.value = null;
    return;
  }
  scrollTo(0, 0);
  await goToNode(before);
  if (tab.value?.here.id === before) {
    shownLine.value = { node: before, moves: analysis.value?.moves[0]?.pv ?? [] };
  }
}
