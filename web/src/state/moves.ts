// What clicks, keys and buttons do in a game.

import { computed, signal } from "@preact/signals";

import { ask } from "../net/link";
import { bar } from "./bar";
import { COLORS, isPoint, signAt } from "./geometry";
import type { Color } from "../protocol";
import { chosenSide, fetchReasons, illegal, inTurn, isPerson, offering, rev, side, state, tab } from "./game";
import { goesOn, mode, overlay, pinned, hovered, touched } from "./look";
import { draw } from "./draw";
import { pick } from "./hand";
import { question as learnQuestion, tryMove } from "./learn";
import { question, tried } from "./lesson";
import { mark } from "./marks";
import { panel } from "./panels";
import { goToNode, line, place } from "./tree";

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
    case "draw":
      return draw(at);
    case "play":
      return play(at);
  }
}

/** Makes a move for the side that the person has chosen: a point, `virtual` or `pass`. */
export function play(move: string): Promise<void> {
  return inTurn(() => playNow(move));
}

async function playNow(move: string): Promise<void> {
  const now = state.value;
  if (learnQuestion.value !== null) {
    return answerWith(move);
  }
  const isHere = isPoint(move) ? !occupied(move) : move !== "pass" || now?.next.includes("pass");
  if (now === null || !goesOn.value || !isPerson(side.value) || !isHere) {
    return;
  }
  const asked = question.value;
  if (asked !== null && side.value === now.to_move) {
    return move === asked.right ? goBy(1) : void (tried.value = move);
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

/** A move as the answer to the question about a mistake; what is forbidden is none. */
async function answerWith(move: string): Promise<void> {
  touched.value = null;
  pinned.value = illegal.value.has(move) ? move : null;
  if (!illegal.value.has(move) && !(isPoint(move) && occupied(move))) {
    await tryMove(move);
  }
}

/** Makes the null move that the person was asked about. */
export function playAndEnd(): void {
  const move = asksToEnd.value;
  asksToEnd.value = null;
  if (move !== null) {
    void inTurn(() => send(move));
  }
}

/** Makes the move on a forbidden point all the same. */
export function playAndLose(): void {
  const move = asksToLose.value;
  asksToLose.value = null;
  if (move !== null) {
    void inTurn(() => send(move));
  }
}

async function send(move: string): Promise<void> {
  touched.value = null;
  const answer = await ask({ do: "play", color: side.value, move }, rev.value);
  if (answer?.is === "game") {
    hovered.value = null;
    chosenSide.value = null;
  }
}

export function occupied(at: string): boolean {
  const now = state.value;
  return now !== null && signAt(now.rows, at) !== ".";
}

type Step = (from: number) => number;

/** The way that is wanted and not yet gone: from the position after so many moves to that after others. */
let way: Step | null = null;

/** Goes a way on the line. What is wanted before the answer comes is gone at once then, however many steps it has. */
function walk(step: Step): void {
  const before = way;
  const last = () => tab.value?.moves.length ?? 0;
  way = (from) => Math.max(0, Math.min(last(), step(before?.(from) ?? from)));
  if (before === null) {
    void inTurn(walkNow);
  }
}

async function walkNow(): Promise<void> {
  const [wanted, from] = [way, state.value?.move_number];
  way = null;
  const to = from === undefined ? undefined : wanted?.(from);
  if (wanted === null || to === undefined || to === from) {
    return;
  }
  const answer = await ask({ do: "goto", move_number: to }, rev.value);
  if (answer?.is === "refused" && answer.why.kind === "old_revision") {
    // The engine has moved meanwhile.
    walk(wanted);
  }
}

/** Goes to the position after so many moves, or as near as the line has it. */
export function goTo(moveNumber: number): void {
  walk(() => moveNumber);
}

/** Whether the way goes by nodes: in a review, where those that set up or only say something are steps, too. */
const isByNodes = computed(() => panel.value === "review" && place.value >= 0);

/** Goes on by some moves, or back; in a review by some nodes. */
export function goBy(moves: number): void {
  if (!isByNodes.value) {
    walk((from) => from + moves);
    return;
  }
  const to = line.value[Math.max(0, Math.min(line.value.length - 1, place.value + moves))];
  if (to !== undefined) {
    void goToNode(to.node.id);
  }
}

/** Goes to the beginning of the line, or to its end. */
export function goToEnd(by: 1 | -1): void {
  goBy(by * Number.MAX_SAFE_INTEGER);
}

/** Whether there is a way on, or back. */
export function hasMore(moves: number): boolean {
  const isOfNodes = isByNodes.value;
  const at = isOfNodes ? place.value : (state.value?.move_number ?? 0);
  const last = isOfNodes ? line.value.length - 1 : (tab.value?.moves.length ?? 0);
  return moves < 0 ? at > 0 : at < last;
}

/** Whether arrows and the wheel lead on, or back: not where that would end the engine's search, or drop marks. */
export function leads(moves: number): boolean {
  const isFree = tab.value?.thinking === null && ["play", "review", "lesson"].includes(bar.value);
  return isFree && hasMore(moves);
}

/** Takes a move back; against the engine its answer too, so that the person is to move. */
export function takeBack(): void {
  walk((from) => {
    const own = (tab.value?.moves ?? []).slice(0, from).findLastIndex(({ color }) => isPerson(color));
    return own >= 0 && COLORS.filter(isPerson).length === 1 ? own : from - 1;
  });
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
