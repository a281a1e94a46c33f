// The game as the server tells it, and what the person wants done with it.

import { computed, signal } from "@preact/signals";

import { ask } from "../net/link";
import { colorIndex } from "./geometry";
import type { Color, IllegalMove, PageAnswer, ReasonedMove, Refused, TabGame, TabRequest } from "../protocol";

export const tab = signal<TabGame | null>(null);
export const rev = signal(0);
/** When the page was told of it, by the browser's clock. */
export const toldAt = signal(0);
/** What the server has refused last; gone with the next change. */
export const refused = signal<Refused | null>(null);
/** The side that the person wants to play where it is not the side to move. */
export const chosenSide = signal<Color | null>(null);

export const state = computed(() => tab.value?.state ?? null);

/** The side for which a click plays. */
export const side = computed<Color>(() => chosenSide.value ?? state.value?.to_move ?? "black");

export function isPerson(color: Color): boolean {
  return tab.value?.seats[colorIndex(color)].by === "person";
}

/** Takes in what the server tells of the game. */
export function updateGame(answer: PageAnswer): void {
  const game = answer.is === "game" ? answer : answer.is === "refused" ? answer.game : null;
  if (game === null || answer.rev < rev.value) {
    return;
  }
  if (answer.is === "refused") {
    // Where the engine has moved meanwhile, that is shown and told.
    refused.value = answer.why.kind === "old_revision" ? null : answer.why;
  } else if (answer.rev !== rev.value || answer.re !== null) {
    refused.value = null;
  }
  if (answer.rev !== rev.value) {
    reasons.value = null;
    chosenSide.value = null;
  }
  rev.value = answer.rev;
  toldAt.value = Date.now();
  tab.value = game;
}

/** Takes the first state of a server that has started anew, whatever its revision. */
export function resetGame(): void {
  rev.value = 0;
  reasons.value = null;
  chosenSide.value = null;
}

/** What puts another game in the place of this one. */
const OPENINGS = ["new", "open", "open_lesson", "open_recent", "open_game"] as const;

/** What changes the game. */
const CHANGES: ReadonlySet<TabRequest["do"]> = new Set<TabRequest["do"]>([
  ...OPENINGS,
  ...([
    "play",
    "goto",
    "play_on",
    "resign",
    "mark_dead",
    "mark_owner",
    "mark_end",
    "adopt",
    "agree",
    "disagree",
  ] as const),
  ...(["draw", "draw_line", "annotate", "set_up", "set_turn", "undo_edit"] as const),
  ...(["goto_node", "comment", "remove", "promote", "hand_step", "hand_undo"] as const),
]);

/** How many games have been opened in this page. */
export const openings = signal(0);

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a change once those that were wanted before are answered, so that it finds the game as they have left it: keys
 * come faster than answers.
 */
export function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const made = last.then(change);
  last = made.catch(() => null);
  return made;
}

const waiting = new Map<string, Promise<PageAnswer | null>>();

/** Asks for something that concerns the game as the page shows it. A change that is wanted twice before it is made is made once. */
export function wish(wanted: TabRequest): Promise<PageAnswer | null> {
  if (!CHANGES.has(wanted.do)) {
    return ask(wanted, rev.value);
  }
  const text = JSON.stringify(wanted);
  const made = waiting.get(text) ?? inTurn(() => ask(wanted, rev.value)).finally(() => waiting.delete(text));
  waiting.set(text, made);
  if (OPENINGS.some((name) => name === wanted.do)) {
    void made.then((answer) => (openings.value += answer?.is === "game" ? 1 : 0));
  }
  return made;
}

/** The reasons in full for one side, once they have been asked for. */
const reasons = signal<{ rev: number; color: Color; illegal: ReasonedMove[] } | null>(null);

/** Asks for the reasons in full unless they are here. */
export async function fetchReasons(color: Color): Promise<ReasonedMove[]> {
  const known = reasons.value;
  if (known?.rev === rev.value && known.color === color) {
    return known.illegal;
  }
  const asked = rev.value;
  const answer = await wish({ do: "reasons", color });
  if (answer?.is !== "reasons" || rev.value !== asked) {
    return [];
  }
  reasons.value = { rev: asked, color, illegal: answer.illegal };
  return answer.illegal;
}

/** What the side that the person plays must not do. */
export const illegal = computed<ReadonlyMap<string, IllegalMove>>(() => {
  const now = state.value;
  if (now === null) {
    return new Map();
  }
  const known = reasons.value;
  const ofSide = side.value === now.to_move ? now.illegal : known?.color === side.value ? known.illegal : [];
  return new Map(ofSide.map((move) => [move.move, move]));
});

/** The points on which a stone would offer to end the game, with the move after which the board first stood so. */
export const offering = computed<ReadonlyMap<string, number>>(() => {
  const isToMove = side.value === state.value?.to_move;
  const offers = isToMove ? (tab.value?.signs.offers ?? []) : [];
  return new Map(offers.map(({ at, after_move: after }) => [at, after]));
});

/** Chooses the side for which clicks play. */
export function chooseSide(color: Color): void {
  const toMove = state.value?.to_move;
  chosenSide.value = color === toMove ? null : color;
  if (color !== toMove) {
    void fetchReasons(color);
  }
}
