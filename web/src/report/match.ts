// A match as its page has it: the games with their moves, and the sentences in the language of the page.

import type { ViewedMove, Sides } from "../protocol";
import { colorIndex, parseVertex, stringifyVertex } from "../state/geometry";

export interface Match {
  height: number;
  /** The names of the columns, a letter each. */
  letters: string;
  /** What stands for a pass and for a virtual move in place of a point. */
  pass: string;
  virtual: string;
  /** Whether stones are taken, and whether there are virtual ones. */
  takes: boolean;
  has_virtual: boolean;
  words: Words;
  games: Record<string, Game>;
}

interface Game {
  /** Who has Black: 0 for A. */
  black: number;
  result: string;
  /** The stones at the start, Black's first, two letters each. */
  start: [string, string];
  /** Two letters a move, small ones for Black and capitals for White, and in brackets the points that it empties. */
  moves: string;
}

/** Sentences, in which braces hold the names of what is put in. */
interface Words {
  sides: [string, string];
  position: string;
  pass: string;
  virtual: string;
  none: string;
  step: string;
  step_made: string;
  told: string;
  told_taken: string;
  game: string;
  prisoners: string;
  virtual_stones: string;
  slider: string;
  first: string;
  back: string;
  forward: string;
  last: string;
  earlier: string;
  later: string;
}

export function sizeOf({ letters, height }: Match): Sides {
  return { width: letters.length, height };
}

/** The moves of a game. */
export function stepsOf(match: Match, { moves }: Game): ViewedMove[] {
  return [...moves.matchAll(/([a-z]{2}|[A-Z]{2})(?:\(([a-z]+)\))?/g)].map(([, letters = "", taken = ""]) => {
    const at = letters.toLowerCase();
    const move = at === match.pass ? "pass" : at === match.virtual ? "virtual" : pointOf(match, at);
    return { color: at === letters ? "black" : "white", move, takes: pointsOf(match, taken) };
  });
}

/** The board before the first move. */
export function firstRows(match: Match, { start }: Game): string[] {
  const { width, height } = sizeOf(match);
  const signs = Array.from({ length: height }, () => Array<string>(width).fill("."));
  start.forEach((letters, index) => {
    for (const name of pointsOf(match, letters)) {
      const { x, y } = parseVertex(name, { height });
      signs[y]?.splice(x, 1, index === 0 ? "X" : "O");
    }
  });
  return signs.map((row) => row.join(""));
}

/** The points of such letters: a column from the left and a row from the top for each, as in SGF. */
function pointsOf(match: Match, letters: string): string[] {
  return (letters.match(/../g) ?? []).map((at) => pointOf(match, at));
}

function pointOf(match: Match, letters: string): string {
  const line = (place: number) => letters.charCodeAt(place) - "a".charCodeAt(0);
  return stringifyVertex({ x: line(0), y: line(1) }, sizeOf(match));
}

/** "Black D4, 2 off the board". */
export function stepText(match: Match, { color, move, takes }: ViewedMove): string {
  const { words } = match;
  const values = { side: words.sides[colorIndex(color)], move: moveText(match, move), count: takes.length };
  return filled(takes.length > 0 ? words.told_taken : words.told, values);
}

function moveText(match: Match, move: string): string {
  switch (move) {
    case "pass":
      return match.words.pass;
    case "virtual":
      return match.words.virtual;
    default:
      // Line games have a column I.
      return (match.letters[parseVertex(move, sizeOf(match)).x] ?? "") + move.slice(1);
  }
}

/** A sentence with the values in the places of their names. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
