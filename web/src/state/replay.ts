// A game of a match without its rules: each move says what it takes off the board.

import type { ViewedMove, Sides } from "../protocol";
import { colorIndex, isPoint, parseVertex, signOf } from "./geometry";

/** A board after some moves, with what has gone to and fro beside it, by the colour of the stones: Black's first. */
interface ReplayedPosition {
  rows: string[];
  prisoners: [number, number];
  virtual: [number, number];
}

/** What these moves make of a board. */
export function replay(first: readonly string[], steps: readonly ViewedMove[]): ReplayedPosition {
  const size: Sides = { width: first[0]?.length ?? 0, height: first.length };
  const signs = first.map((row) => [...row]);
  const after: ReplayedPosition = { rows: [], prisoners: [0, 0], virtual: [0, 0] };
  const put = (name: string, sign: string) => {
    const { x, y } = parseVertex(name, size);
    const row = signs[y];
    const before = row?.[x];
    if (row !== undefined) {
      row[x] = sign;
    }
    return before;
  };
  for (const { color, move, takes } of steps) {
    if (isPoint(move)) {
      put(move, signOf(color));
    } else if (move === "virtual") {
      after.virtual[colorIndex(color)] += 1;
    }
    for (const name of takes) {
      after.prisoners[put(name, ".") === signOf("black") ? 0 : 1] += 1;
    }
  }
  return { ...after, rows: signs.map((row) => row.join("")) };
}
