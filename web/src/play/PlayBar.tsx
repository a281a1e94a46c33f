// The actions of a game that goes on: a pass by its name, a move back or on, a hint; and the point that was touched.

import { computed, effect, signal } from "@preact/signals";

import { isPoint, parseVertex } from "../state/geometry";
import { beginLesson } from "../state/catalogue";
import { illegal, isPerson, offering, refused, side, state, tab, wish } from "../state/game";
import { askForHint, asking } from "../state/engine";
import { explained, goesOn, mode, passing, pinned, touched } from "../state/look";
import { agreeing } from "../state/panels";
import { activate, play } from "../state/moves";
import { isNewcomer, settings } from "../state/settings";
import { Help } from "../rules/Help";
import { t } from "../words/fluent";
import { nullText, pointText, why } from "../words/points";
import { Message } from "./Message";
import { Walk } from "./Walk";

export function PlayBar() {
  return (
    <>
      {isWelcome.value ? <Welcome /> : <Message />}
      <div class="buttons" role="group" aria-label={t("buttons-label")}>
        <PassButton />
        {state.value?.game === "go" && <Help topics={["offer"]} label={t("help-pass")} test="help-pass" />}
        <Walk takes />
        <HintButton />
      </div>
    </>
  );
}

/** Whether a lesson has been opened. */
const hasLearnt = signal(false);
effect(() => {
  hasLearnt.value ||= tab.value?.lesson != null;
});

/** Where a newcomer finds the first lesson: before anything is done, in the room of what is told. */
const isWelcome = computed(() => {
  const game = tab.value;
  const isUntouched = game !== null && game.moves.length === 0 && game.lesson === null && refused.value === null;
  return (
    isNewcomer &&
    !hasLearnt.value &&
    isUntouched &&
    game.state.move_number === 0 &&
    explained.value === null &&
    !asking.value
  );
});

/** The lesson that newcomers begin with. */
const FIRST_LESSON = "virtual-move";

function Welcome() {
  return (
    <div class="message">
      <p class="reason" data-test="welcome">
        {t("welcome")}
      </p>
      <button
        type="button"
        class="small strong"
        data-test="welcome-lesson"
        onClick={() => void beginLesson(FIRST_LESSON)}
      >
        {t("welcome-lesson")}
      </button>
    </div>
  );
}

/** A pass; where an earlier position is shown and the engine would move, the way on from there. */
function PassButton() {
  const [now, game] = [state.value, tab.value];
  if (now === null || game === null) {
    return null;
  }
  if (now.move_number < game.moves.length && !isPerson(now.to_move) && game.resigned === null) {
    return (
      <button type="button" class="pass" data-test="play-on" onClick={() => void wish({ do: "play_on" })}>
        {t("play-on")}
      </button>
    );
  }
  const canPass = now.next.includes("pass") && now.pass_means !== null && !agreeing.value && mode.value === "play";
  const isMine = isPerson(side.value) && game.resigned === null;
  return (
    <button
      type="button"
      class={now.offer !== null && canPass ? "pass strong" : "pass"}
      data-test="pass"
      disabled={!canPass || !isMine}
      onPointerEnter={() => (passing.value = true)}
      onPointerLeave={() => (passing.value = false)}
      onFocus={() => (passing.value = true)}
      onBlur={() => (passing.value = false)}
      onClick={() => void play("pass")}
    >
      {now.pass_means === null ? t("pass-pass") : t(`pass-${now.pass_means}`)}
    </button>
  );
}

function HintButton() {
  const game = tab.value;
  if (game !== null && game.thinking !== null) {
    return (
      <button type="button" class="hint strong" data-test="move-now" onClick={() => void wish({ do: "stop" })}>
        {t("move-now")}
      </button>
    );
  }
  return settings.hintsLocked.value ? null : (
    <button
      type="button"
      class="hint"
      data-test="hint"
      disabled={!goesOn.value || agreeing.value || asking.value}
      onClick={() => {
        // A reason that stays would stand in its place.
        pinned.value = null;
        void askForHint();
      }}
    >
      {asking.value ? t("hint-asking") : t("hint")}
    </button>
  );
}

/** The point that a touch has chosen, enlarged, and the button that plays it, over what else the bar has. */
export function PlaceTouched() {
  const [at, now] = [touched.value, state.value];
  if (at === null || now === null || !isPoint(at)) {
    return null;
  }
  const { x, y } = parseVertex(at, now.size);
  const [forbidden, stood] = [illegal.value.get(at), offering.value.get(at)];
  return (
    <div class="place" data-test="place-room">
      <svg class="lens" viewBox={`${x - 1.5} ${y - 1.5} 4 4`} aria-hidden="true">
        <use href="#drawing" />
      </svg>
      <div class="place-what">
        {forbidden !== undefined ? <p>{why(forbidden)}</p> : stood !== undefined && <p>{nullText(stood, now)}</p>}
        <p class="row">
          <button type="button" class="strong" data-test="place" onClick={() => void activate(at)}>
            {t("place", { point: pointText(at, now) })}
          </button>
          <button type="button" data-test="place-cancel" onClick={() => (touched.value = null)}>
            {t("cancel")}
          </button>
        </p>
      </div>
    </div>
  );
}
