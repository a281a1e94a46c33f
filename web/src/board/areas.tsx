// Whose points are: as counted, as judged, and as each side has marked it.

import type { JudgedBoard, RegionShare, Sides, SideView } from "../protocol";
import { parseVertex, type Vertex } from "../state/geometry";

const OWNERS: Record<string, "black" | "white" | "shared" | undefined> = { X: "black", O: "white", "=": "shared" };

/** The owner of every empty point: a square, or for a shared one two halves. */
export function TerritoryLayer({ rows, board }: { rows: readonly string[]; board: readonly string[] }) {
  return (
    <g class="owners">
      {rows.flatMap((row, y) =>
        [...row].map((letter, x) => {
          const owner = OWNERS[letter];
          const isEmpty = board[y]?.charAt(x) === ".";
          return owner === undefined || !isEmpty ? null : <Owner key={`${x} ${y}`} x={x} y={y} owner={owner} />;
        }),
      )}
    </g>
  );
}

function Owner({ x, y, owner }: Vertex & { owner: "black" | "white" | "shared" }) {
  if (owner !== "shared") {
    return <rect class={`owner ${owner}`} x={x + 0.34} y={y + 0.34} width={0.32} height={0.32} rx={0.04} />;
  }
  const [left, top] = [x + 0.34, y + 0.34];
  return (
    <>
      <path class="owner black" d={`M${left} ${top}h0.32l-0.32 0.32Z`} />
      <path class="owner white" d={`M${left + 0.32} ${top}v0.32h-0.32Z`} />
    </>
  );
}

/** A fraction such as `2/3`, or a whole number. */
function part(text: string): number {
  const [over = "0", under = "1"] = text.split("/");
  return Number(over) / Number(under);
}

/** Regions that are shared out: each of their points is split as the stones around the region share it, and says so. */
export function SharesLayer({ regions, size }: { regions: readonly RegionShare[]; size: Sides }) {
  return (
    <g class="owners">
      {regions.flatMap(({ points, parts }) =>
        points.map((name) => <Share key={name} {...parseVertex(name, size)} parts={parts} />),
      )}
    </g>
  );
}

/** What the parts take of the height of a point that has them written out. */
const WRITTEN = 0.2;

function Share({ x, y, parts }: Vertex & { parts: readonly [string, string] }) {
  const black = part(parts[0]);
  const isWhole = black === 0 || black === 1;
  const side = isWhole ? 0.32 : 0.56;
  const [left, top] = [x + 0.5 - side / 2, y + 0.5 - (isWhole ? side : 0.36) / 2];
  const height = isWhole ? side : 0.36;
  return (
    <>
      {black > 0 && <rect class="owner black" x={left} y={top} width={side * black} height={height} />}
      {black < 1 && (
        <rect class="owner white" x={left + side * black} y={top} width={side * (1 - black)} height={height} />
      )}
      {!isWhole && (
        <text class="share" x={x + 0.5} y={y + 0.83} font-size={WRITTEN}>
          {parts.join(":")}
        </text>
      )}
    </>
  );
}

const FAINT = 0.15;

/**
 * Whose points become, from -1 for White to 1 for Black: squares as large as that is sure. Of a `board` only empty
 * points and stones that become the other side's carry them.
 */
export function OwnershipLayer({
  values,
  board,
}: {
  values: readonly (readonly number[])[];
  board?: readonly string[];
}) {
  return (
    <>
      {values.flatMap((row, y) =>
        row.map((value, x) => {
          const side = 0.4 * Math.abs(value);
          const isPlain = board?.[y]?.charAt(x) === (value > 0 ? "X" : "O");
          return Math.abs(value) < FAINT || isPlain ? null : (
            <rect
              key={`${x} ${y}`}
              class={value > 0 ? "sure black" : "sure white"}
              x={x + 0.5 - side / 2}
              y={y + 0.5 - side / 2}
              width={side}
              height={side}
            />
          );
        }),
      )}
    </>
  );
}

/** The engine's judgement: whose points are, and a dashed ring about what it calls dead. */
export function JudgementLayer({ judged, size }: { judged: JudgedBoard; size: Sides }) {
  const dead = judged.chains.filter((chain) => chain.dead).flatMap((chain) => chain.stones);
  return (
    <g class="judged">
      <OwnershipLayer values={judged.ownership} />
      {dead.map((name) => {
        const { x, y } = parseVertex(name, size);
        return <circle key={name} class="judged-dead" cx={x + 0.5} cy={y + 0.5} r={0.49} />;
      })}
    </g>
  );
}

/** What both sides have marked: Black above, with crosses and squares, White below, with pluses and disks. */
export function MarksOfSides({ views, size }: { views: readonly SideView[]; size: Sides }) {
  return (
    <g class="claims">
      {views.map(({ dead, owned }, by) => (
        <g key={by} class={by === 0 ? "by-black" : "by-white"}>
          {dead.map((name) => (
            <Dead key={name} by={by} {...parseVertex(name, size)} />
          ))}
          {owned.flatMap((points, owner) =>
            points.map((name) => (
              <Owned key={name} by={by} owner={owner === 0 ? "black" : "white"} {...parseVertex(name, size)} />
            )),
          )}
        </g>
      ))}
    </g>
  );
}

function Dead({ x, y, by }: Vertex & { by: number }) {
  const [left, top] = by === 0 ? [x + 0.18, y + 0.18] : [x + 0.54, y + 0.54];
  const sign =
    by === 0
      ? `M${left} ${top}l0.28 0.28M${left + 0.28} ${top}l-0.28 0.28`
      : `M${left + 0.14} ${top}v0.28M${left} ${top + 0.14}h0.28`;
  return (
    <>
      <path class="halo" d={sign} />
      <path class="sign" d={sign} />
    </>
  );
}

function Owned({ x, y, by, owner }: Vertex & { by: number; owner: "black" | "white" }) {
  return by === 0 ? (
    <rect class={`claim ${owner}`} x={x + 0.56} y={y + 0.12} width={0.32} height={0.32} />
  ) : (
    <circle class={`claim ${owner}`} cx={x + 0.28} cy={y + 0.72} r={0.17} />
  );
}
