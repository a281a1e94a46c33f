// The clock of a side, which goes on while its engine thinks.

import { colorIndex } from "../state/geometry";
import { useEffect } from "preact/hooks";

import type { ViewedClock, Color, ViewedRunningGame } from "../protocol";
import { minutes as time, now, tick } from "../ui/ticking";
import { t } from "../words/fluent";
import { serverClockAhead } from "./connection";

export function Clock({ game, color }: { game: ViewedRunningGame; color: Color }) {
  useEffect(tick, []);
  const clock: ViewedClock = game.clocks[colorIndex(color)];
  const thinks = game.thinks === color;
  const since = thinks ? Math.max(0, (now.value + serverClockAhead.value - game.since) / 1000) : 0;
  const parts =
    clock.left === null
      ? [t("watch-spent", { time: time(clock.spent + since) })]
      : [
          t("watch-left", { time: time(Math.max(0, clock.left - since)) }),
          ...(clock.periods > 0 ? [t("watch-periods", { count: clock.periods })] : []),
          ...(clock.stones > 0 ? [t("watch-stones", { count: clock.stones })] : []),
        ];
  return (
    <span class={thinks ? "clock thinks" : "clock"} data-test={`clock-${color}`}>
      {parts.join(t("list-separator"))}
      {thinks && <span class="sr-only">{t("colon") + t("watch-thinks")}</span>}
    </span>
  );
}
