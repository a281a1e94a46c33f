// A board that is only looked at: the lines, the stones, the last move, and the piles beside it. What is marked on it is
// drawn above. It knows no settings, so that the page of a match can have it too.

import type { Color, GameKind, Sides } from "../protocol";
import { colorOf, isPoint, letterSize, parseVertex, signAt, starPoints, type Vertex } from "../state/geometry";

/** How far a board without the names of its lines reaches beyond its points. */
const BARE_MARGIN = 0.12;

/** How far the picture of a board reaches beyond its points. */
export function marginOf(size: Sides, columns: readonly string[] | null): number {
  return columns === null ? BARE_MARGIN : 1.9 * letterSize(size);
}

interface Props {
  size: Sides;
  game: GameKind;
  /** The names of the columns; null where lines have no names. */
  columns: readonly string[] | null;
  rows: readonly string[];
  /** The last move, which may be off the board. */
  last: string | null;
}

export function Position({ size, game, columns, rows, last }: Props) {
  const { width, height } = size;
  const margin = marginOf(size, columns);
  return (
    <svg
      class="position"
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      aria-hidden="true"
    >
      <EmptyBoard size={size} game={game} columns={columns} />
      <Stones rows={rows} />
      <LastMove rows={rows} size={size} move={last} />
    </svg>
  );
}

/** The empty board. */
export function EmptyBoard({ size, game, columns: names }: Pick<Props, "size" | "game" | "columns">) {
  const { width, height } = size;
  const letters = letterSize(size);
  const away = 0.85 * letters;
  const columns = Array.from({ length: width }, (_, x) => x);
  const rows = Array.from({ length: height }, (_, y) => y);
  const grid = [
    ...columns.map((x) => `M${x + 0.5} 0.5V${height - 0.5}`),
    ...rows.map((y) => `M0.5 ${y + 0.5}H${width - 0.5}`),
  ].join("");
  return (
    <>
      <defs>
        <radialGradient id="black-stone" cx="0.38" cy="0.32" r="0.75">
          <stop class="black-light" offset="0" />
          <stop class="black-dark" offset="1" />
        </radialGradient>
        <radialGradient id="white-stone" cx="0.38" cy="0.32" r="0.85">
          <stop class="white-light" offset="0.3" />
          <stop class="white-dark" offset="1" />
        </radialGradient>
      </defs>
      <path class="lines" d={grid} />
      <path class="edge" d={`M0.5 0.5H${width - 0.5}V${height - 0.5}H0.5Z`} />
      {starPoints(size, game).map(({ x, y }) => (
        <circle key={`${x} ${y}`} class="star" cx={x + 0.5} cy={y + 0.5} r={0.12} />
      ))}
      {names !== null && (
        <g class="coordinates" font-size={letters}>
          {columns.flatMap((x) =>
            [-away, height + away].map((y) => (
              <text key={`${x} ${y}`} x={x + 0.5} y={y}>
                {names[x]}
              </text>
            )),
          )}
          {rows.flatMap((y) =>
            [-away, width + away].map((x) => (
              <text key={`${x} ${y}`} x={x} y={y + 0.5}>
                {height - y}
              </text>
            )),
          )}
        </g>
      )}
    </>
  );
}

/** A stone; `kind` says in what it differs from one that is played. */
export function Stone({ x, y, color, kind = "" }: Vertex & { color: Color; kind?: "" | "dead" | "ghost" }) {
  return <circle class={`stone ${color} ${kind}`.trimEnd()} cx={x + 0.5} cy={y + 0.5} r={0.475} />;
}

/** The stones of a board, some of which may be marked as dead. */
export function Stones({ rows, dead }: { rows: readonly string[]; dead?: ReadonlySet<string> }) {
  return (
    <>
      {rows.flatMap((row, y) =>
        [...row].map((letter, x) => {
          const color = colorOf(letter);
          const key = `${x} ${y}`;
          return color !== null && <Stone key={key} x={x} y={y} color={color} kind={dead?.has(key) ? "dead" : ""} />;
        }),
      )}
    </>
  );
}

/** The ring on the last move, where it is on the board. */
export function LastMove({ rows, size, move }: { rows: readonly string[]; size: Sides; move: string | null }) {
  if (move === null || !isPoint(move)) {
    return null;
  }
  const { x, y } = parseVertex(move, size);
  return <circle class={`last on-${colorOf(signAt(rows, move)) ?? "white"}`} cx={x + 0.5} cy={y + 0.5} r={0.2} />;
}

/** How many stones of a pile are drawn. */
const DRAWN = 8;

interface PileProps {
  color: Color;
  count: number;
  title: string;
  test?: string;
  /** Whether an empty pile is shown too. */
  always?: boolean;
  /** Whether its last stone is the last move. */
  isLast?: boolean;
}

/** A pile of stones beside the board: some of them drawn, and how many there are. */
export function Pile({ color, count, title, test, always = false, isLast = false }: PileProps) {
  if (count === 0 && !always) {
    return null;
  }
  const drawn = Math.min(count, DRAWN);
  const across = (place: number) => 0.5 + place * 0.55;
  return (
    <div class={isLast ? "pile is-last" : "pile"} data-test={test}>
      <span class="pile-title">{title}</span>
      <span class="pile-count">{count}</span>
      <svg class="pile-stones" viewBox={`0 0 ${1 + (DRAWN - 1) * 0.55} 1`} aria-hidden="true">
        {Array.from({ length: drawn }, (_, place) => (
          <circle key={place} class={`stone ${color}`} cx={across(place)} cy="0.5" r="0.42" />
        ))}
        {isLast && <circle class={`last on-${color}`} cx={across(drawn - 1)} cy="0.5" r="0.2" />}
      </svg>
    </div>
  );
}
