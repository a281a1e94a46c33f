// What follows the pointer: the stone that a click would play, the lines that forbid it, and the cursor of a touch.

import { illegal, isPerson, side, state } from "../state/game";
import { ghosted, goesOn, mode, overlay, pointed, touched } from "../state/look";
import { occupied } from "../state/moves";
import { isPoint, spot } from "../state/geometry";
import { Stone } from "./Position";
import { Lines } from "./signs";

export function Ghost() {
  const now = state.value;
  if (now === null) {
    return null;
  }
  const at = touched.value ?? (ghosted.value ? pointed.value : null);
  if (at === null || !isPoint(at)) {
    return null;
  }
  const { x, y } = spot(at, now.size);
  const canPlay = mode.value === "play" && overlay.value === null && goesOn.value;
  const isFree = !occupied(at) && !illegal.value.has(at) && isPerson(side.value);
  const forbidden = canPlay ? illegal.value.get(at) : undefined;
  return (
    <>
      {forbidden?.kind === "forbidden" && <Lines lines={forbidden.lines} size={now.size} />}
      {canPlay && isFree && <Stone x={x} y={y} color={side.value} kind="ghost" />}
      {touched.value !== null && <path class="cursor" d={crosshair(x, y)} />}
    </>
  );
}

function crosshair(x: number, y: number): string {
  const [column, row] = [x + 0.5, y + 0.5];
  const down = [-0.9, 0.4].map((from) => `M${column} ${row + from}v0.5`);
  const across = [-0.9, 0.4].map((from) => `M${column + from} ${row}h0.5`);
  return [...down, ...across].join("");
}
