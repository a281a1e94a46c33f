// The comment of a node while the person writes it: it goes to the server after a pause, and before anything else is
// opened.

import { computed, effect, signal } from "@preact/signals";

import { ask } from "../net/link";
import { readKept, removeKept, writeKept } from "../net/storage";
import { inTurn, refused, tab } from "./game";
import { nodeAt, stepsTo, tree } from "./tree";

const PAUSE_MS = 700;
/** A message may be no longer than 64 KiB. */
const LONGEST = 60_000;

/** What has been written and the server does not know yet. */
const draft = signal<{ node: number; text: string } | null>(null);

/** The comment of the node that is shown, as it is written. */
export const comment = computed(() => {
  const here = tab.value?.here;
  return draft.value !== null && draft.value.node === here?.id ? draft.value.text : (here?.comment ?? "");
});

let timer: number | undefined;

/** Takes what is written in the comment of the node that is shown; where it is too long, what was there before stays. */
export function writeComment(text: string): void {
  const node = tab.value?.here.id;
  if (node === undefined) {
    return;
  }
  if (new TextEncoder().encode(JSON.stringify({ node, text })).length > LONGEST) {
    refused.value = { kind: "too_long" };
    return;
  }
  if (draft.value !== null && draft.value.node !== node) {
    void keepComment();
  }
  draft.value = { node, text };
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void keepComment(), PAUSE_MS);
}

/** Gives the server what is written. After a cut it is given again. */
export async function keepComment(): Promise<void> {
  window.clearTimeout(timer);
  const written = draft.value;
  if (written === null) {
    return;
  }
  // What is clicked next comes after it.
  const answer = await inTurn(() => ask({ do: "comment", ...written }, null));
  if (answer !== null && draft.value === written) {
    draft.value = null;
  }
}

/** What the server does not know outlives the page, with the way to its node: another program numbers nodes anew. */
const KEY = "liangyi-draft";

interface Left {
  node: number;
  text: string;
  steps: number[] | null;
  /** The moves that lead to the node. */
  moves: readonly string[];
}

let left = readLeft();

effect(() => {
  const written = draft.value;
  if (written === null) {
    removeKept("session", KEY);
    return;
  }
  const placed = tree.peek()?.byId.get(written.node);
  const steps = placed === undefined ? null : stepsTo(placed);
  const game = tab.peek();
  const moves = (game?.moves ?? []).slice(0, game?.state.move_number).map(({ move }) => move);
  writeKept("session", KEY, JSON.stringify({ ...written, steps, moves } satisfies Left));
});

function readLeft(): Left | null {
  return JSON.parse(readKept("session", KEY) ?? "null") as Left | null;
}

/** Goes on with what was written before a cut or a reload. */
export async function resumeComment(): Promise<void> {
  if (left !== null && draft.value === null) {
    draft.value = { node: left.node, text: left.text };
  }
  left = null;
  await keepComment();
}

/** Puts what was written before the program ended into the record that is opened again. */
export async function resumeInKept(): Promise<void> {
  const written = left;
  left = null;
  const at = written?.steps == null ? null : await nodeAt(written.steps);
  if (written !== null && at !== null) {
    draft.value = { node: at, text: written.text };
    await keepComment();
  }
}

/** The same where a recent game is gone back to, if it is the one that the comment was written in. */
export async function resumeInRecent(): Promise<void> {
  const [line, moves] = [tab.value?.moves ?? [], left?.moves ?? []];
  if (moves.length > 0 && moves.every((move, at) => line[at]?.move === move)) {
    await resumeInKept();
  }
}

/** What is written is about a record that the program does not know: it waits until that is opened. */
export function setCommentAside(): void {
  left = readLeft() ?? left;
  draft.value = null;
}
