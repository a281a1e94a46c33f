// A board that is made up by hand: the step that is being chosen, and the points for it.

import { batch, computed, signal } from "@preact/signals";

import { spot } from "../board/geometry";
import type { Color, HandState, HandStep, MayStep } from "../protocol";
import { asked, countView } from "./count";
import { wish } from "./game";

const made = signal<{ of: string; board: HandState | null } | null>(null);
export const beginning = signal(false);

/** The board as it is now; null before it is begun, and where the ruleset has none. */
export const hand = computed(() => (made.value?.of === asked.value ? made.value.board : null));
/** Whether there is no such board here. */
export const handRefused = computed(() => made.value?.of === asked.value && made.value.board === null);

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
  batch(() => {
    beginning.value = false;
    take(of, answer?.is === "hand" ? answer : null);
  });
}

function take(of: string, board: HandState | null): void {
  made.value = { of, board };
  picks.value = [];
}

/** Prepares a step; one that needs no points is taken at once. */
export function chooseStep(may: MayStep): void {
  batch(() => {
    chosenName.value = nameOf(may);
    picks.value = [];
  });
  if (may.step === "gather") {
    void takeStep();
  }
}

/** Chooses a point for the step, or drops it; public points go to Black, then to White, then to nobody. */
export function pick(at: string): void {
  const [step, board] = [chosenStep.value, hand.value];
  if (step === null || board === null || !choosable.value.has(at)) {
    return;
  }
  const before = picks.value.find((picked) => picked.at === at);
  const others = picks.value.filter((picked) => picked.at !== at);
  if (before === undefined) {
    picks.value = [...others, { at, color: step.side ?? ownerOf(at, board) ?? "black" }];
  } else if (step.step === "fill_public" && before.color === "black") {
    picks.value = [...others, { at, color: "white" }];
  } else {
    picks.value = others;
  }
}

function ownerOf(at: string, board: HandState): Color | null {
  const letter = letterAt(at, board.owner);
  return letter === "X" ? "black" : letter === "O" ? "white" : null;
}

function letterAt(at: string, rows: readonly string[]): string | undefined {
  const { x, y } = spot(at, { width: rows[0]?.length ?? 0, height: rows.length });
  return rows[y]?.charAt(x);
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
      const isStone = (name: string) => letterAt(name, board.rows) !== ".";
      return { step: "move", side, from: at.filter(isStone), to: at.filter((name) => !isStone(name)) };
    }
    case "exchange":
    case "fill_public":
      return { step: may.step, black: of("black"), white: of("white") };
    case "gather":
      return { step: "gather" };
  }
}
