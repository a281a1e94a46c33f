// The clock of a person, which goes on while the person is to move.

import { useEffect } from "preact/hooks";

import { cutAt, isCut } from "../net/link";
import type { Color, TabClocks } from "../protocol";
import { tab, toldAt } from "../state/game";
import { colorIndex } from "../state/geometry";
import { minutes, now, tick } from "../ui/ticking";
import { t } from "../words/fluent";

const LOW_SECONDS = 10;

export function SideClock({ color }: { color: Color }) {
  const clocks = tab.value?.clocks ?? null;
  return clocks === null ? null : <Ticking color={color} clocks={clocks} />;
}

function Ticking({ color, clocks }: { color: Color; clocks: TabClocks }) {
  useEffect(tick, []);
  const clock = clocks.clocks[colorIndex(color)];
  const runs = clocks.running === color;
  // The program stops its clocks while nobody sees the board.
  const until = isCut.value ? cutAt.value : now.value;
  const left = clock === null ? 0 : Math.max(0, clock.left - (runs ? Math.max(0, until - toldAt.value) / 1000 : 0));
  return (
    <p
      class={`own-clock${runs ? " runs" : ""}${runs && left < LOW_SECONDS ? " low" : ""}`}
      role="timer"
      aria-live="off"
      title={t("clock-of", { side: color, control: clocks.control })}
      data-test={`time-${color}`}
    >
      {clock !== null && minutes(Math.ceil(left))}
      {clock !== null && clock.count > 0 && <small> ×{clock.count}</small>}
    </p>
  );
}
