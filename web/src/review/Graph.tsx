// The graph over the game: lead or win rate, what moves have cost, and the result if the game had stopped. It is a
// slider: a click or the arrows go to any move, analysed or not.

import type { TargetedKeyboardEvent, TargetedPointerEvent } from "preact";

import { state } from "../state/game";
import { hasPoints } from "../state/losses";
import { losses, values } from "../state/review";
import { goToNode, line, place } from "../state/tree";
import { percent, t } from "../words/fluent";
import { leadText, nodeName } from "../words/sentences";

const [WIDE, TALL, SIDE] = [600, 150, 8];
/** How many moves PageUp and PageDown go. */
const FAR = 10;
/** Smaller losses than this share of the graph have no bar. */
const LEAST_LOSS = 0.01;

export function Graph() {
  const now = state.value;
  const path = line.value;
  if (now === null || path.length === 0) {
    return null;
  }
  const known = path.map(({ node }) => values.value.get(node.id) ?? null);
  const isLed = hasPoints.value;
  const bound = boundFor(known.flatMap((value) => (value?.lead == null ? [] : [value.lead])));
  const last = Math.max(1, path.length - 1);
  const across = (at: number) => SIDE + ((WIDE - 2 * SIDE) * at) / last;
  const rates = known.map((value) => (value === null ? null : 1 - value.winrate));
  const leads = known.map((value) => (value?.lead == null ? null : leadHeight(value.lead, bound)));
  const stopped = known.map((value) => (value?.stopped == null ? null : leadHeight(value.stopped, bound)));
  const at = place.value;
  return (
    <div class="graph-room">
      <div class="bounds" aria-hidden="true">
        {isLed && (
          <>
            <span>{t("graph-bound", { side: "black", points: bound })}</span>
            <span>{t("graph-bound", { side: "white", points: bound })}</span>
          </>
        )}
      </div>
      <div
        class="graph"
        role="slider"
        tabIndex={0}
        aria-label={t("graph-label")}
        aria-valuemin={0}
        aria-valuemax={path.length - 1}
        aria-valuenow={Math.max(0, at)}
        aria-valuetext={valueText(Math.max(0, at))}
        data-test="graph"
        onKeyDown={onKey}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        <svg viewBox={`0 0 ${WIDE} ${TALL}`} preserveAspectRatio="none" aria-hidden="true">
          <path class="middle" d={`M0 ${TALL / 2}H${WIDE}`} />
          {path.map(({ node }, index) => {
            // As high as the line falls by as much.
            const loss = losses.value.get(node.id);
            const share = loss === undefined ? 0 : isLed ? loss.points / (2 * bound) : loss.winrate;
            const top = TALL * (1 - Math.min(1, share));
            return share < LEAST_LOSS ? null : (
              <path
                key={node.id}
                class={`loss ${node.color ?? ""}`}
                d={`M${across(index)} ${TALL}V${top.toFixed(1)}`}
              />
            );
          })}
          {isLed && <path class="stopped-line" d={pathOf(stopped, across, TALL)} />}
          <path class="rate-line" d={pathOf(rates, across, TALL)} />
          {isLed && <path class="halo-line" d={pathOf(leads, across, TALL)} />}
          {isLed && <path class="value-line" d={pathOf(leads, across, TALL)} />}
          {path.map(({ node, children }, index) =>
            children.length > 1 ? <path key={node.id} class="branch" d={`M${across(index)} 4h0.01`} /> : null,
          )}
          {at >= 0 && <path class="now-line" d={`M${across(at)} 0V${TALL}`} />}
        </svg>
      </div>
      <div class="bounds rates" aria-hidden="true">
        <span>100%</span>
        <span>0%</span>
      </div>
      <p class="legend" aria-hidden="true">
        {isLed && <span class="key value-key">{t("measure-lead")}</span>}
        <span class="key rate-key">{t("measure-winrate")}</span>
        {isLed && <span class="key stopped-key">{t("graph-stopped")}</span>}
        <span class="key loss-key">{t("graph-losses")}</span>
      </p>
    </div>
  );
}

/** "12, White D4: 56 %": the move and what is known of it. */
function valueText(at: number): string {
  const [now, placed] = [state.value, line.value[at]];
  if (now === null || placed === undefined) {
    return "";
  }
  const value = values.value.get(placed.node.id);
  const known = [
    ...(value === undefined ? [t("not-analysed-short")] : []),
    ...(value?.lead != null && hasPoints.value ? [leadText(value.lead)] : []),
    ...(value === undefined ? [] : [t("black-winrate", { winrate: percent(value.winrate) })]),
  ];
  return [nodeName(placed.node, now), ...known].join(t("list-separator"));
}

function goToPlace(at: number): void {
  const placed = line.value[Math.max(0, Math.min(line.value.length - 1, at))];
  if (placed !== undefined) {
    void goToNode(placed.node.id);
  }
}

function onPointer(event: TargetedPointerEvent<HTMLDivElement>): void {
  if (event.buttons !== 1) {
    return;
  }
  if (event.type === "pointerdown") {
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const share = ((event.clientX - left) / width) * (WIDE / (WIDE - 2 * SIDE)) - SIDE / (WIDE - 2 * SIDE);
  goToPlace(Math.round(share * (line.value.length - 1)));
}

function onKey(event: TargetedKeyboardEvent<HTMLDivElement>): void {
  const at = place.value;
  const places: Record<string, number | undefined> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - FAR,
    PageUp: at + FAR,
    Home: 0,
    End: line.value.length - 1,
  };
  const to = places[event.key];
  if (to !== undefined && !event.ctrlKey && !event.altKey && !event.metaKey) {
    event.preventDefault();
    goToPlace(to);
  }
}

/** The bounds that a graph of leads can have. */
const BOUNDS = [10, 20, 50, 100, 200, 500];
/** Leads before the first moves swing; a graph never shows fewer points than this. */
const LEAST = 20;

/** The bound of a graph: the first one that holds all leads but the most extreme. */
function boundFor(leads: readonly number[]): number {
  const sizes = leads.map(Math.abs).sort((a, b) => a - b);
  const most = Math.max(LEAST, sizes[Math.floor(0.98 * (sizes.length - 1))] ?? 0);
  return BOUNDS.find((bound) => bound >= most) ?? BOUNDS.at(-1) ?? most;
}

/** How high a lead stands, 0 at the top, 1 at the bottom: Black's side is above. */
function leadHeight(lead: number, bound: number): number {
  return 0.5 - Math.max(-bound, Math.min(bound, lead)) / (2 * bound);
}

/** The path of a line through heights; where one is missing it is broken. */
function pathOf(heights: readonly (number | null)[], across: (place: number) => number, tall: number): string {
  let path = "";
  let isOn = false;
  heights.forEach((height, place) => {
    if (height === null) {
      isOn = false;
      return;
    }
    const alone = !isOn && heights[place + 1] == null ? "h0.01" : "";
    path += `${isOn ? "L" : "M"}${across(place).toFixed(1)} ${(height * tall).toFixed(1)}${alone}`;
    isOn = true;
  });
  return path;
}
