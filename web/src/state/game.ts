// The game as the server tells it, and what the person wants done with it.

import { computed, signal } from "@preact/signals";

import { ask } from "../net/link";
import { colorIndex } from "./geometry";
import type { Color, IllegalMove, PageAnswer, ReasonedMove, Refused, TabGame, TabRequest } from "../protocol";

export const tab = signal<TabGame | null>(null);
export const rev = signal(0);
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
    refused.value = answer.why;
  } else if (answer.rev !== rev.value || answer.re !== null) {
    refused.value = null;
  }
  if (answer.rev !== rev.value) {
    reasons.value = null;
    chosenSide.value = null;
  }
  rev.value = answer.rev;
  tab.value = game;
}

/** Takes the first state of a server that has started anew, whatever its revision. */
export function resetGame(): void {
  rev.value = 0;
  reasons.value = null;
  chosenSide.value = null;
}

/** Asks for something that concerns the game as the page shows it. */
export function wish(wanted: TabRequest): Promise<PageAnswer | null> {
  return ask(wanted, rev.value);
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
