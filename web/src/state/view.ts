// What the board draws beside each panel.

import { computed, type ReadonlySignal } from "@preact/signals";

import { isPoint, stringifyVertex } from "./geometry";
import type { Color, IllegalMove, JudgedBoard, RegionShare, SideView, GameState, StoneLine } from "../protocol";
import { count, differing, sharedRegions, shownStep } from "./count";
import { illegal, offering, state, tab } from "./game";
import { choosable, hand, picks, planned } from "./hand";
import { doubtful, hint, judgement, judgementShown } from "./engine";
import { explained, goesOn, overlay, passing, touched } from "./look";
import { agreeing } from "./panels";
import { boardMarks, numbers } from "./review_marks";

export interface BoardView {
  rows: readonly string[];
  /** An earlier board, or one made up: not where the game stands. */
  away: boolean;
  last: string | null;
  forbidden: ReadonlyMap<string, IllegalMove>;
  /** Those of them that carry a sign: a suicide does while it is explained, as everybody knows it. */
  signed: readonly IllegalMove[];
  ringed: ReadonlySet<string>;
  owner: readonly string[] | null;
  views: readonly SideView[];
  judged: JudgedBoard | null;
  lines: readonly StoneLine[];
  added: readonly { at: string; color: Color }[];
  candidates: readonly string[];
  /** Stones that a step by hand is to put on the board. */
  planned: readonly { at: string; color: Color }[];
  /** The points that are chosen for it. */
  chosen: ReadonlySet<string>;
  /** The points that can be chosen for it. */
  choosable: ReadonlySet<string>;
  /** The points that two rulesets count differently, and how much more the first one gives Black. */
  differing: ReadonlyMap<string, string>;
  wild: ReadonlySet<string>;
  /** The stones of which the engine is not sure, each with how sure it is, from 0 to 1. */
  doubtful: ReadonlyMap<string, number>;
  /** The empty regions that are shared out by the stones around them. */
  regions: readonly RegionShare[];
  /** The points on which a stone offers to end the game, with the move after which the board first stood so. */
  offering: ReadonlyMap<string, number>;
}

const NOTHING = {
  away: false,
  last: null,
  forbidden: new Map<string, IllegalMove>(),
  signed: [],
  ringed: new Set<string>(),
  owner: null,
  views: [],
  judged: null,
  lines: [],
  added: [],
  candidates: [],
  planned: [],
  chosen: new Set<string>(),
  choosable: new Set<string>(),
  differing: new Map<string, string>(),
  wild: new Set<string>(),
  doubtful: new Map<string, number>(),
  regions: [],
  offering: new Map<string, number>(),
} satisfies Omit<BoardView, "rows">;

/** What the board draws beside a panel: an earlier board that a move would repeat comes before what the panel shows. */
export type PanelView = ReadonlySignal<BoardView>;

function panelView(of: (now: GameState) => BoardView): PanelView {
  return computed(() => {
    const [now, over] = [state.value, overlay.value];
    if (now === null) {
      return { ...NOTHING, rows: [] };
    }
    return over?.is === "earlier"
      ? { ...NOTHING, rows: over.board.rows, away: true, ringed: new Set([over.move]) }
      : of(now);
  });
}

/** The game, with what each side has marked. */
export const gameView = panelView((now) => {
  const shown = { rows: now.rows, last: lastMove(now), views: tab.value?.agreement?.views ?? [], wild: wild(now) };
  const free = { ...forbidden(), offering: offering.value, candidates: hint.value?.line ?? [] };
  return verdictsView(now) ?? { ...NOTHING, ...shown, ...(agreeing.value ? doubts() : free) };
});

/** The game with the engine's judgement, while there is to be agreed. */
export const agreementView = panelView(() => {
  const isJudged = agreeing.value && judgementShown.value && overlay.value === null;
  return { ...gameView.value, judged: isJudged ? judgement.value : null };
});

export const reviewView = panelView((now) => {
  const last = numbers.value === null ? lastMove(now) : null;
  return verdictsView(now) ?? { ...NOTHING, rows: now.rows, last, ...forbidden() };
});

/** The step of a count. */
export const stepView = panelView(({ rows }) => {
  const [shown, counted] = [shownStep.value, count.value];
  if (shown === null) {
    return { ...NOTHING, rows };
  }
  const wild = new Set(counted?.lazy?.wild ?? []);
  const isShared = counted?.shared_out !== undefined;
  const owner = isShared ? null : shown.owner;
  const board = { rows: shown.rows, away: true, ringed: new Set(shown.touched), regions: sharedRegions.value };
  return { ...NOTHING, ...board, owner, wild };
});

/** The board that is made up by hand. */
export const handView = panelView(({ rows }) => {
  const board = hand.value;
  if (board === null) {
    return { ...NOTHING, rows };
  }
  const chosen = new Set(picks.value.map(({ at }) => at));
  const open = new Set([...choosable.value].filter((at) => !chosen.has(at)));
  const shown = { rows: board.rows, owner: board.owner, away: true };
  return { ...NOTHING, ...shown, chosen, planned: planned.value, choosable: open };
});

/** The points that two rulesets count differently. */
export const differenceView = panelView(({ rows }) => ({ ...NOTHING, rows, differing: differing.value }));

/** The move that carries the sign of the last one; a text on the point stands there without it. */
function lastMove(now: GameState): string | null {
  const move = now.last_move?.move ?? null;
  return boardMarks.value.some(({ at, shape }) => at === move && shape === "label") ? null : move;
}

/** What makes regions wild: before an offer of the end, while it stands, and afterwards. */
function wild(now: GameState): ReadonlySet<string> {
  const isAtEnd = now.offer !== null || tab.value?.agreement != null || passing.value;
  return isAtEnd ? new Set(tab.value?.signs.wild ?? []) : NOTHING.wild;
}

/** What to look at before both agree. */
function doubts(): Pick<BoardView, "doubtful"> {
  const stones = doubtful.value.flatMap((chain) => chain.stones.map((at) => [at, chain.confidence] as const));
  return { doubtful: new Map(stones) };
}

function forbidden(): Pick<BoardView, "forbidden" | "signed"> {
  if (!goesOn.value) {
    return { forbidden: NOTHING.forbidden, signed: NOTHING.signed };
  }
  const isSigned = ({ kind, move }: IllegalMove) =>
    isPoint(move) && (kind !== "suicide" || move === (explained.value ?? touched.value));
  return { forbidden: illegal.value, signed: [...illegal.value.values()].filter(isSigned) };
}

/** The lines that make a move forbidden, where they are shown. */
function verdictsView(now: GameState): BoardView | null {
  const over = overlay.value;
  if (over?.is !== "verdicts") {
    return null;
  }
  const verdict = over.reasoned.verdicts[over.step];
  const color = now.to_move;
  const added = [...(verdict?.after ?? []), ...(verdict ? [verdict.point] : [])].map((at) => ({ at, color }));
  const ringed = new Set(verdict === undefined ? [] : [verdict.point]);
  return { ...NOTHING, rows: now.rows, last: lastMove(now), added, lines: verdict?.lines ?? [], ringed };
}

/** The vertex names of the rows, from the top left. */
export function names(rows: readonly string[]): string[][] {
  const size = { width: rows[0]?.length ?? 0, height: rows.length };
  return rows.map((row, y) => [...row].map((_, x) => stringifyVertex({ x, y }, size)));
}
