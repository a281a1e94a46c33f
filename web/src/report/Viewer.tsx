// The board of the report: a game of the match, and the way through its moves and to the other games.

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { COLORS, colorIndex } from "../state/geometry";

import { Pile, Position } from "../board/Position";
import type { Color, ViewedMove } from "../protocol";
import { replay } from "../state/replay";
import { IconButton } from "../ui/IconButton";
import { Stepper } from "../ui/Stepper";
import { filled, firstRows, sizeOf, stepsOf, stepText, type Match } from "./match";

/** How many moves PageUp and PageDown go. */
const FAR = 10;

/** The game that is shown, and after how many of its moves. */
interface Shown {
  number: number;
  steps: readonly ViewedMove[];
  at: number;
}

/** `room` is the part of the page that the viewer is in. */
export function Viewer({ match, room }: { match: Match; room: HTMLElement }) {
  const numbers = Object.keys(match.games).map(Number);
  const open = (number: number, at = Infinity): Shown => {
    const game = match.games[number];
    const steps = game === undefined ? [] : stepsOf(match, game);
    return { number, steps, at: Math.min(at, steps.length) };
  };
  const [shown, show] = useState(() => open(numbers[0] ?? 0));
  const goBy = (by: number) => show((now) => to(now, now.at + by));
  const goTo = (at: number) => show((now) => to(now, at));
  const turnBy = (by: number) =>
    show((now) => {
      const number = numbers[numbers.indexOf(now.number) + by];
      return number === undefined ? now : open(number);
    });
  useEffect(() => {
    addEventListener("keydown", (event) => {
      const action = actionOf(event, room.contains(event.target as Node));
      if (action !== undefined) {
        event.preventDefault();
        action({ goBy, goTo, turnBy });
      }
    });
    // The page may be opened at a game, and at one of its moves: #game-12 or #game-12-30.
    const follow = () => {
      const [, number, at] = /^#game-(\d+)(?:-(\d+))?$/.exec(location.hash) ?? [];
      const isHere = numbers.includes(Number(number));
      if (isHere) {
        show(open(Number(number), at === undefined ? Infinity : Number(at)));
      }
      return isHere;
    };
    follow();
    addEventListener("hashchange", () => {
      if (follow()) {
        room.focus({ preventScroll: true });
        room.scrollIntoView({ block: "nearest" });
      }
    });
  }, []);
  useLayoutEffect(() => markRow(shown.number), [shown.number]);
  const { words } = match;
  const step = (icon: "up" | "down", by: number, label: string) => {
    const leads = numbers[numbers.indexOf(shown.number) + by] !== undefined;
    return <IconButton icon={icon} titled test={icon} label={label} disabled={!leads} onClick={() => turnBy(by)} />;
  };
  return (
    <>
      <ShownPosition match={match} shown={shown} />
      <Stepper
        at={shown.at}
        last={shown.steps.length}
        go={goTo}
        buttons={{ first: words.first, back: words.back, on: words.forward, last: words.last }}
        titled
        slider={words.slider}
        valueText={filled(words.step, { step: shown.at, moves: shown.steps.length })}
      >
        {step("up", -1, words.earlier)}
        {step("down", 1, words.later)}
      </Stepper>
    </>
  );
}

function to(now: Shown, at: number): Shown {
  return { ...now, at: Math.max(0, Math.min(now.steps.length, at)) };
}

interface Ways {
  goBy: (by: number) => void;
  goTo: (at: number) => void;
  turnBy: (by: number) => void;
}
type Actions = Record<string, ((ways: Ways) => void) | undefined>;

const EVERYWHERE: Actions = { ArrowLeft: ({ goBy }) => goBy(-1), ArrowRight: ({ goBy }) => goBy(1) };
const AT_THE_BOARD: Actions = {
  ArrowUp: ({ turnBy }) => turnBy(-1),
  ArrowDown: ({ turnBy }) => turnBy(1),
  Home: ({ goTo }) => goTo(0),
  End: ({ goTo }) => goTo(Infinity),
  PageUp: ({ goBy }) => goBy(-FAR),
  PageDown: ({ goBy }) => goBy(FAR),
};

/** Arrows step through the game wherever the reader is; the other keys scroll the page unless the board is at hand. */
function actionOf(event: KeyboardEvent, isAtBoard: boolean): Actions[string] {
  const isTaken = event.ctrlKey || event.altKey || event.metaKey || event.target instanceof HTMLInputElement;
  return isTaken ? undefined : (EVERYWHERE[event.key] ?? (isAtBoard ? AT_THE_BOARD[event.key] : undefined));
}

/** The position, with what has been said of it above and below, and what lies beside it. */
function ShownPosition({ match, shown }: { match: Match; shown: Shown }) {
  const { number, steps, at } = shown;
  const game = match.games[number];
  if (game === undefined) {
    return null;
  }
  const { words } = match;
  const last = steps[at - 1];
  const { rows, prisoners, virtual } = replay(firstRows(match, game), steps.slice(0, at));
  const [black = "", white = ""] = game.black === 0 ? ["A", "B"] : ["B", "A"];
  const values = { step: at, moves: steps.length, told: last === undefined ? "" : stepText(match, last) };
  return (
    <>
      <p data-test="game">{filled(words.game, { game: number, black, white, result: game.result })}</p>
      <div class="seen-board" role="img" aria-label={words.position} data-test="seen-board" data-rows={rows.join("/")}>
        <Position
          size={sizeOf(match)}
          game={match.takes ? "go" : "line_game"}
          columns={[...match.letters]}
          rows={rows}
          last={last?.move ?? null}
        />
      </div>
      <p aria-live="polite" data-test="made">
        {filled(last === undefined ? words.step : words.step_made, values)}
      </p>
      {match.has_virtual && (
        <Beside
          match={match}
          title={words.virtual_stones}
          counts={virtual}
          last={last?.move === "virtual" ? last.color : null}
        />
      )}
      {match.takes && <Beside match={match} title={words.prisoners} counts={prisoners} last={null} />}
    </>
  );
}

interface BesideProps {
  match: Match;
  title: string;
  /** Black's stones and White's. */
  counts: readonly number[];
  /** Whose stone the last move has put there. */
  last: Color | null;
}

/** The stones that lie beside the board for one reason. */
function Beside({ match, title, counts, last }: BesideProps) {
  return (
    <div class="beside">
      <b>{title}</b>
      {counts.every((count) => count === 0) && <span>{match.words.none}</span>}
      {COLORS.map((color) => {
        const [count, name] = [counts[colorIndex(color)] ?? 0, match.words.sides[colorIndex(color)]];
        return <Pile key={color} color={color} count={count} title={name} isLast={color === last} />;
      })}
    </div>
  );
}

/** Marks the game in the list of the page, and brings it into sight there. */
function markRow(number: number): void {
  document.querySelectorAll(".list tr.chosen").forEach((row) => row.classList.remove("chosen"));
  const row = document.getElementById(`row-${number}`);
  const list = row?.closest<HTMLElement>(".list");
  if (row == null || list == null) {
    return;
  }
  row.classList.add("chosen");
  const [top, bottom] = [row.offsetTop - row.offsetHeight, row.offsetTop + row.offsetHeight];
  if (top < list.scrollTop || bottom > list.scrollTop + list.clientHeight) {
    list.scrollTop = top;
  }
}
