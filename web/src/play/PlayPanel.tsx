// The tab of the game: for which side clicks play, who plays, and the end by resignation.

import { useEffect, useRef } from "preact/hooks";

import { signal } from "@preact/signals";

import type { Color, GameState, Seat } from "../protocol";
import { chooseSide, isPerson, side, state, tab, wish } from "../state/game";
import { colorIndex, COLORS } from "../state/geometry";
import { agreeing, showPanel } from "../state/panels";
import { goTo } from "../state/moves";
import { copied, copyRecord, saveLibrary } from "../state/record";
import { Question } from "../ui/Dialog";
import { t } from "../words/fluent";
import { colorName, moveName } from "../words/sentences";
import { GameHead } from "./GameHead";
import { NetworkNote } from "./NetworkNote";
import { RecentGames } from "./RecentGames";
import { SeatChoice } from "./SeatChoice";

/** The lines of a board in a library. */
const LIBRARY_LINES = 15;

/** The side that the person is asked about. */
const asksToResign = signal<Color | null>(null);

export function PlayPanel() {
  const [now, game] = [state.value, tab.value];
  if (now === null || game === null) {
    return null;
  }
  const isOn = !now.over && game.resigned === null;
  return (
    <div class="panel">
      {agreeing.value && (
        <p class="notice">
          {t(now.offer_means === "rest" ? "at-rest-notice" : "stopped-notice")}{" "}
          <button type="button" data-test="go-agree" onClick={() => showPanel("count", "agree")}>
            {t("stopped-agree")}
          </button>
        </p>
      )}
      {(isOn || game.agreement?.disputed_by != null) && !agreeing.value && <SideChoice />}
      {isOn && (
        <p class="row">
          {COLORS.filter(isPerson).map((color) => (
            <button
              key={color}
              type="button"
              class="quiet"
              data-test={`resign-${color}`}
              onClick={() => (asksToResign.value = color)}
            >
              {t("resign", { side: color })}
            </button>
          ))}
        </p>
      )}
      <section>
        <h3>{t("play-moves")}</h3>
        <MoveList />
      </section>
      <GameHead />
      <section>
        <h3>{t("play-who")}</h3>
        {COLORS.map((color) => (
          <SeatChoice
            key={color}
            color={color}
            seat={game.seats[colorIndex(color)]}
            sit={(seat: Seat) =>
              void wish({ do: "sit", seats: color === "black" ? [seat, game.seats[1]] : [game.seats[0], seat] })
            }
          />
        ))}
        <NetworkNote />
      </section>
      <p class="row">
        <button type="button" data-test="copy" onClick={() => void copyRecord()}>
          {copied.value ? t("copied") : t("copy")}
        </button>{" "}
        {isForLibrary(now) && (
          <button type="button" data-test="save-library" onClick={() => void saveLibrary()}>
            {t("save-library")}
          </button>
        )}
      </p>
      <RecentGames />
      {asksToResign.value !== null && <ResignDialog color={asksToResign.value} />}
    </div>
  );
}

/** Whether libraries of RenLib's hold such a game. */
function isForLibrary({ game, size }: GameState): boolean {
  return game !== "go" && size.width === LIBRARY_LINES && size.height === LIBRARY_LINES;
}

/** Resigning ends the game at once, so the person is asked. */
function ResignDialog({ color }: { color: Color }) {
  const close = () => {
    asksToResign.value = null;
  };
  return (
    <Question
      id="resign-dialog"
      title={t("resign-title", { side: color })}
      yes={t("resign-yes")}
      test="resign"
      danger
      answer={() => void wish({ do: "resign", color })}
      close={close}
    />
  );
}

/** For which side a click plays: any side may move, whether it is its turn or not. */
function SideChoice() {
  return (
    <fieldset class="play-as">
      <legend>{t("play-as")}</legend>
      <div class="segments">
        {COLORS.map((color) => (
          <button
            key={color}
            type="button"
            data-test={`play-as-${color}`}
            aria-pressed={side.value === color}
            disabled={!isPerson(color)}
            onClick={() => chooseSide(color)}
          >
            {colorName(color)}
          </button>
        ))}
      </div>
      {side.value !== state.value?.to_move && state.value?.debt != null && (
        <p class="note">{state.value.extra_moves_cost ? t("extra-costs") : t("extra-free")}</p>
      )}
    </fieldset>
  );
}

function MoveList() {
  const [now, game] = [state.value, tab.value];
  const list = useRef<HTMLOListElement>(null);
  const number = now?.move_number;
  // The move that is shown is in sight; the page itself does not scroll.
  useEffect(() => {
    const [room, at] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current="step"]')];
    if (room !== null && at != null) {
      const from = at.getBoundingClientRect().top - room.getBoundingClientRect().top;
      if (from < 0 || from + at.offsetHeight > room.clientHeight) {
        room.scrollTop += from - room.clientHeight / 2;
      }
    }
  }, [number, game?.moves.length]);
  if (now === null || game === null) {
    return null;
  }
  if (game.moves.length === 0) {
    return <p class="note">{t("play-no-moves")}</p>;
  }
  return (
    <ol ref={list} class="move-list" data-test="moves">
      {game.moves.map(({ color, move }, place) => (
        <li key={place}>
          <button
            type="button"
            class={`small ${color}`}
            aria-current={place + 1 === now.move_number ? "step" : undefined}
            onClick={() => goTo(place + 1)}
          >
            {place + 1}. <span class={`dot ${color}`} aria-hidden="true" />
            <span class="sr-only">{colorName(color)} </span>
            {moveName(move, now)}
          </button>
        </li>
      ))}
    </ol>
  );
}
