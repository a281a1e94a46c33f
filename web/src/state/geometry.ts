// Sides, points and the signs of boards. The server names points as GTP does, without a column I, and writes a board as
// rows of signs from the top: X, O, and a dot for an empty point.

import type { Color, GameKind, GameState, Sides } from "../protocol";
import type { Coordinates } from "./settings";

export const COLORS: readonly Color[] = ["black", "white"];

export function colorIndex(color: Color): 0 | 1 {
  return color === "black" ? 0 : 1;
}

export function opponent(color: Color): Color {
  return color === "black" ? "white" : "black";
}

export function signOf(color: Color): string {
  return color === "black" ? "X" : "O";
}

/** Whose stone or point a sign is. */
export function colorOf(sign: string | undefined): Color | null {
  return sign === "X" ? "black" : sign === "O" ? "white" : null;
}

/** The sign of a point; none beside the board. */
export function signAt(rows: readonly string[], name: string): string {
  const { x, y } = parseVertex(name, { height: rows.length });
  return rows[y]?.charAt(x) ?? "";
}

const WITHOUT_I = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
const WITH_I = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export interface Vertex {
  /** The column, from 0 at the left. */
  x: number;
  /** The row, from 0 at the top. */
  y: number;
}

export function stringifyVertex({ x, y }: Vertex, { height }: Pick<Sides, "height">): string {
  return `${WITHOUT_I.charAt(x)}${height - y}`;
}

export function parseVertex(name: string, { height }: Pick<Sides, "height">): Vertex {
  return { x: WITHOUT_I.indexOf(name.charAt(0).toUpperCase()), y: height - Number(name.slice(1)) };
}

export function isPoint(move: string): boolean {
  return move !== "pass" && move !== "virtual";
}

/** A board whose points have names. */
export type Named = Pick<GameState, "size" | "game">;

/** The names of the columns, from the left. */
export function columnNames({ size, game }: Named, coordinates: Coordinates): string[] | null {
  switch (coordinates) {
    case "own":
      return [...(game === "line_game" ? WITH_I : WITHOUT_I)];
    case "without-i":
      return [...WITHOUT_I];
    case "with-i":
      return [...WITH_I];
    case "numbers":
      return Array.from({ length: size.width }, (_, x) => String(x + 1));
    case "none":
      return null;
  }
}

/** How large the names of lines are, in distances of lines: about as large on the screen on every board. */
export function letterSize({ width, height }: Sides): number {
  return Math.min(0.38, 0.09 + 0.022 * Math.max(width, height));
}

/** A point as a person writes it. */
export function formatPoint(name: string, board: Named, coordinates: Coordinates): string {
  const { x } = parseVertex(name, board.size);
  const row = name.slice(1);
  // As 新应氏 writes points (article 1).
  return coordinates === "numbers"
    ? `X${x + 1}Y${row}`
    : ((columnNames(board, coordinates) ?? WITHOUT_I)[x] ?? "") + row;
}

/** The points that carry a dot: those of a line game are five at most. */
export function starPoints({ width, height }: Sides, game: GameKind): Vertex[] {
  const withMiddles = game === "go";
  const along = (length: number) => {
    const edge = length >= 13 ? 3 : length >= 7 ? 2 : null;
    const middle = length % 2 === 1 ? (length - 1) / 2 : null;
    return { edge, middle, far: edge === null ? null : length - 1 - edge };
  };
  const [across, down] = [along(width), along(height)];
  const spots: Vertex[] = [];
  const add = (x: number | null, y: number | null) => {
    if (x !== null && y !== null) {
      spots.push({ x, y });
    }
  };
  for (const x of [across.edge, across.far]) {
    add(x, down.edge);
    add(x, down.far);
    add(x, withMiddles && height >= 15 ? down.middle : null);
  }
  for (const y of [down.edge, down.far]) {
    add(withMiddles && width >= 15 ? across.middle : null, y);
  }
  add(across.middle, width >= 5 && height >= 5 ? down.middle : null);
  return spots;
}
