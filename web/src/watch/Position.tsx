// A board that is only looked at.

import { Ground } from "../board/Drawing";
import { columnNames, isPoint, letterSize, spot, type Named } from "../state/geometry";

interface Props {
  board: Named;
  rows: readonly string[];
  last: string | null;
  /** Without coordinates. */
  isSmall?: boolean;
}

const WITHOUT_LETTERS = 0.12;

export function Position({ board, rows, last, isSmall = false }: Props) {
  const { width, height } = board.size;
  const isBare = isSmall || columnNames(board) === null;
  const margin = isBare ? WITHOUT_LETTERS : 1.9 * letterSize(board.size);
  const at = last !== null && isPoint(last) ? spot(last, board.size) : null;
  return (
    <svg
      class="position"
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      aria-hidden="true"
    >
      <Ground now={board} isBare={isBare} />
      {rows.flatMap((row, y) =>
        [...row].flatMap((letter, x) =>
          letter === "." ? (
            []
          ) : (
            <circle
              key={`${x} ${y}`}
              class={`stone ${letter === "X" ? "black" : "white"}`}
              cx={x + 0.5}
              cy={y + 0.5}
              r={0.475}
            />
          ),
        ),
      )}
      {at !== null && (
        <circle
          class={`last on-${rows[at.y]?.charAt(at.x) === "X" ? "black" : "white"}`}
          cx={at.x + 0.5}
          cy={at.y + 0.5}
          r={0.2}
        />
      )}
    </svg>
  );
}
