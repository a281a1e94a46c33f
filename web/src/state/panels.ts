// Which panel is shown beside the board, and which tab of the panel of counting.

import { computed, effect, signal } from "@preact/signals";

import { readKept, writeKept } from "../net/storage";
import { refused, tab } from "./game";
import { isNewcomer } from "./settings";

const PANEL_NAMES = ["lessons", "play", "count", "review", "rules"] as const;
export type PanelName = (typeof PANEL_NAMES)[number];
export type CountPanelName = "agree" | "steps" | "hand" | "rulesets";

interface Shown {
  panel: PanelName;
  count: CountPanelName;
}

/** What changes it: the person or what it opens, or how the game goes. */
type PanelAction =
  | { is: "show"; panel: PanelName; count?: CountPanelName }
  /** Play has stopped, has been counted, or goes on; `isLesson` where a lesson is open. */
  | { is: "stopped" | "agreed" | "resumed"; isLesson: boolean };

function reduce(shown: Shown, action: PanelAction): Shown {
  if (action.is === "show") {
    return { panel: action.panel, count: action.count ?? shown.count };
  }
  // A record or a lesson that is looked through is left alone.
  if (shown.panel === "review" || (shown.panel === "lessons" && action.isLesson)) {
    return shown;
  }
  switch (action.is) {
    case "stopped":
      return { panel: "count", count: "agree" };
    case "agreed":
      return { panel: "count", count: "steps" };
    case "resumed":
      return { ...shown, panel: "play" };
  }
}

/** The panel outlives a reload; a newcomer finds the lessons. */
const KEY = "liangyi-panel";
const first = isNewcomer ? "lessons" : "play";
const shown = signal<Shown>({ panel: panelOf(readKept("session", KEY)) ?? first, count: "steps" });

export const panel = computed(() => shown.value.panel);
export const countPanel = computed(() => shown.value.count);

function switchPanel(action: PanelAction): void {
  shown.value = reduce(shown.peek(), action);
}

export function showPanel(name: PanelName, count?: CountPanelName): void {
  switchPanel({ is: "show", panel: name, ...(count === undefined ? {} : { count }) });
}

/** The panel of a name, if it is one. */
export function panelOf(name: string | null): PanelName | undefined {
  return PANEL_NAMES.find((known) => known === name);
}

effect(() => void writeKept("session", KEY, panel.value));

// What was refused in one tab says nothing in another.
effect(() => {
  void [panel.value, countPanel.value];
  refused.value = null;
});

/** Whether dead stones and owners have to be agreed on now. */
export const agreeing = computed(() => {
  const agreement = tab.value?.agreement;
  return agreement != null && !agreement.agreed && agreement.disputed_by === null;
});

// A stop opens the agreement, and its end leads to the count.
let was = { agreeing: false, agreed: false };
effect(() => {
  const is = { agreeing: agreeing.value, agreed: tab.value?.agreement?.agreed === true };
  const isLesson = tab.value?.lesson != null;
  if (is.agreeing && !was.agreeing) {
    switchPanel({ is: "stopped", isLesson });
  } else if (was.agreeing && is.agreed && !was.agreed) {
    switchPanel({ is: "agreed", isLesson });
  } else if (was.agreeing && !is.agreeing && !is.agreed) {
    switchPanel({ is: "resumed", isLesson });
  }
  was = is;
});
