// Random numbers that a test can throw again.

/** Numbers from 0 to 1 that a seed determines (mulberry32). */
export function dice(seed) {
  let state = seed >>> 0;
  const throwOne = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    chance: (part) => throwOne() < part,
    /** A whole number from `least` to `most`. */
    within: (least, most) => least + Math.floor(throwOne() * (most - least + 1)),
    of: (list) => list[Math.floor(throwOne() * list.length)],
  };
}
