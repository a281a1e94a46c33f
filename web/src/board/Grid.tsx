// The points as buttons in a grid with one tab stop: arrows, Home, End, PageUp and PageDown move in it.

import { signal } from "@preact/signals";
import type { TargetedKeyboardEvent, TargetedPointerEvent } from "preact";

import type { GameState } from "../protocol";
import { chooseSide, illegal, side } from "../state/game";
import { opponent } from "../state/geometry";
import { ghosted, mode, pinned, hovered, touched } from "../state/look";
import { activate, play } from "../state/moves";
import { settings } from "../state/settings";
import { names, type BoardView } from "../state/view";
import { pointName } from "../words/points";
import { t } from "../words/fluent";

/** Above this many lines a touch moves a cursor, and "place" confirms. */
const TOUCH_AT_ONCE = 13;

/** The column and the row, from the top left, that the tab key reaches. */
const stop = signal({ x: 0, y: 0 });
let touching = false;
/** Whether a pointer is down on a point, and whether one has put the focus there: then arrows go through the moves. */
let [isPressed, isPointed] = [false, false];

interface Props {
  now: GameState;
  view: BoardView;
}

export function Grid({ now, view }: Props) {
  const { width, height } = now.size;
  const at = { x: Math.min(stop.peek().x, width - 1), y: Math.min(stop.peek().y, height - 1) };
  return (
    <div
      class="grid"
      role="grid"
      aria-label={t("board-label", { width, height })}
      style={{ "--columns": String(width), "--rows": String(height) }}
      onKeyDown={(event) => onKey(event, now)}
      onPointerLeave={() => leave()}
    >
      {names(view.rows).map((row, y) => (
        <div key={y} role="row">
          {row.map((name, x) => (
            <div key={name} role="gridcell">
              <button
                type="button"
                class="point"
                aria-label={pointName(name, now, view)}
                data-point={name}
                tabIndex={x === at.x && y === at.y ? 0 : -1}
                onPointerDown={(event) => {
                  touching = event.pointerType === "touch";
                  [isPressed, isPointed] = [true, true];
                }}
                onPointerEnter={(event) => enter(event, name)}
                onFocus={(event) => focus(event.currentTarget, { x, y }, name)}
                onBlur={() => leave()}
                onClick={() => click(name, now)}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function enter(event: TargetedPointerEvent<HTMLButtonElement>, name: string): void {
  if (event.pointerType !== "touch") {
    hovered.value = name;
    ghosted.value = true;
  }
}

function leave(): void {
  ghosted.value = false;
  hovered.value = null;
}

function focus(button: HTMLButtonElement, spot: { x: number; y: number }, name: string): void {
  button.closest(".grid")?.querySelector('button[tabindex="0"]')?.setAttribute("tabindex", "-1");
  button.tabIndex = 0;
  isPointed = isPressed;
  stop.value = spot;
  pinned.value = illegal.value.has(name) ? name : null;
  if (!touching) {
    hovered.value = name;
    ghosted.value = true;
  }
}

function click(name: string, now: GameState): void {
  const isLarge = Math.max(now.size.width, now.size.height) > TOUCH_AT_ONCE;
  const asksFirst = (touching && isLarge) || settings.confirmMoves.value;
  if (mode.value === "play" && asksFirst && touched.value !== name) {
    touched.value = name;
    pinned.value = illegal.value.has(name) ? name : null;
    return;
  }
  touched.value = null;
  void activate(name);
}

addEventListener("pointerup", () => (isPressed = false), true);
addEventListener("pointercancel", () => (isPressed = false), true);

/** Keys that move the cursor of the keyboard. */
const MOVING = /^(Arrow|Home|End|Page)/;

function onKey(event: TargetedKeyboardEvent<HTMLDivElement>, now: GameState): void {
  if (event.ctrlKey || event.altKey || event.metaKey) {
    if (event.key !== "Home" && event.key !== "End") {
      return;
    }
  }
  const { width, height } = now.size;
  const { x, y } = stop.value;
  const [right, bottom] = [width - 1, height - 1];
  const isFar = event.ctrlKey;
  if (isPointed && MOVING.test(event.key) && !isFar) {
    return;
  }
  touching = false;
  const to = ((): { x: number; y: number } | null => {
    switch (event.key) {
      case "ArrowLeft":
        return { x: Math.max(0, x - 1), y };
      case "ArrowRight":
        return { x: Math.min(right, x + 1), y };
      case "ArrowUp":
        return { x, y: Math.max(0, y - 1) };
      case "ArrowDown":
        return { x, y: Math.min(bottom, y + 1) };
      case "Home":
        return { x: 0, y: isFar ? 0 : y };
      case "End":
        return { x: right, y: isFar ? bottom : y };
      case "PageUp":
        return { x, y: Math.max(0, y - 5) };
      case "PageDown":
        return { x, y: Math.min(bottom, y + 5) };
      default:
        return null;
    }
  })();
  if (to !== null) {
    event.preventDefault();
    const place = to.y * width + to.x;
    event.currentTarget.querySelectorAll<HTMLButtonElement>(".point")[place]?.focus();
  } else if (event.key === "v" && now.virtual !== null && mode.value === "play") {
    event.preventDefault();
    void play("virtual");
  } else if (event.key === "p" && now.next.includes("pass") && mode.value === "play") {
    event.preventDefault();
    void play("pass");
  } else if (event.key === "x" && mode.value === "play") {
    event.preventDefault();
    chooseOther();
  }
}

function chooseOther(): void {
  chooseSide(opponent(side.value));
}
