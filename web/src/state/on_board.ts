// What a review marks on points, and what is said of them for those who do not see it.

import { computed } from "@preact/signals";

import { isPoint } from "./geometry";
import type { BoardMark } from "../protocol";
import { t } from "../words/fluent";
import { percent, signedTenths } from "../words/numbers";
import { candidates, sideLead, sideWinrate } from "./candidates";
import { state, tab } from "./game";
import { overlay, panel } from "./look";
import { measure } from "./review";
import { numbers } from "./numbers";
import { settings } from "./settings";

const isOn = computed(() => panel.value === "review" && overlay.value === null);

/** What the record marks at the node that is shown. */
export const boardMarks = computed<readonly BoardMark[]>(() => (isOn.value ? (tab.value?.here.marks ?? []) : []));

/** The moves of the record after the node, where they are wanted. */
export const nextMoves = computed<readonly { at: string; isNext: boolean }[]>(() => {
  const here = tab.value?.here;
  if (!isOn.value || !settings.nextShown.value || here === undefined) {
    return [];
  }
  return here.next.flatMap(({ id, move }) =>
    move !== null && isPoint(move) ? [{ at: move, isNext: id === here.next_on_line }] : [],
  );
});

/** What is said of points. */
export const saidOf = computed<ReadonlyMap<string, readonly string[]>>(() => {
  const said = new Map<string, string[]>();
  const now = state.value;
  if (!isOn.value || now === null) {
    return said;
  }
  const say = (at: string, text: string) => said.set(at, [...(said.get(at) ?? []), text]);
  for (const [at, number] of numbers.value?.on ?? []) {
    say(at, t("point-number", { number }));
  }
  for (const { at, isNext } of nextMoves.value) {
    say(at, t(isNext ? "point-next" : "point-variation"));
  }
  const side = now.to_move;
  for (const { move, letter, winrate, lead } of candidates.value) {
    const isRate = measure.value === "winrate";
    const value = isRate ? percent(sideWinrate(winrate, side)) : signedTenths(sideLead(lead, side));
    say(move, t(isRate ? "point-tried-winrate" : "point-tried-lead", { letter, value }));
  }
  for (const mark of boardMarks.value) {
    say(mark.at, mark.shape === "label" ? t("mark-label", { text: mark.text }) : t(`mark-${mark.shape}`));
  }
  return said;
});
