// What follows the pointer: the stone that a click would play, and the cursor of a touch.

import { illegal, isPerson, side, state, tab } from "../state/game";
import { ghosted, mode, overlay, pointed, touched } from "../state/look";
import { occupied } from "../state/moves";
import { isPoint, spot } from "./geometry";

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
  const canPlay = mode.value === "play" && overlay.value === null && now.next.includes("play");
  const isFree = !occupied(at) && !illegal.value.has(at) && isPerson(side.value) && tab.value?.resigned === null;
  return (
    <>
      {canPlay && isFree && <circle class={`stone ${side.value} ghost`} cx={x + 0.5} cy={y + 0.5} r={0.475} />}
      {touched.value !== null && (
        <path
          class="cursor"
          d={`M${x + 0.5} ${y - 0.4}V${y + 0.1}M${x + 0.5} ${y + 0.9}V${y + 1.4}M${x - 0.4} ${y + 0.5}H${x + 0.1}M${x + 0.9} ${y + 0.5}H${x + 1.4}`}
        />
      )}
    </>
  );
}
