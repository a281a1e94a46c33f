// The board: a picture, and above it a grid with a button for each point.

import type { TargetedWheelEvent } from "preact";

import type { PanelView } from "../state/view";
import { lengthenExpected } from "../state/candidates";
import { state } from "../state/game";
import { shownColumns } from "../words/points";
import { Drawing } from "./Drawing";
import { Ghost } from "./Ghost";
import { Grid } from "./Grid";
import { marginOf } from "./Position";
import { Reviewed } from "./Reviewed";

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
      <div
        class={`board${shown.away ? " away" : ""}`}
        style={{ "--ratio": String(across / down) }}
        data-test="board"
        onWheel={onWheel}
      >
        <svg class="picture" viewBox={`${-margin} ${-margin} ${across} ${down}`} aria-hidden="true">
          <g id="drawing">
            <Drawing now={now} columns={columns} view={shown} />
            <Reviewed now={now} rows={shown.rows} />
            <Ghost />
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

/** The wheel shows more of the moves that are expected, or fewer. */
function onWheel(event: TargetedWheelEvent<HTMLDivElement>): void {
  if (lengthenExpected(event.deltaY > 0 ? 1 : -1)) {
    event.preventDefault();
  }
}
