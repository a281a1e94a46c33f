// What the steps of counting are called, those that the program makes and those by hand, and why one is not taken.

import type { BoardStep, Color, HandRefused, HandStep, MayStep, Method, GameState } from "../protocol";
import { state } from "../state/game";
import type { Pick } from "../state/hand";
import { t } from "./fluent";
import { pointText } from "./points";

export function methodName(method: Method | null): string {
  return method === null ? t("method-own") : t(`method-${method}`);
}

export function doneText(step: BoardStep): string {
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
      return t("hand-gather", { side: "both" });
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
    case "too_many_steps":
      return t(`hand-refused-${refused.kind}`);
  }
}

function refusedPoint(name: string): string {
  return state.value === null ? name : pointText(name, state.value);
}
