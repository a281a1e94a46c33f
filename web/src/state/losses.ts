// How dear a move is, on a scale of six steps with the bounds that KaTrain has. In a line game, and where nobody has said
// who leads, a tenth of win rate stands for a point.

import { computed } from "@preact/signals";

import type { Color, MoveLoss } from "../protocol";
import { COLORS } from "./geometry";
import { state, tab } from "./game";
import { review } from "./review";

/** A move that costs more than one of these is a step further down. */
export const BOUNDS = [0.5, 1.5, 3, 6, 12] as const;

export interface Cost {
  /** In the unit of the ruleset; null where that is not known. */
  points: number | null;
  /** In win rate, 0 to 1. */
  winrate: number;
}

/** Whether the game has points to lose. */
export const hasPoints = computed(() => state.value?.game !== "line_game");

/** How many points one of the unit is, in which the ruleset counts: what one side gets of a 子 the other loses. */
export const unitPoints = computed(() => (tab.value?.unit === "zi" ? 2 : 1));

/** On the scale, in points. */
export function costOf({ points, winrate }: Cost): number {
  return points === null || !hasPoints.value ? 10 * winrate : unitPoints.value * points;
}

/** The step of a cost, 0 for the best. */
export function stepOf(cost: Cost): number {
  return BOUNDS.filter((bound) => costOf(cost) > bound).length;
}

/** How many moves of a side are named as the costliest. */
const COSTLIEST = 5;

/** The costliest moves of each side, the dearest first. */
export const costliest = computed<readonly { side: Color; moves: readonly MoveLoss[] }[]>(() =>
  COLORS.map((side) => {
    const own = review.value?.moves.filter((loss) => loss.color === side && costOf(loss) > 0) ?? [];
    return { side, moves: own.sort((one, other) => costOf(other) - costOf(one)).slice(0, COSTLIEST) };
  }),
);
