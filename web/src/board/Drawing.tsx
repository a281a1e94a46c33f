// The picture of the board, layer upon layer.

import type { GameState } from "../protocol";
import type { BoardView } from "../state/view";
import { MarksOfSides, JudgementLayer, SharesLayer, TerritoryLayer } from "./areas";
import { isPoint, parseVertex } from "../state/geometry";
import { EmptyBoard, LastMove, Stone, Stones } from "./Position";
import { Choosable, Difference, Doubtful, Forbidden, Lines, NullMove, Ring, Wild } from "./signs";

interface Props {
  now: GameState;
  columns: readonly string[] | null;
  view: BoardView;
}

export function Drawing({ now, columns, view }: Props) {
  const { size } = now;
  const at = (name: string) => parseVertex(name, size);
  return (
    <>
      <EmptyBoard size={size} game={now.game} columns={columns} />
      {view.owner !== null && <TerritoryLayer rows={view.owner} board={view.rows} />}
      <SharesLayer regions={view.regions} size={size} />
      {view.judged !== null && <JudgementLayer judged={view.judged} size={size} />}
      <AllStones view={view} now={now} />
      <MarksOfSides views={view.views} size={size} />
      {[...view.choosable].map((name) => (
        <Choosable key={name} {...at(name)} />
      ))}
      {view.planned.map(({ at: name, color }) => (
        <Stone key={name} {...at(name)} color={color} kind="ghost" />
      ))}
      {[...view.chosen].map((name) => (
        <Ring key={name} {...at(name)} />
      ))}
      {[...view.ringed].filter(isPoint).map((name) => (
        <Ring key={name} {...at(name)} />
      ))}
      {[...view.offering.keys()].map((name) => (
        <NullMove key={name} {...at(name)} />
      ))}
      {[...view.wild].map((name) => (
        <Wild key={name} {...at(name)} />
      ))}
      {[...view.doubtful.keys()].map((name) => (
        <Doubtful key={name} {...at(name)} />
      ))}
      <Lines lines={view.lines} size={size} />
      {view.signed.map((illegal) => (
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
      <LastMove rows={view.rows} size={size} move={view.last} />
    </>
  );
}

/** The stones, those among them that a side has marked as dead, and those that are only thought of. */
function AllStones({ now, view }: Omit<Props, "columns">) {
  const dead = view.views.flatMap((side) => side.dead).map((name) => parseVertex(name, now.size));
  return (
    <>
      <Stones rows={view.rows} dead={new Set(dead.map(({ x, y }) => `${x} ${y}`))} />
      {view.added.map(({ at, color }, index) => {
        const { x, y } = parseVertex(at, now.size);
        return (
          <g key={at} class={`added on-${color}`}>
            <Stone x={x} y={y} color={color} />
            <text x={x + 0.5} y={y + 0.5}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </>
  );
}
