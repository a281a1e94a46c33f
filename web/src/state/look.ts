// What the page shows besides the game: which point, which other board.

import { batch, computed, effect, signal } from "@preact/signals";

import type { EarlierBoard, ReasonedMove } from "../protocol";
import { rev, tab } from "./game";
import { tool } from "./draw";
import { agreeing, countPanel, panel } from "./panels";

/** A board that is shown in place of the game's, or lines on it. */
type Overlay =
  { is: "earlier"; board: EarlierBoard; move: string } | { is: "verdicts"; reasoned: ReasonedMove; step: number };

export const overlay = signal<Overlay | null>(null);

/** The point, or `virtual`, whose reason is told: under the pointer, focused or touched. */
export const hovered = signal<string | null>(null);
/** The move whose reason stays when the pointer goes on: the last one that was clicked or focused. */
export const pinned = signal<string | null>(null);
/** The move of which the line under the board tells. */
export const explained = computed(() => hovered.value ?? pinned.value);
/** Whether it is the pointer or the keyboard that is on it, so that a ghost stone is drawn. */
export const ghosted = signal(false);
/** Whether the pointer or the keyboard is on the button of a pass, so that what it would leave is shown. */
export const passing = signal(false);
/** The point that has been touched and waits for "place". */
export const touched = signal<string | null>(null);

/** Whether stones can be played now. */
export const goesOn = computed(() => {
  const game = tab.value;
  if (game === null || game.resigned !== null) {
    return false;
  }
  return game.agreement === null ? !game.state.over : game.agreement.disputed_by !== null;
});

/** What a click on the board does. */
export const mode = computed<"play" | "mark" | "look" | "hand" | "draw">(() => {
  if (panel.value === "review" && tool.value !== null) {
    return "draw";
  }
  if (panel.value === "review") {
    return agreeing.value ? "look" : "play";
  }
  if (panel.value === "count" && countPanel.value !== "agree") {
    return countPanel.value === "hand" ? "hand" : "look";
  }
  return agreeing.value ? "mark" : "play";
});

let lastRev = -1;
effect(() => {
  if (rev.value !== lastRev) {
    lastRev = rev.value;
    batch(() => {
      overlay.value = null;
      touched.value = null;
      pinned.value = null;
    });
  }
});
