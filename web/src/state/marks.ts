// Marks of dead stones and owners, for the side or the sides that the person answers for.

import { computed, signal } from "@preact/signals";

import { ask } from "../net/link";
import type { Color, TabRequest, WhoseView } from "../protocol";
import { colorIndex, COLORS, signAt } from "./geometry";
import { inTurn, isPerson, rev, state, tab } from "./game";
import { agreeing } from "./panels";

/** For whom the person marks. */
export type Marker = Color | "both";

export const marker = signal<Marker>("both");

/** Whether a mark is about one chain alone, and not about those that share its fate. */
export const chainAlone = signal(false);

/** For whom the person can mark: for the sides that it plays, or for both where it plays neither. */
export const markers = computed<Marker[]>(() => {
  const persons = COLORS.filter(isPerson);
  return persons.length === 1 ? persons : ["both", "black", "white"];
});

/** The sides for which the next mark is. */
export const marking = computed<Color[]>(() => {
  const chosen = markers.value.includes(marker.value) ? marker.value : markers.value[0];
  return chosen === "both" || chosen === undefined ? [...COLORS] : [chosen];
});

/** Toggles the chain at a point, or gives the empty region there to the next side. */
export function mark(at: string): Promise<void> {
  return inTurn(() => markNow(at));
}

async function markNow(at: string): Promise<void> {
  const [now, agreement] = [state.value, tab.value?.agreement];
  const first = marking.value[0];
  if (now === null || agreement == null || !agreeing.value || first === undefined) {
    return;
  }
  const view = agreement.views[colorIndex(first)];
  if (signAt(now.rows, at) !== ".") {
    const dead = !view.dead.includes(at);
    const alone = chainAlone.value;
    await sayForAll((by) => ({ do: "mark_dead", by, at, dead, alone }));
  } else if (agreement.owners_matter) {
    const owner = view.owned[0].includes(at) ? "white" : view.owned[1].includes(at) ? null : "black";
    await sayForAll((by) => ({ do: "mark_owner", by, at, owner }));
  }
}

/** Takes a view over for the sides that the person answers for. */
export function adopt(view: WhoseView): Promise<void> {
  return forEachMarker((by) => ({ do: "adopt", by, view }));
}

/** Says the same for every side that the person marks for. */
export function forEachMarker(of: (by: Color) => TabRequest): Promise<void> {
  return inTurn(() => sayForAll(of));
}

async function sayForAll(of: (by: Color) => TabRequest): Promise<void> {
  for (const by of marking.value) {
    const answer = await ask(of(by), rev.value);
    if (answer?.is !== "game") {
      return;
    }
  }
}
