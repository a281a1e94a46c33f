// What the board draws now.

import { computed } from "@preact/signals";

import { vertex } from "./geometry";
import type { Color, IllegalMove, JudgedBoard, SideView, StoneLine } from "../protocol";
import { count, shownStep } from "./count";
import { illegal, state, tab } from "./game";
import { differing } from "./difference";
import { choosable, hand, picks, planned } from "./hand";
import { hint } from "./hint";
import { judgement, judgementShown } from "./judgement";
import { agreeing, countPanel, goesOn, mode, overlay, panel } from "./look";
import { numbers } from "./numbers";

export interface BoardView {
  rows: readonly string[];
  /** An earlier board, or one made up: not where the game stands. */
  away: boolean;
  last: string | null;
  forbidden: ReadonlyMap<string, IllegalMove>;
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
}

const NOTHING = {
  away: false,
  last: null,
  forbidden: new Map<string, IllegalMove>(),
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
} satisfies Omit<BoardView, "rows">;

export const view = computed<BoardView>(() => {
  const now = state.value;
  if (now === null) {
    return { ...NOTHING, rows: [] };
  }
  const over = overlay.value;
  if (over?.is === "earlier") {
    return { ...NOTHING, rows: over.board.rows, away: true, ringed: new Set([over.move]) };
  }
  if (mode.value === "hand") {
    return handView(now.rows);
  }
  if (mode.value === "look" && panel.value === "count") {
    return countPanel.value === "steps" ? stepView(now.rows) : differenceView(now.rows);
  }
  const last = now.last_move?.move ?? null;
  if (over?.is === "verdicts") {
    const verdict = over.reasoned.verdicts[over.step];
    const color = now.to_move;
    const added = [...(verdict?.after ?? []), ...(verdict ? [verdict.point] : [])].map((at) => ({ at, color }));
    return { ...NOTHING, rows: now.rows, last, added, lines: verdict?.lines ?? [], ringed: points(verdict?.point) };
  }
  if (panel.value === "review") {
    const forbidden = goesOn.value ? illegal.value : NOTHING.forbidden;
    return { ...NOTHING, rows: now.rows, last: numbers.value === null ? last : null, forbidden };
  }
  if (agreeing.value) {
    const views = tab.value?.agreement?.views ?? [];
    const judged = judgementShown.value && panel.value === "count" ? judgement.value : null;
    return { ...NOTHING, rows: now.rows, last, views, judged };
  }
  const views = tab.value?.agreement?.views ?? [];
  return {
    ...NOTHING,
    rows: now.rows,
    last,
    forbidden: goesOn.value ? illegal.value : NOTHING.forbidden,
    candidates: hint.value?.line ?? [],
    views,
  };
});

function points(...names: (string | undefined)[]): Set<string> {
  return new Set(names.filter((name) => name !== undefined));
}

function stepView(rows: readonly string[]): BoardView {
  const [shown, counted] = [shownStep.value, count.value];
  if (shown === null) {
    return { ...NOTHING, rows };
  }
  const wild = new Set(counted?.lazy?.wild ?? []);
  return { ...NOTHING, rows: shown.rows, away: true, ringed: new Set(shown.touched), owner: shown.owner, wild };
}

function handView(rows: readonly string[]): BoardView {
  const board = hand.value;
  if (board === null) {
    return { ...NOTHING, rows };
  }
  const chosen = new Set(picks.value.map(({ at }) => at));
  const open = new Set([...choosable.value].filter((at) => !chosen.has(at)));
  const shown = { rows: board.rows, owner: board.owner, away: true };
  return { ...NOTHING, ...shown, chosen, planned: planned.value, choosable: open };
}

function differenceView(rows: readonly string[]): BoardView {
  return { ...NOTHING, rows, differing: differing.value };
}

/** The vertex names of the rows, from the top left. */
export function names(rows: readonly string[]): string[][] {
  const size = { width: rows[0]?.length ?? 0, height: rows.length };
  return rows.map((row, y) => [...row].map((_, x) => vertex({ x, y }, size)));
}
