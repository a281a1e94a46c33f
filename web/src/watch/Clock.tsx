// The clock of a side, which goes on while its engine thinks.

import { signal } from "@preact/signals";
import { colorIndex } from "../state/geometry";
import { useEffect } from "preact/hooks";

import type { ViewedClock, Color, ViewedRunningGame } from "../protocol";
import { t } from "../words/fluent";
import { serverClockAhead } from "./connection";

/** The time, while somebody looks at a clock. */
const now = signal(Date.now());
let clocks = 0;
let ticking: number | undefined;

function tick(): () => void {
  clocks += 1;
  ticking ??= window.setInterval(() => (now.value = Date.now()), 250);
  return () => {
    clocks -= 1;
    if (clocks === 0) {
      window.clearInterval(ticking);
      ticking = undefined;
    }
  };
}

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

/** Minutes and seconds, with hours where there are any. */
function time(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
