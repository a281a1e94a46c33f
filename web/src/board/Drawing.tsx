// The picture of the board, layer upon layer.

import type { State } from "../protocol";
import type { BoardView } from "../state/view";
import { Claims, Judged, Owners } from "./areas";
import { columnNames, isPoint, letterSize, shown, spot, stars, type Named } from "../state/geometry";
import { Choosable, Difference, Forbidden, Lines, Ring, Wild } from "./signs";

interface Props {
  now: State;
  view: BoardView;
}

export function Drawing({ now, view }: Props) {
  const { size } = now;
  const at = (name: string) => spot(name, size);
  const last = view.last !== null && isPoint(view.last) ? at(view.last) : null;
  return (
    <>
      <Ground now={now} />
      {view.owner !== null && <Owners rows={view.owner} board={view.rows} />}
      {view.judged !== null && <Judged judged={view.judged} size={size} />}
      <Stones view={view} now={now} />
      <Claims views={view.views} size={size} />
      {[...view.choosable].map((name) => (
        <Choosable key={name} {...at(name)} />
      ))}
      {view.planned.map(({ at: name, color }) => (
        <circle key={name} class={`stone ${color} ghost`} cx={at(name).x + 0.5} cy={at(name).y + 0.5} r={0.475} />
      ))}
      {[...view.chosen].map((name) => (
        <Ring key={name} {...at(name)} />
      ))}
      {[...view.ringed].filter(isPoint).map((name) => (
        <Ring key={name} {...at(name)} />
      ))}
      {[...view.wild].map((name) => (
        <Wild key={name} {...at(name)} />
      ))}
      <Lines lines={view.lines} size={size} />
      {[...view.forbidden.values()]
        .filter(({ move }) => isPoint(move))
        .map((illegal) => (
          <Forbidden key={illegal.move} illegal={illegal} {...at(illegal.move)} />
        ))}
      {[...view.differing].map(([name, difference]) => (
        <Difference key={name} difference={difference} {...at(name)} />
      ))}
      {view.candidates
        .filter(isPoint)
        .slice(0, 1)
        .map((name) => (
          <g key={name} class="candidate">
            <circle cx={at(name).x + 0.5} cy={at(name).y + 0.5} r={0.32} />
            <text x={at(name).x + 0.5} y={at(name).y + 0.5}>
              A
            </text>
          </g>
        ))}
      {last !== null && (
        <circle class={`last on-${letterAt(view.rows, last)}`} cx={last.x + 0.5} cy={last.y + 0.5} r={0.2} />
      )}
    </>
  );
}

function letterAt(rows: readonly string[], { x, y }: { x: number; y: number }): string {
  return rows[y]?.charAt(x) === "X" ? "black" : "white";
}

/** The empty board. */
export function Ground({ now, isBare = false }: { now: Named; isBare?: boolean }) {
  const { width, height } = now.size;
  const names = isBare ? null : columnNames(now);
  const size = letterSize(now.size);
  const away = 0.85 * size;
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
      {stars(now.size).map(({ x, y }) => (
        <circle key={`${x} ${y}`} class="star" cx={x + 0.5} cy={y + 0.5} r={0.09} />
      ))}
      {names !== null && (
        <g class="coordinates" font-size={size}>
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

function Stones({ now, view }: Props) {
  const dead = new Set(view.views.flatMap((side) => side.dead));
  const stones = view.rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => (letter === "." ? [] : [{ x, y, color: letter === "X" ? "black" : "white" }])),
  );
  const deadSpots = new Set([...dead].map((name) => key(spot(name, now.size))));
  const added = view.added.map(({ at, color }, index) => ({ ...spot(at, now.size), color, label: index + 1, at }));
  return (
    <>
      {stones.map(({ x, y, color }) => (
        <circle
          key={key({ x, y })}
          class={`stone ${color}${deadSpots.has(key({ x, y })) ? " dead" : ""}`}
          cx={x + 0.5}
          cy={y + 0.5}
          r={0.475}
        />
      ))}
      {added.map(({ x, y, color, label, at }) => (
        <g key={shown(at, now)} class={`added on-${color}`}>
          <circle class={`stone ${color}`} cx={x + 0.5} cy={y + 0.5} r={0.475} />
          <text x={x + 0.5} y={y + 0.5}>
            {label}
          </text>
        </g>
      ))}
    </>
  );
}

function key({ x, y }: { x: number; y: number }): string {
  return `${x} ${y}`;
}
