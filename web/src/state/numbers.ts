// The numbers of moves on their stones, and the notes on those that have no stone.

import { computed } from "@preact/signals";

import { isPoint, spot } from "./geometry";
import { isMain, pathTo } from "./layout";
import { state, tab } from "./game";
import { panel } from "./panels";
import { settings } from "./settings";
import { current } from "./tree";

/** How many of the last moves carry numbers where only those do. */
const LAST = 10;

export interface Numbers {
  /** The number on the stone of a point. */
  on: ReadonlyMap<string, number>;
  /** Moves whose stones are not to be seen: the number, the point, and the number of the stone there now. */
  notes: readonly { number: number; at: string; now: number | null }[];
}

/** How many moves come before the first that carries a number; null where none does. */
const before = computed<number | null>(() => {
  const moves = state.value?.move_number ?? 0;
  switch (settings.numbered.value) {
    case "none":
      return null;
    case "all":
      return 0;
    case "last":
      return Math.max(0, moves - LAST);
    case "variation": {
      const leaves = current.value === null ? undefined : pathTo(current.value).find((placed) => !isMain(placed));
      return leaves === undefined ? null : leaves.node.number - 1;
    }
  }
});

export const numbers = computed<Numbers | null>(() => {
  const [now, game, first] = [state.value, tab.value, before.value];
  if (panel.value !== "review" || now === null || game === null || first === null) {
    return null;
  }
  // A variation counts from its start.
  const from = settings.numbered.value === "variation" ? first : 0;
  const last = new Map<string, number>();
  const made = game.moves.slice(0, now.move_number);
  made.forEach(({ move }, place) => last.set(move, place + 1));
  const on = new Map<string, number>();
  const notes: { number: number; at: string; now: number | null }[] = [];
  made.forEach(({ move: at, color }, place) => {
    const number = place + 1;
    if (number <= first || !isPoint(at)) {
      return;
    }
    const { x, y } = spot(at, now.size);
    const latest = last.get(at) ?? number;
    if (latest !== number) {
      notes.push({ number: number - from, at, now: latest - from });
    } else if (now.rows[y]?.charAt(x) === (color === "black" ? "X" : "O")) {
      on.set(at, number - from);
    } else {
      notes.push({ number: number - from, at, now: null });
    }
  });
  return { on, notes };
});
