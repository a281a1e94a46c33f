// What a review draws on the board: the record's marks, numbers of moves, next moves, candidates with the moves that
// are expected after them.

import type { BoardLine, BoardMark, GameState, MoveLoss, Sides } from "../protocol";
import { lineStart } from "../state/draw";
import {
  boardLines,
  boardMarks,
  type Candidate,
  candidates,
  compared,
  expected,
  nextMoves,
  lossDots,
  numbers,
} from "../state/review_marks";
import { stepOf } from "../state/losses";
import { analysis, isEngineShown, personsHere } from "../state/review";
import { settings } from "../state/settings";
import { panel } from "../state/panels";
import { candidateValue, costText } from "../words/points";
import { OwnershipLayer } from "./areas";
import { colorOf, isPoint, parseVertex, signAt } from "../state/geometry";
import { Stone } from "./Position";
import { dotRadius, Ring } from "./signs";

interface Props {
  now: GameState;
  rows: readonly string[];
}

export function ReviewLayer({ now, rows }: Props) {
  const { size } = now;
  const under = (at: string) => colorOf(signAt(rows, at)) ?? "none";
  const recorded = [
    ...boardLines.value.map((line, place) => <Line key={`line ${place}`} line={line} size={size} />),
    ...boardMarks.value.map((mark, place) => <Mark key={place} mark={mark} size={size} on={under(mark.at)} />),
  ];
  if (panel.value !== "review") {
    return recorded.length === 0 ? null : <g class="reviewed">{recorded}</g>;
  }
  const begun = lineStart.value;
  const ownership = isEngineShown.value && settings.ownershipShown.value ? analysis.value?.ownership : null;
  const [expects, played] = [expected.value, compared.value];
  return (
    <g class="reviewed">
      {ownership != null && <OwnershipLayer values={ownership} board={rows} />}
      {expects.length === 0 && (
        <>
          {lossDots.value.map((loss) => (
            <LossDot key={loss.node} loss={loss} size={size} />
          ))}
          {[...(numbers.value?.on ?? [])].map(([at, number]) => (
            <PointLabel key={at} at={at} size={size} on={under(at)} text={String(number)} />
          ))}
          {nextMoves.value.map(({ at, isNext }) => (
            <NextMove key={at} at={at} size={size} isNext={isNext} />
          ))}
          {candidates.value
            .filter(({ move }) => isPoint(move))
            .map((candidate, place) => (
              <CandidateMark key={candidate.move} candidate={candidate} isBest={place === 0} now={now} />
            ))}
          {personsHere.value?.moves
            .filter(({ move, chance }) => isPoint(move) && chance >= SHOWN_CHANCE)
            .map(({ move, chance }) => (
              <PersonsMark key={move} at={move} chance={chance} size={size} />
            ))}
          {recorded}
          {begun !== null && <Ring {...parseVertex(begun, size)} />}
        </>
      )}
      {played !== null && isPoint(played.move) && expects.every(({ at }) => at !== played.move) && (
        <PlayedMark loss={played} size={size} />
      )}
      {expects.map(({ at, color, number }) => (
        <g key={number} class={`added expected on-${color}`}>
          <Stone {...parseVertex(at, size)} color={color} />
          <PointLabel at={at} size={size} on={color} text={String(number)} />
        </g>
      ))}
    </g>
  );
}

/** A short text on a stone, or on a point whose lines it covers. */
function PointLabel({ at, size, on, text }: { at: string; size: Sides; on: string; text: string }) {
  const { x, y } = parseVertex(at, size);
  const height = text.length < 3 ? 0.5 : text.length === 3 ? 0.4 : 1.5 / text.length;
  return (
    <>
      {on === "none" && <circle class="clearing" cx={x + 0.5} cy={y + 0.5} r={0.36} />}
      <text class={`plain on-${on}`} x={x + 0.5} y={y + 0.5} font-size={Math.max(0.2, height)}>
        {text}
      </text>
    </>
  );
}

/** A move of the record: the next one of the line with a ring, another variation with a broken one. */
function NextMove({ at, size, isNext }: { at: string; size: Sides; isNext: boolean }) {
  const { x, y } = parseVertex(at, size);
  return <circle class={isNext ? "next on-line" : "next"} cx={x + 0.5} cy={y + 0.5} r={0.4} />;
}

/** A candidate: a square, no stone, in the colour of what it costs, through which the board is seen. */
function CandidateMark({ candidate, isBest, now }: { candidate: Candidate; isBest: boolean; now: GameState }) {
  const { x, y } = parseVertex(candidate.move, now.size);
  const value = candidateValue(candidate, now);
  return (
    <g class={`tried cost-${stepOf(candidate.cost)}${isBest ? " best" : ""}`}>
      <rect x={x + 0.05} y={y + 0.05} width={0.9} height={0.9} rx={0.14} />
      <text class="letter" x={x + 0.5} y={y + 0.32}>
        {candidate.letter}
      </text>
      <text x={x + 0.5} y={y + 0.68} font-size={value.length > 4 ? 0.29 : 0.34}>
        {value}
      </text>
    </g>
  );
}

/** Moves of persons with a smaller chance are not drawn. */
const SHOWN_CHANCE = 0.03;

/** A move of persons: how many of a hundred make it, in a corner of the point. */
function PersonsMark({ at, chance, size }: { at: string; chance: number; size: Sides }) {
  const { x, y } = parseVertex(at, size);
  return (
    <g class="by-persons">
      <circle cx={x + 0.82} cy={y + 0.2} r={0.2} />
      <text x={x + 0.82} y={y + 0.2} font-size={0.24}>
        {Math.round(100 * chance)}
      </text>
    </g>
  );
}

/** What a move has cost, on its stone: the dearer, the larger. */
function LossDot({ loss, size }: { loss: MoveLoss; size: Sides }) {
  const { x, y } = parseVertex(loss.move, size);
  const step = stepOf(loss);
  return <circle class={`loss-dot cost-${step} on-${loss.color}`} cx={x + 0.72} cy={y + 0.72} r={dotRadius(step)} />;
}

/** The move of the record beside a better one, with what it has cost. */
function PlayedMark({ loss, size }: { loss: MoveLoss; size: Sides }) {
  const { x, y } = parseVertex(loss.move, size);
  return (
    <g class={`tried played cost-${stepOf(loss)}`}>
      <rect x={x + 0.05} y={y + 0.05} width={0.9} height={0.9} rx={0.14} />
      <text x={x + 0.5} y={y + 0.5} font-size={0.34}>
        {costText(loss)}
      </text>
    </g>
  );
}

/** How long the head of an arrow is, and how far from the points its line keeps. */
const [HEAD, APART] = [0.32, 0.18];

function Line({ line, size }: { line: BoardLine; size: Sides }) {
  const [from, to] = [parseVertex(line.from, size), parseVertex(line.to, size)];
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(across, down);
  /** A point so far along the line, and so far beside it. */
  const spot = (along: number, beside = 0) => {
    const x = from.x + 0.5 + (along * across - beside * down) / length;
    const y = from.y + 0.5 + (along * down + beside * across) / length;
    return `${x.toFixed(3)} ${y.toFixed(3)}`;
  };
  const tip = length - APART;
  const head = `M${spot(tip - HEAD, HEAD / 2)}L${spot(tip)}L${spot(tip - HEAD, -HEAD / 2)}`;
  const d = `M${spot(APART)}L${spot(tip)}${line.arrow ? head : ""}`;
  return (
    <>
      <path class="line-halo" d={d} />
      <path class="record-line" d={d} />
    </>
  );
}

function Mark({ mark, size, on }: { mark: BoardMark; size: Sides; on: string }) {
  const { x, y } = parseVertex(mark.at, size);
  const [column, row] = [x + 0.5, y + 0.5];
  switch (mark.shape) {
    case "label":
      return <PointLabel at={mark.at} size={size} on={on} text={mark.text} />;
    case "circle":
      return <circle class={`record-mark on-${on}`} cx={column} cy={row} r={0.25} />;
    case "square":
      return <rect class={`record-mark on-${on}`} x={column - 0.22} y={row - 0.22} width={0.44} height={0.44} />;
    case "triangle":
      return <path class={`record-mark on-${on}`} d={`M${column} ${row - 0.29}l0.26 0.45h-0.52Z`} />;
    case "cross":
      return <path class={`record-mark on-${on}`} d={`M${x + 0.28} ${y + 0.28}l0.44 0.44m0 -0.44l-0.44 0.44`} />;
  }
}
