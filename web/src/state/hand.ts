// A board that is made up by hand: the step that is being chosen, and the points for it.

import { batch, computed, signal } from "@preact/signals";

import { colorOf, signAt } from "./geometry";
import type { Color, HandState, HandStep, MayStep, Refused } from "../protocol";
import { asked, countView } from "./count";
import { refused, wish } from "./game";

const made = signal<{ of: string; board: HandState | Refused } | null>(null);
export const beginning = signal(false);

const found = computed(() => (made.value?.of === asked.value ? made.value.board : null));
/** The board as it is now; null before it is begun, and where there is none. */
export const hand = computed(() => (found.value !== null && "rows" in found.value ? found.value : null));
/** Why there is no such board here. */
export const handRefused = computed(() => (found.value !== null && "kind" in found.value ? found.value : null));

/** Which of the possible steps is being prepared: its place in the list. */
const chosenName = signal<string | null>(null);
export const chosenStep = computed<MayStep | null>(
  () => hand.value?.may.find((may) => nameOf(may) === chosenName.value) ?? null,
);

export interface Pick {
  at: string;
  color: Color;
}

/** The points that are chosen for it, and for which side each is. */
export const picks = signal<readonly Pick[]>([]);
/** Those of them that are empty: a stone comes there. */
export const planned = computed<readonly Pick[]>(() => {
  const rows = hand.value?.rows ?? [];
  return picks.value.filter(({ at }) => signAt(rows, at) === ".");
});
/** The points that can be chosen. */
export const choosable = computed<ReadonlySet<string>>(() => new Set(chosenStep.value?.at ?? []));

export function nameOf(may: MayStep): string {
  return `${may.step}-${may.side ?? "both"}`;
}

/** Begins, unless the board of what is shown is here already; or starts over. */
export async function beginByHand(again = false): Promise<void> {
  if (beginning.value || (!again && made.value?.of === asked.value)) {
    return;
  }
  beginning.value = true;
  const of = asked.value;
  const answer = await wish({ do: "hand_begin", view: countView.value });
  beginning.value = false;
  if (answer?.is === "hand") {
    take(of, answer);
  } else if (answer?.is === "refused") {
    made.value = { of, board: answer.why };
  }
  // What is shown may have changed meanwhile.
  if (of !== asked.value) {
    await beginByHand();
  }
}

function take(of: string, board: HandState): void {
  batch(() => {
    made.value = { of, board };
    picks.value = [];
    refused.value = null;
  });
}

/** Whether a step is about no points that a person chooses. */
export function isWhole({ step }: MayStep): boolean {
  return step === "gather" || step === "dead_off";
}

/** Prepares a step; one that needs no points is taken at once. */
export function chooseStep(may: MayStep): void {
  batch(() => {
    chosenName.value = nameOf(may);
    picks.value = [];
  });
  if (isWhole(may)) {
    void takeStep();
  }
}

/** Chooses a point for the step, or drops it; public points go to the side that has fewer of them so far. */
export function pick(at: string): void {
  const [step, board] = [chosenStep.value, hand.value];
  if (step === null || board === null || !choosable.value.has(at)) {
    return;
  }
  const others = picks.value.filter((picked) => picked.at !== at);
  const isNew = others.length === picks.value.length;
  const color = step.side ?? colorOf(signAt(board.owner, at)) ?? sideWithFewer();
  batch(() => {
    picks.value = isNew ? [...others, { at, color }] : others;
    refused.value = null;
  });
}

function sideWithFewer(): Color {
  const black = picks.value.filter(({ color }) => color === "black").length;
  return 2 * black > picks.value.length ? "white" : "black";
}

/** Takes the step that is prepared. */
export async function takeStep(): Promise<void> {
  const step = stepOf();
  if (step !== null) {
    await change({ do: "hand_step", ...step });
  }
}

export async function undoByHand(): Promise<void> {
  await change({ do: "hand_undo" });
}

async function change(wanted: Parameters<typeof wish>[0]): Promise<void> {
  const of = asked.value;
  const answer = await wish(wanted);
  if (answer?.is === "hand") {
    take(of, answer);
  } else if (answer?.is === "refused" && answer.why.kind === "wrong_phase") {
    // A program that was started anew has no board yet.
    await beginByHand(true);
  }
}

function stepOf(): HandStep | null {
  const [may, board] = [chosenStep.value, hand.value];
  if (may === null || board === null) {
    return null;
  }
  const side = may.side ?? "black";
  const at = picks.value.map((picked) => picked.at);
  const of = (color: Color) => picks.value.filter((picked) => picked.color === color).map((picked) => picked.at);
  switch (may.step) {
    case "give_up":
    case "take_off":
    case "fill":
    case "put_back":
      return { step: may.step, side, at };
    case "move": {
      const isStone = (name: string) => signAt(board.rows, name) !== ".";
      return { step: "move", side, from: at.filter(isStone), to: at.filter((name) => !isStone(name)) };
    }
    case "exchange":
    case "fill_public":
      return { step: may.step, black: of("black"), white: of("white") };
    case "gather":
    case "dead_off":
      return { step: may.step };
  }
}
