// What the steps of counting are called, those that the program makes and those by hand, and why one is not taken.

import type { Color, HandRefused, HandStep, MadeOf, MayStep, Method, GameState, RegionShare } from "../protocol";
import { count, counts, type CountStep, isEstimate } from "../state/count";
import { state } from "../state/game";
import { hand, type Pick } from "../state/hand";
import { t } from "./fluent";
import { pointText } from "./points";

export function methodName(method: Method | null): string {
  // Where prisoners count it is no form of equal stones.
  const isTerritory = counts.value?.counts[0]?.compared === "territory" || hand.value?.reads.length === 1;
  if (method === "refill" && isTerritory) {
    return t("method-prisoners");
  }
  return method === null ? t("method-own") : t(`method-${method}`);
}

/** The name of a step. */
export function actionName({ action, shared, totals }: CountStep): string {
  if (shared !== undefined) {
    const points = shared.reduce((sum, region) => sum + region.points.length, 0);
    return isWhole(shared) ? t("action-share-whole") : t("action-share", { points });
  }
  const isOfStones = action === "stop" && totals !== null && count.value?.shared_out !== undefined;
  return isOfStones
    ? t("action-stones")
    : action === "stop" && isEstimate.value
      ? t("estimate-begin")
      : t(`action-${action}`);
}

/** What a side has, part by part: `stones 19 + empty points 5`. */
export function partsText(parts: readonly MadeOf[]): string {
  return parts.reduce((text, { part, count }) => {
    const sign = count.startsWith("-") ? "−" : "+";
    const told = t(`made-${part}`, { count: count.replace("-", "") });
    return text === "" && sign === "+" ? told : `${text} ${sign} ${told}`;
  }, "");
}

function isWhole(shared: readonly RegionShare[]): boolean {
  return shared.every(({ touching }) => touching.some((stones) => stones.length === 0));
}

/** What a region is worth to both, and by which stones. */
function shareText(shared: readonly RegionShare[]): string {
  const [region] = shared;
  if (region === undefined || isWhole(shared)) {
    return t("does-share-whole");
  }
  const [black, white] = region.touching;
  return t("does-share", {
    points: region.points.length,
    black: black.length,
    white: white.length,
    parts: region.parts.join(" : "),
    shares: region.shares.join(" : "),
  });
}

export function doneText(step: CountStep): string {
  if (step.shared !== undefined) {
    return shareText(step.shared);
  }
  const count = step.touched.length;
  switch (step.action) {
    case "debt_paid":
    case "surplus":
    case "remainder":
      return t(`does-${step.action}`, { side: step.side, count });
    case "equal_territory":
      return t("does-equal_territory", { points: step.points });
    case "equal_stones":
      return t("does-equal_stones", { count: step.in_bowl });
    case "refill":
      return t("does-refill", { black: step.left[0], white: step.left[1] });
    case "tens":
      return t("does-tens", { side: step.side, points: step.points, stones: step.stones });
    case "dead_off":
      return t("does-dead_off", { count });
    case "stop":
      return t(isEstimate.value ? "estimate-begins" : "does-stop");
    case "fill":
    case "fill_public":
    case "fill_but_eyes":
    case "eyes_aside":
    case "gather":
      return t(`does-${step.action}`);
  }
}

export function stepName(may: MayStep): string {
  return t(`hand-${may.step}`, { side: may.side ?? "both" });
}

/** A step that has been taken, with its points. */
export function madeText(step: HandStep, now: GameState): string {
  const list = (names: readonly string[]) => listed(names, now);
  switch (step.step) {
    case "give_up":
    case "take_off":
    case "fill":
    case "put_back":
      return `${t(`hand-${step.step}`, { side: step.side })}${t("colon")}${list(step.at)}`;
    case "move":
      return `${t("hand-move", { side: step.side })}${t("colon")}${list(step.from)} → ${list(step.to)}`;
    case "exchange":
    case "fill_public":
      return `${t(`hand-${step.step}`, { side: "both" })}${t("colon")}${ofSides(step.black, step.white, now)}`;
    case "gather":
    case "dead_off":
      return t(`hand-${step.step}`, { side: "both" });
  }
}

/** The points that are chosen for a step, by side where it is about both. */
export function pickedText({ side }: MayStep, picks: readonly Pick[], now: GameState): string {
  const of = (color: Color | null) => picks.filter((pick) => color === null || pick.color === color);
  const names = (color: Color | null) => of(color).map(({ at }) => at);
  return side === null ? ofSides(names("black"), names("white"), now) : listed(names(null), now);
}

function listed(names: readonly string[], now: GameState): string {
  return names.map((name) => pointText(name, now)).join(" ");
}

function ofSides(black: readonly string[], white: readonly string[], now: GameState): string {
  const parts = [
    ...(black.length > 0 ? [`${t("color-black")} ${listed(black, now)}`] : []),
    ...(white.length > 0 ? [`${t("color-white")} ${listed(white, now)}`] : []),
  ];
  return parts.join(t("list-separator"));
}

/** Why a step by hand is not taken. */
export function handRefusedText(refused: HandRefused): string {
  switch (refused.kind) {
    case "no_such_point":
      return t("hand-refused-no_such_point", { point: refused.point });
    case "no_stone":
    case "not_on_border":
    case "on_border":
    case "not_own":
    case "not_public":
    case "twice":
      return t(`hand-refused-${refused.kind}`, { point: refusedPoint(refused.point) });
    case "no_debt":
      return t("hand-refused-no_debt", { side: refused.side });
    case "more_than_owed":
      return t("hand-refused-more_than_owed", { owed: refused.owed });
    case "fewer_beside":
      return t("hand-refused-fewer_beside", { beside: refused.beside });
    case "unequal":
      return t("hand-refused-unequal", { one: refused.numbers[0], two: refused.numbers[1] });
    case "no_points":
    case "nothing_to_gather":
    case "no_such_step":
    case "too_many_steps":
      return t(`hand-refused-${refused.kind}`);
  }
}

function refusedPoint(name: string): string {
  return state.value === null ? name : pointText(name, state.value);
}
