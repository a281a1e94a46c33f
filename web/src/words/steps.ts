// What a step of a made-up board does.

import type { BoardStep, Method } from "../protocol";
import { t } from "./fluent";

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
