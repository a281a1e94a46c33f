// What clicks on the board change in a record under review: marks, lines and arrows, stones that are set up.

import { computed, effect, signal } from "@preact/signals";

import { ask } from "../net/link";
import type { BoardLine, BoardMark, Color, MarkShape, NodeSigns, TabGame, TabRequest } from "../protocol";
import { inTurn, rev, state, tab, wish } from "./game";
import { colorOf, signAt } from "./geometry";
import { panel } from "./panels";

export const SHAPES = ["triangle", "square", "circle", "cross"] as const;
export const DRAWING = [...SHAPES, "letter", "number", "text", "arrow", "line"] as const;
export const SETTING_UP = ["black", "white", "empty"] as const;
export type Tool = (typeof DRAWING)[number] | (typeof SETTING_UP)[number];

/** What a click draws or sets up; null where it plays. */
export const tool = signal<Tool | null>(null);

/** What the tool for texts writes on a point. */
export const labelText = signal("");

/** Where the line begins that is being drawn. */
export const lineStart = signal<string | null>(null);

effect(() => {
  if (panel.value !== "review") {
    tool.value = null;
  }
});

effect(() => {
  void [rev.value, tool.value];
  lineStart.value = null;
});

/** Why no stones can be set up: a game that the engine plays, and a line game after its first move, go by moves alone. */
export const cannotSetUp = computed<"engine" | "played" | null>(() => {
  const [game, now] = [tab.value, state.value];
  if (game?.seats.every(({ by }) => by === "person") !== true) {
    return "engine";
  }
  return now?.game === "line_game" && now.move_number > 0 ? "played" : null;
});

/** Draws or sets up at a point what the tool says; once more at the same point takes it away. */
export function draw(at: string): Promise<void> {
  return inTurn(async () => {
    const [game, chosen] = [tab.value, tool.value];
    const wanted = game === null || chosen === null ? null : wantedAt(at, game, chosen);
    if (wanted !== null) {
      await ask(wanted, rev.value);
    }
  });
}

function wantedAt(at: string, { here, state }: TabGame, chosen: Tool): TabRequest | null {
  const node = here.id;
  switch (chosen) {
    case "black":
    case "white":
    case "empty": {
      const there = colorOf(signAt(state.rows, at));
      const stone = chosen === "empty" || chosen === there ? null : chosen;
      return stone === there ? null : { do: "set_up", at, stone };
    }
    case "arrow":
    case "line": {
      const from = lineStart.value;
      if (from === null) {
        lineStart.value = at;
        return null;
      }
      lineStart.value = null;
      const line: BoardLine = { from, to: at, arrow: chosen === "arrow" };
      return from === at ? null : { do: "draw_line", node, line, drawn: !here.lines.some((one) => isSame(one, line)) };
    }
    default: {
      const mark = markAt(at, here.marks, chosen);
      return { do: "draw", node, at, mark };
    }
  }
}

function isSame(one: BoardLine, other: BoardLine): boolean {
  const isTurned = !one.arrow && one.from === other.to && one.to === other.from;
  return one.arrow === other.arrow && ((one.from === other.from && one.to === other.to) || isTurned);
}

/** The mark that a point gets: none where it has that already. */
function markAt(
  at: string,
  marks: readonly BoardMark[],
  chosen: (typeof SHAPES)[number] | "letter" | "number" | "text",
): MarkShape | null {
  const there = marks.find((mark) => mark.at === at);
  if (chosen === "text") {
    const text = labelText.value.trim();
    return text === "" || (there?.shape === "label" && there.text === text) ? null : { shape: "label", text };
  }
  if (chosen !== "letter" && chosen !== "number") {
    return there?.shape === chosen ? null : { shape: chosen };
  }
  const texts = new Set(marks.flatMap((mark) => (mark.shape === "label" ? [mark.text] : [])));
  const isOne = there?.shape === "label" && (chosen === "number" ? /^\d+$/ : /^[A-Za-z]$/).test(there.text);
  return isOne ? null : { shape: "label", text: unused(texts, chosen === "number") };
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

function unused(texts: ReadonlySet<string>, isNumber: boolean): string {
  let place = 0;
  const name = () => (isNumber ? String(place + 1) : (LETTERS[place] ?? "?"));
  while (texts.has(name()) && name() !== "?") {
    place++;
  }
  return name();
}

export function setTurn(color: Color): void {
  void wish({ do: "set_turn", color });
}

export function undoEdit(): void {
  void wish({ do: "undo_edit" });
}

/** Changes what the node that is shown is called, or what is thought of it. */
export function annotate(change: Partial<NodeSigns>): void {
  const here = tab.value?.here;
  if (here !== undefined) {
    void wish({ do: "annotate", node: here.id, signs: { ...here.signs, ...change } });
  }
}
