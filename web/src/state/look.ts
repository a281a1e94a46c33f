// What the page shows besides the game: which tab, which point, which other board.

import { batch, computed, effect, signal } from "@preact/signals";

import type { EarlierBoard, ReasonedMove } from "../protocol";
import { refused, rev, tab } from "./game";

export const PANELS = ["play", "count", "review", "rules"] as const;
export type Panel = (typeof PANELS)[number];
export const COUNT_PANELS = ["agree", "steps", "hand", "rulesets"] as const;
export type CountPanel = (typeof COUNT_PANELS)[number];

/** The tab outlives a reload. */
const PANEL_KEY = "liangyi-panel";
const keptPanel = sessionStorage.getItem(PANEL_KEY);
export const panel = signal<Panel>(PANELS.find((name) => name === keptPanel) ?? "play");
effect(() => sessionStorage.setItem(PANEL_KEY, panel.value));

export const countPanel = signal<CountPanel>("steps");

/** A board that is shown in place of the game's, or lines on it. */
export type Overlay =
  { is: "earlier"; board: EarlierBoard; move: string } | { is: "verdicts"; reasoned: ReasonedMove; step: number };

export const overlay = signal<Overlay | null>(null);

/** The point, or `virtual`, whose reason is told: under the pointer, focused or touched. */
export const pointed = signal<string | null>(null);
/** The move whose reason stays when the pointer goes on: the last one that was clicked or focused. */
export const pinned = signal<string | null>(null);
/** The move of which the line under the board tells. */
export const told = computed(() => pointed.value ?? pinned.value);
/** Whether it is the pointer or the keyboard that is on it, so that a ghost stone is drawn. */
export const ghosted = signal(false);
/** The point that has been touched and waits for "place". */
export const touched = signal<string | null>(null);

/** Whether dead stones and owners have to be agreed on now. */
export const agreeing = computed(() => {
  const agreement = tab.value?.agreement;
  return agreement != null && !agreement.agreed && agreement.disputed_by === null;
});

/** Whether stones can be played now. */
export const goesOn = computed(() => {
  const game = tab.value;
  if (game === null || game.resigned !== null) {
    return false;
  }
  return game.agreement === null ? !game.state.over : game.agreement.disputed_by !== null;
});

/** What a click on the board does. */
export const mode = computed<"play" | "mark" | "look" | "hand">(() => {
  if (panel.value === "review") {
    return agreeing.value ? "look" : "play";
  }
  if (panel.value === "count" && countPanel.value !== "agree") {
    return countPanel.value === "hand" ? "hand" : "look";
  }
  return agreeing.value ? "mark" : "play";
});

// What was refused in one tab says nothing in another.
effect(() => {
  void [panel.value, countPanel.value];
  refused.value = null;
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

// A stop opens the agreement, and its end leads to the count; a record that is looked through is left alone.
let wasAgreeing = false;
let wasAgreed = false;
effect(() => {
  const [now, agreed] = [agreeing.value, tab.value?.agreement?.agreed === true];
  if (panel.peek() === "review") {
    // Nothing opens.
  } else if (now && !wasAgreeing) {
    panel.value = "count";
    countPanel.value = "agree";
  } else if (agreed && !wasAgreed && wasAgreeing) {
    panel.value = "count";
    countPanel.value = "steps";
  } else if (!now && wasAgreeing && !agreed) {
    panel.value = "play";
  }
  wasAgreeing = now;
  wasAgreed = agreed;
});
