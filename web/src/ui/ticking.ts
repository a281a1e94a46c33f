// The time of clocks that somebody looks at.

import { signal } from "@preact/signals";

/** The time, while somebody looks at a clock. */
export const now = signal(Date.now());
let clocks = 0;
let ticking: number | undefined;

/** A clock is looked at, until what this returns is called. */
export function tick(): () => void {
  clocks += 1;
  now.value = Date.now();
  ticking ??= window.setInterval(() => (now.value = Date.now()), 250);
  return () => {
    clocks -= 1;
    if (clocks === 0) {
      window.clearInterval(ticking);
      ticking = undefined;
    }
  };
}

/** Minutes and seconds, with hours where there are any. */
export function minutes(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
