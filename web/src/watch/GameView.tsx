// A game of a match, to be looked at only: its board at the step that is shown, a stepper and its moves.

import { computed, effect, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import { Position } from "../board/Position";
import type { ViewedGame, ViewedMove } from "../protocol";
import { colorIndex, COLORS, type Named } from "../state/geometry";
import { replay } from "../state/replay";
import { Stepper } from "../ui/Stepper";
import { t } from "../words/fluent";
import { shownColumns } from "../words/points";
import { moveName } from "../words/sentences";
import { Clock } from "./Clock";
import { seenGame } from "./connection";
import { Note } from "./parts";

/** The number of moves that are shown; `null` for all, while more come too. */
const shownStep = signal<number | null>(null);

const lastStep = computed(() => seenGame.value?.steps.length ?? 0);
const step = computed(() => Math.min(shownStep.value ?? lastStep.value, lastStep.value));

/** Which game it is, so that another one begins at its end. */
const place = computed(() => (seenGame.value === null ? "" : `${seenGame.value.game} ${seenGame.value.match}`));
effect(() => {
  void place.value;
  shownStep.value = null;
});

/** Shows the position after a number of moves. A game that is played goes on from its end. */
function goToStep(number: number): void {
  const to = Math.max(0, Math.min(number, lastStep.value));
  shownStep.value = to === lastStep.value && seenGame.value?.running != null ? null : to;
}

/** The rows of the board at the step that is shown. */
const rows = computed<string[]>(() => {
  const game = seenGame.value;
  return game === null ? [] : replay(game.rows, game.steps.slice(0, step.value)).rows;
});

export function GameView() {
  const game = seenGame.value;
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  if (game === null) {
    return <Note>{t("watch-loading")}</Note>;
  }
  const last = step.value === 0 ? null : (game.steps[step.value - 1]?.move ?? null);
  return (
    <div class="seen-game">
      <section class="card" aria-label={t("watch-game", { game: game.game })}>
        <Players game={game} />
        <div
          class="seen-board"
          role="img"
          aria-label={t("watch-position", { number: step.value, last: lastStep.value })}
          data-test="seen-board"
          data-rows={rows.value.join("/")}
        >
          <Position
            size={game.size}
            game={game.kind}
            columns={shownColumns(boardOf(game))}
            rows={rows.value}
            last={last}
          />
        </div>
        <Steps />
        <p class="made" aria-live="polite" data-test="made">
          {step.value === 0 ? t("watch-start") : <Made of={game} number={step.value} />}
        </p>
      </section>
      <section class="card" aria-labelledby="moves-title">
        <h2 id="moves-title">{t("watch-steps")}</h2>
        <MoveList game={game} />
      </section>
    </div>
  );
}

/** The board of a game, whose points have names. */
function boardOf({ size, kind }: ViewedGame): Named {
  return { size, game: kind };
}

function Players({ game }: { game: ViewedGame }) {
  return (
    <div class="seen-head">
      {COLORS.map((color) => (
        <p key={color} data-test={`player-${color}`}>
          <span class={`dot ${color}`} /> <span class="sr-only">{t(`color-${color}`)}</span>{" "}
          <b>{game.players[colorIndex(color)]}</b>{" "}
          {game.running !== null && <Clock game={game.running} color={color} />}
        </p>
      ))}
      <p data-test="outcome">
        {game.ended === null ? (
          <span class="live-sign">{t("watch-live")}</span>
        ) : (
          <>
            <b>{game.ended.result}</b> {game.ended.reason}
            {game.ended.remarks !== "" && <span class="small-text"> {game.ended.remarks}</span>}
          </>
        )}
      </p>
    </div>
  );
}

function Steps() {
  const [at, last] = [step.value, lastStep.value];
  return (
    <Stepper
      label={t("watch-steps")}
      at={at}
      last={last}
      go={goToStep}
      buttons={{ first: t("go-first"), back: t("go-back"), on: t("go-on"), last: t("go-last") }}
      slider={t("watch-moves")}
      valueText={t("move-of", { number: at, last })}
    >
      <span class="number" data-test="step-number">
        {t("move-of", { number: at, last })}
      </span>
    </Stepper>
  );
}

function Made({ of, number }: { of: ViewedGame; number: number }) {
  const made = of.steps[number - 1];
  return made === undefined ? null : <>{told(of, made)}</>;
}

function told(game: ViewedGame, { color, move, takes }: ViewedMove): string {
  const name = moveName(move, boardOf(game));
  const said = t("watch-made", { side: color, move: name });
  return takes.length === 0 ? said : said + t("list-separator") + t("watch-takes", { count: takes.length });
}

function MoveList({ game }: { game: ViewedGame }) {
  const list = useRef<HTMLOListElement>(null);
  const at = step.value;
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (list.current !== null && chosen != null) {
      const { offsetTop, offsetHeight } = chosen;
      list.current.scrollTop = offsetTop - list.current.offsetTop - (list.current.clientHeight - offsetHeight) / 2;
    }
  }, [at, game.game]);
  return (
    <ol class="seen-moves" ref={list} data-test="seen-moves" tabIndex={0}>
      {game.steps.map((made, index) => (
        <li key={index}>
          <button
            type="button"
            class="small"
            tabIndex={-1}
            aria-current={index + 1 === at ? "step" : undefined}
            onClick={() => goToStep(index + 1)}
          >
            <span class="soft">{index + 1}</span>
            <span class={`dot ${made.color}`} />
            <span class="sr-only">{t(`color-${made.color}`)}</span>
            {moveName(made.move, boardOf(game))}
            {made.takes.length > 0 && <span class="sr-only">{t("watch-takes", { count: made.takes.length })}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}

function onKey(event: KeyboardEvent): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest("input, select, dialog") != null) {
    return;
  }
  const to = ((): number | null => {
    switch (event.key) {
      case "[":
      case "ArrowLeft":
        return step.value - 1;
      case "]":
      case "ArrowRight":
        return step.value + 1;
      case "{":
      case "Home":
        return 0;
      case "}":
      case "End":
        return lastStep.value;
      default:
        return null;
    }
  })();
  if (to !== null) {
    event.preventDefault();
    goToStep(to);
  }
}
