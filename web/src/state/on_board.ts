// What a review marks on points.

import { computed } from "@preact/signals";

import { isPoint } from "./geometry";
import type { BoardMark } from "../protocol";
import { tab } from "./game";
import { overlay } from "./look";
import { panel } from "./panels";
import { settings } from "./settings";

/** Whether the marks of a review are shown. */
export const reviewShown = computed(() => panel.value === "review" && overlay.value === null);

/** What the record marks at the node that is shown. */
export const boardMarks = computed<readonly BoardMark[]>(() =>
  reviewShown.value ? (tab.value?.here.marks ?? []) : [],
);

/** The moves of the record after the node, where they are wanted. */
export const nextMoves = computed<readonly { at: string; isNext: boolean }[]>(() => {
  const here = tab.value?.here;
  if (!reviewShown.value || !settings.nextShown.value || here === undefined) {
    return [];
  }
  return here.next.flatMap(({ id, move }) =>
    move !== null && isPoint(move) ? [{ at: move, isNext: id === here.next_on_line }] : [],
  );
});
