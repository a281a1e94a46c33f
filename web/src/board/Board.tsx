// The board: a picture, with what follows the pointer, and above it a grid with a button for each point.

import type { TargetedWheelEvent } from "preact";

import { isCut } from "../net/link";
import type { GameState } from "../protocol";
import { lengthenExpected } from "../state/review_marks";
import { illegal, isPerson, side, state } from "../state/game";
import { isPoint, parseVertex } from "../state/geometry";
import { question } from "../state/learn";
import { ghosted, goesOn, mode, overlay, hovered, touched } from "../state/look";
import { goBy, leads, occupied } from "../state/moves";
import type { PanelView } from "../state/view";
import { shownColumns } from "../words/points";
import { Drawing } from "./Drawing";
import { Grid } from "./Grid";
import { marginOf, Stone } from "./Position";
import { ReviewLayer } from "./ReviewLayer";
import { Lines } from "./signs";

export function Board({ view }: { view: PanelView }) {
  const now = state.value;
  if (now === null) {
    return null;
  }
  const shown = view.value;
  const { width, height } = now.size;
  const columns = shownColumns(now);
  const margin = marginOf(now.size, columns);
  const [across, down] = [width + 2 * margin, height + 2 * margin];
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return (
    <div class="board-room">
      <div class={`board${shown.away ? " away" : ""}`} data-test="board" onWheel={onWheel}>
        <svg class="picture" viewBox={`${-margin} ${-margin} ${across} ${down}`} aria-hidden="true">
          <g id="drawing">
            <Drawing now={now} columns={columns} view={shown} />
            <ReviewLayer now={now} rows={shown.rows} />
            <GhostStone />
          </g>
        </svg>
        <div
          class="grid-room"
          style={{
            left: percent(margin, across),
            right: percent(margin, across),
            top: percent(margin, down),
            bottom: percent(margin, down),
          }}
        >
          <Grid now={now} view={shown} />
        </div>
      </div>
    </div>
  );
}

/** How wide the picture of the board is to its height. */
export function boardRatio(now: GameState): number {
  const { width, height } = now.size;
  const margin = marginOf(now.size, shownColumns(now));
  return (width + 2 * margin) / (height + 2 * margin);
}

/** How far the wheel turns for a move, in pixels; a touchpad turns it little by little. */
const TURN = 40;
let turned = 0;

/** The wheel shows more of the moves that are expected, or fewer; otherwise it goes through the moves, and at their ends scrolls. */
function onWheel(event: TargetedWheelEvent<HTMLDivElement>): void {
  if (event.ctrlKey || isCut.value) {
    return;
  }
  const by = event.deltaY > 0 ? 1 : -1;
  const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : TURN);
  turned = (by * turned > 0 ? turned : 0) + pixels;
  const isTurned = Math.abs(turned) >= TURN;
  turned = isTurned ? 0 : turned;
  if (isTurned && lengthenExpected(by)) {
    event.preventDefault();
  } else if (leads(by)) {
    event.preventDefault();
    goBy(isTurned ? by : 0);
  }
}

function GhostStone() {
  const now = state.value;
  if (now === null) {
    return null;
  }
  const at = touched.value ?? (ghosted.value ? hovered.value : null);
  if (at === null || !isPoint(at)) {
    return null;
  }
  const { x, y } = parseVertex(at, now.size);
  const isAsked = question.value !== null;
  const canPlay = mode.value === "play" && overlay.value === null && (goesOn.value || isAsked);
  const isFree = !occupied(at) && !illegal.value.has(at) && (isPerson(side.value) || isAsked);
  const forbidden = canPlay ? illegal.value.get(at) : undefined;
  return (
    <>
      {forbidden?.kind === "forbidden" && <Lines lines={forbidden.lines} size={now.size} />}
      {canPlay && isFree && <Stone x={x} y={y} color={side.value} kind="ghost" />}
      {touched.value !== null && <path class="cursor" d={crosshair(x, y)} />}
    </>
  );
}

function crosshair(x: number, y: number): string {
  const [column, row] = [x + 0.5, y + 0.5];
  const down = [-0.9, 0.4].map((from) => `M${column} ${row + from}v0.5`);
  const across = [-0.9, 0.4].map((from) => `M${column + from} ${row}h0.5`);
  return [...down, ...across].join("");
}
