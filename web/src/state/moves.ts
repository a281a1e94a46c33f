// What clicks, keys and buttons do in a game.

import { signal } from "@preact/signals";

import { COLORS, isPoint, signAt } from "./geometry";
import { chosenSide, fetchReasons, illegal, isPerson, side, state, tab, wish } from "./game";
import { goesOn, mode, overlay, pinned, hovered, touched } from "./look";
import { pick } from "./hand";
import { question as learnQuestion, tryMove } from "./learn";
import { question, tried } from "./lesson";
import { mark } from "./marks";

/** A forbidden point of renju that the person is asked about. */
export const asksToLose = signal<string | null>(null);

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
  if (learnQuestion.value !== null) {
    return answerWith(move);
  }
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
  } else if (forbidden === undefined) {
    await send(move);
  }
}

/** A move as the answer to the question about a mistake; what is forbidden is none. */
async function answerWith(move: string): Promise<void> {
  touched.value = null;
  pinned.value = illegal.value.has(move) ? move : null;
  if (!illegal.value.has(move) && !(isPoint(move) && occupied(move))) {
    await tryMove(move);
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
