// Signs on the board: each has a shape of its own, so that none depends on a colour.

import type { IllegalMove, Sides, StoneLine } from "../protocol";
import { signed } from "../words/fluent";
import { parseVertex, type Vertex } from "../state/geometry";

/** A ring: a point that a step changes, or that a move would. */
export function Ring({ x, y }: Vertex) {
  return (
    <>
      <circle class="ring-halo" cx={x + 0.5} cy={y + 0.5} r={0.3} />
      <circle class="ring" cx={x + 0.5} cy={y + 0.5} r={0.3} />
    </>
  );
}

/** A point that can be chosen: the corners of a square, which stand free of stones, rings and owners' squares. */
export function Choosable({ x, y }: Vertex) {
  const corner = (right: number, down: number) =>
    `M${x + 0.5 + 0.44 * right} ${y + 0.5 + 0.28 * down}v${0.16 * down}h${-0.16 * right}`;
  const sign = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)].join("");
  return (
    <>
      <path class="choosable-halo" d={sign} />
      <path class="choosable" d={sign} />
    </>
  );
}

/** A point that two rulesets count differently: a plate with the difference. */
export function Difference({ x, y, difference }: Vertex & { difference: string }) {
  const text = signed(difference);
  const size = text.length < 3 ? 0.32 : text.length < 5 ? 0.27 : 0.19;
  return (
    <g class="difference-plate">
      <rect x={x + 0.12} y={y + 0.3} width={0.76} height={0.4} rx={0.1} />
      <text x={x + 0.5} y={y + 0.5} font-size={size}>
        {text}
      </text>
    </g>
  );
}

/** A point that makes a region wild. */
export function Wild({ x, y }: Vertex) {
  return (
    <path
      class="wild"
      d={`M${x + 0.2} ${y + 0.6}q0.15 -0.35 0.3 -0.1t0.3 -0.1M${x + 0.2} ${y + 0.8}q0.15 -0.35 0.3 -0.1t0.3 -0.1`}
    />
  );
}

/** A stone of which the engine is not sure whether it is dead. */
export function Doubtful({ x, y }: Vertex) {
  return (
    <text class="doubtful" x={x + 0.78} y={y + 0.24}>
      ?
    </text>
  );
}

/** A point on which a stone is a null move: the board stays equal to one that has stood. */
export function NullMove({ x, y }: Vertex) {
  return <path class="null-move" d={`M${x + 0.32} ${y + 0.42}h0.36M${x + 0.32} ${y + 0.58}h0.36`} />;
}

/** A point that the side must not play. */
export function Forbidden({ x, y, illegal }: Vertex & { illegal: IllegalMove }) {
  const shapes = shapesOf(illegal);
  const many = shapes.length > 1;
  return (
    <g class={`forbidden ${illegal.kind}`}>
      {shapes.map((shape, place) => (
        <path key={shape} d={pathOf(shape, x + 0.5 + (many ? 0.3 * (place - (shapes.length - 1) / 2) : 0), y + 0.5)} />
      ))}
    </g>
  );
}

type SignShape = "suicide" | "ko" | "repeats" | "three-three" | "four-four" | "overline";

function shapesOf(illegal: IllegalMove): SignShape[] {
  switch (illegal.kind) {
    case "suicide":
    case "ko":
    case "repeats":
      return [illegal.kind];
    case "forbidden":
      return illegal.kinds;
    case "occupied":
    case "no_virtual_moves":
    case "drawn":
    case "over":
      return [];
  }
}

function pathOf(shape: SignShape, x: number, y: number): string {
  switch (shape) {
    case "suicide":
      return `M${x - 0.18} ${y}a0.18 0.18 0 1 0 0.36 0a0.18 0.18 0 1 0 -0.36 0Zm0.08 0h0.2`;
    case "ko":
      return `M${x - 0.17} ${y - 0.17}h0.34v0.34h-0.34Z`;
    case "repeats":
      return `M${x - 0.17} ${y - 0.17}l0.34 0.34m0 -0.34l-0.34 0.34`;
    case "three-three":
      return `M${x} ${y - 0.19}l0.19 0.34h-0.38Z`;
    case "four-four":
      return `M${x} ${y - 0.21}l0.21 0.21l-0.21 0.21l-0.21 -0.21Z`;
    case "overline":
      return `M${x - 0.22} ${y - 0.07}h0.44v0.14h-0.44Z`;
  }
}

/** Lines of stones that make a move forbidden, and the points that make fives or open fours of them. */
export function Lines({ lines, size }: { lines: readonly StoneLine[]; size: Sides }) {
  return (
    <g class="stone-lines">
      {lines.map(({ stones, by, direction, shape }) => {
        const spots = stones.map((name) => parseVertex(name, size));
        const [first, last] = [spots[0], spots.at(-1)];
        return first === undefined || last === undefined ? null : (
          <g key={`${direction} ${stones.join(" ")}`} class={shape}>
            <path d={`M${first.x + 0.5} ${first.y + 0.5}L${last.x + 0.5} ${last.y + 0.5}`} />
            {by.map((name) => {
              const { x, y } = parseVertex(name, size);
              return <circle key={name} cx={x + 0.5} cy={y + 0.5} r={0.13} />;
            })}
          </g>
        );
      })}
    </g>
  );
}

/** The dot of a step on the scale of costs, the larger the dearer. */
export function LossSign({ step }: { step: number }) {
  return (
    <svg class={`loss-sign cost-${step}`} viewBox="0 0 1 1" aria-hidden="true">
      <circle cx={0.5} cy={0.5} r={dotRadius(step) * 2} />
    </svg>
  );
}

/** How large the dot of a step is. */
export function dotRadius(step: number): number {
  return 0.08 + 0.03 * step;
}
