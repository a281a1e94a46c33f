// What clicks, keys and buttons do in a game.

import { signal } from "@preact/signals";

import { COLORS, isPoint, signAt } from "./geometry";
import type { Color } from "../protocol";
import { chosenSide, fetchReasons, illegal, isPerson, offering, side, state, tab, wish } from "./game";
import { goesOn, mode, overlay, pinned, hovered, touched } from "./look";
import { pick } from "./hand";
import { question, tried } from "./lesson";
import { mark } from "./marks";

/** A forbidden point of renju that the person is asked about. */
export const asksToLose = signal<string | null>(null);

/** A null move that the person is asked about: it ends the game, or offers the end while regions are wild. */
export const asksToEnd = signal<string | null>(null);

/**
 * What the person has to know before such a move: whose offer it accepts, and who would lose by wild regions; null where
 * there is nothing to ask.
 */
export function endAsked(move: string): { accepts: Color | null; lazy: Color | null } | null {
  const [now, game] = [state.value, tab.value];
  const isNull = move === "pass" ? now?.offer_means === "end" : offering.value.has(move);
  if (now === null || game === null || !isNull) {
    return null;
  }
  const accepts = game.agreement === null && !now.over ? now.offer : null;
  const lazy = move === "pass" && game.signs.wild.length > 0 ? (accepts ?? side.value) : null;
  return accepts === null && lazy === null ? null : { accepts, lazy };
}

/** A click on a point, or its key. */
export async function activate(at: string): Promise<void> {
  pinned.value = null;
  switch (mode.value) {
    case "look":
      return;
    case "mark":
      return mark(at);
    case "hand":
      return pick(at);
    case "play":
      return play(at);
  }
}

/** Makes a move for the side that the person has chosen: a point, `virtual` or `pass`. */
export async function play(move: string): Promise<void> {
  const now = state.value;
  if (now === null || !goesOn.value || !isPerson(side.value) || (isPoint(move) && occupied(move))) {
    return;
  }
  const asked = question.value;
  if (asked !== null && side.value === now.to_move) {
    return move === asked.right ? goTo(now.move_number + 1) : void (tried.value = move);
  }
  if (side.value !== now.to_move) {
    await fetchReasons(side.value);
  }
  const forbidden = illegal.value.get(move);
  pinned.value = forbidden === undefined ? null : move;
  if (forbidden?.kind === "forbidden") {
    asksToLose.value = move;
  } else if (forbidden === undefined && endAsked(move) !== null) {
    asksToEnd.value = move;
  } else if (forbidden === undefined) {
    await send(move);
  }
}

/** Makes the null move that the person was asked about. */
export function playAndEnd(): void {
  const move = asksToEnd.value;
  asksToEnd.value = null;
  if (move !== null) {
    void send(move);
  }
}

/** Makes the move on a forbidden point all the same. */
export function playAndLose(): void {
  const move = asksToLose.value;
  asksToLose.value = null;
  if (move !== null) {
    void send(move);
  }
}

async function send(move: string): Promise<void> {
  touched.value = null;
  const answer = await wish({ do: "play", color: side.value, move });
  if (answer?.is === "game") {
    hovered.value = null;
    chosenSide.value = null;
  }
}

export function occupied(at: string): boolean {
  const now = state.value;
  return now !== null && signAt(now.rows, at) !== ".";
}

/** Goes to the position after so many moves, if the line has it. */
export function goTo(moveNumber: number): void {
  const game = tab.value;
  if (game !== null && moveNumber >= 0 && moveNumber <= game.moves.length && moveNumber !== game.state.move_number) {
    void wish({ do: "goto", move_number: moveNumber });
  }
}

/** Goes on by some moves, or back. */
export function goBy(moves: number): void {
  goTo((state.value?.move_number ?? 0) + moves);
}

/** Takes a move back; against the engine its answer too, so that the person is to move. */
export function takeBack(): void {
  const [number, moves] = [state.value?.move_number ?? 0, tab.value?.moves ?? []];
  const own = moves.slice(0, number).findLastIndex(({ color }) => isPerson(color));
  goTo(own >= 0 && COLORS.filter(isPerson).length === 1 ? own : number - 1);
}

/** Shows the earlier board that a move would repeat, or the lines that make it forbidden; or hides them again. */
export async function showReason(move: string): Promise<void> {
  if (overlay.value !== null) {
    overlay.value = null;
    return;
  }
  const reasoned = (await fetchReasons(side.value)).find((found) => found.move === move);
  if (reasoned?.earlier) {
    overlay.value = { is: "earlier", board: reasoned.earlier, move };
  } else if (reasoned && reasoned.verdicts.length > 0) {
    overlay.value = { is: "verdicts", reasoned, step: 0 };
  }
}
