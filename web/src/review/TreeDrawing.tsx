// The tree as a drawing, of which only what is in sight is in the page. It is a tree with one tab stop: the arrows go
// along the line and between variations, and the node that is gone to is shown at once.

import { signal } from "@preact/signals";
import type { TargetedKeyboardEvent } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import { isPoint } from "../state/geometry";
import { state } from "../state/game";
import { current, goToNode, line, tree } from "../state/tree";
import { isEngineShown, review } from "../state/review";
import { t } from "../words/fluent";
import { nodeName } from "../words/sentences";
import { pathTo, type PlacedNode } from "../state/layout";
import { asksToRemove } from "./NodeTools";

const [ACROSS, DOWN, EDGE] = [30, 30, 6];
/** The room has a bar to scroll by. */
const BAR = 16;
/** How many nodes are drawn beyond what is in sight. */
const BEYOND = 3;
/** How many nodes PageUp and PageDown go. */
const FAR = 10;

const sight = signal({ left: 0, top: 0, width: 0, height: 0 });

export function TreeDrawing() {
  const room = useRef<HTMLDivElement>(null);
  const [now, at, game] = [tree.value, current.value, state.value];
  useLayoutEffect(() => {
    const shown = room.current;
    if (shown === null) {
      return;
    }
    const look = () => {
      const { scrollLeft: left, scrollTop: top, clientWidth: width, clientHeight: height } = shown;
      sight.value = { left, top, width, height };
    };
    const observer = new ResizeObserver(look);
    observer.observe(shown);
    shown.addEventListener("scroll", look, { passive: true });
    look();
    return () => {
      observer.disconnect();
      shown.removeEventListener("scroll", look);
    };
  }, [now === null]);
  useLayoutEffect(() => {
    if (room.current !== null && at !== null) {
      bringIntoSight(room.current, at);
    }
  }, [at, now]);
  if (now === null || game === null) {
    return null;
  }
  const { left, top, width, height } = sight.value;
  const [first, last] = [Math.floor(left / ACROSS) - BEYOND, Math.ceil((left + width) / ACROSS) + BEYOND];
  const [upper, lower] = [Math.floor(top / DOWN) - BEYOND, Math.ceil((top + height) / DOWN) + BEYOND];
  const near = now.all.filter(({ column, row, parent }) => {
    const from = parent?.row ?? row;
    return column >= first && column <= last + 1 && row >= upper && from <= lower;
  });
  const onLine = new Set(line.value);
  const dear = new Set(isEngineShown.value ? review.value?.dearest.map((loss) => loss.node) : []);
  return (
    <div
      ref={room}
      class="tree-room"
      role="tree"
      tabIndex={0}
      aria-label={t("tree-label")}
      aria-activedescendant={at === null ? undefined : idOf(at)}
      data-test="tree"
      style={{ "--tall": `${now.rows * DOWN + 2 * EDGE + BAR}px` }}
      onKeyDown={onKey}
    >
      <div
        class="tree"
        role="presentation"
        style={{ width: `${now.columns * ACROSS + 2 * EDGE}px`, height: `${now.rows * DOWN + 2 * EDGE}px` }}
      >
        <svg class="tree-lines" aria-hidden="true">
          <path d={near.map(edge).join("")} />
          <path
            class="on-line"
            d={near
              .filter((placed) => onLine.has(placed))
              .map(edge)
              .join("")}
          />
        </svg>
        {near
          .filter(({ row, column }) => row <= lower && column <= last)
          .map((placed) => {
            const { node, column, row } = placed;
            const siblings = placed.parent?.children ?? [placed];
            return (
              <div
                key={node.id}
                id={idOf(placed)}
                role="treeitem"
                aria-label={nodeName(node, game)}
                aria-level={column + 1}
                aria-posinset={siblings.indexOf(placed) + 1}
                aria-setsize={siblings.length}
                aria-selected={placed === at}
                class={classOf(placed, placed === at)}
                style={{ left: `${column * ACROSS + EDGE}px`, top: `${row * DOWN + EDGE}px` }}
                data-node={node.id}
                onClick={() => void goToNode(node.id)}
              >
                {node.move === null ? (node.sets_up ? "+" : "") : node.number}
                {node.comment && <span class="has-comment" />}
                {dear.has(node.id) && <span class="is-dear" />}
              </div>
            );
          })}
      </div>
    </div>
  );
}

function classOf({ node: { color, move } }: PlacedNode, isHere: boolean): string {
  const isOffBoard = move !== null && !isPoint(move);
  return `node ${color ?? "no-move"}${isOffBoard ? " off-board" : ""}${isHere ? " here" : ""}`;
}

function idOf({ node }: PlacedNode): string {
  return `node-${node.id}`;
}

/** The line from the node before this one. */
function edge({ column, row, parent }: PlacedNode): string {
  if (parent === null) {
    return "";
  }
  const [x, y] = [column * ACROSS + EDGE + 13, row * DOWN + EDGE + 13];
  const from = parent.row * DOWN + EDGE + 13;
  return row === parent.row ? `M${x - ACROSS} ${y}H${x}` : `M${x - ACROSS} ${from}V${y - 15}l15 15H${x}`;
}

function bringIntoSight(room: HTMLElement, { column, row }: PlacedNode): void {
  const [x, y] = [column * ACROSS + EDGE, row * DOWN + EDGE];
  if (x < room.scrollLeft + ACROSS || x > room.scrollLeft + room.clientWidth - 2 * ACROSS) {
    room.scrollLeft = x - room.clientWidth / 2;
  }
  if (y < room.scrollTop || y > room.scrollTop + room.clientHeight - DOWN) {
    room.scrollTop = y - room.clientHeight / 2;
  }
}

function onKey(event: TargetedKeyboardEvent<HTMLDivElement>): void {
  const at = current.value;
  if (at === null || event.ctrlKey || event.altKey || event.metaKey) {
    return;
  }
  if (event.key === "Delete" && at.parent !== null) {
    asksToRemove.value = true;
    return;
  }
  const to = target(event.key, at);
  if (to !== null) {
    event.preventDefault();
    if (to !== undefined) {
      void goToNode(to.node.id);
    }
  }
}

/** Where a key leads; null for a key that is none of the tree's. */
function target(key: string, at: PlacedNode): PlacedNode | undefined | null {
  const path = line.value;
  const place = path.indexOf(at);
  switch (key) {
    case "ArrowLeft":
      return at.parent ?? undefined;
    case "ArrowRight":
      return place >= 0 ? path[place + 1] : at.children[0];
    case "ArrowUp":
      return beside(at, -1);
    case "ArrowDown":
      return beside(at, 1);
    case "Home":
      return tree.value?.all[0];
    case "End":
      return path.at(-1);
    case "PageUp":
      return pathTo(at).at(-1 - FAR) ?? tree.value?.all[0];
    case "PageDown":
      return path[place + FAR] ?? path.at(-1);
    default:
      return null;
  }
}

/** The nearest node above or below in the same column. */
function beside(at: PlacedNode, down: 1 | -1): PlacedNode | undefined {
  const all = (tree.value?.all ?? []).filter(({ column, row }) => column === at.column && (row - at.row) * down > 0);
  return all.reduce<PlacedNode | undefined>(
    (best, placed) => (best === undefined || (best.row - placed.row) * down > 0 ? placed : best),
    undefined,
  );
}
