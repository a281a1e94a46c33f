// Under the board: why a point is forbidden, and the buttons of the game.

import { isPoint, parseVertex } from "../state/geometry";
import { HandBar } from "../count/HandBar";
import { illegal, isPerson, refused, side, state, tab, wish } from "../state/game";
import { askForHint, asking, hint } from "../state/engine";
import { hand } from "../state/hand";
import { mode, overlay, explained, touched } from "../state/look";
import { agreeing } from "../state/panels";
import { activate, goBy, goTo, play, showReason } from "../state/moves";
import { settings } from "../state/settings";
import { IconButton } from "../ui/IconButton";
import { t } from "../words/fluent";
import { pointText, why } from "../words/points";
import { moveName, refusedText } from "../words/sentences";

/** How many of the moves that a hint expects are explained. */
const SHOWN_MOVES = 6;

export function UnderBoard() {
  if (mode.value === "hand" && hand.value !== null) {
    return <HandBar />;
  }
  return (
    <div class="under">
      <Reason />
      <PlaceTouched />
      <MoveButtons />
    </div>
  );
}

/** What is explained last: of the earlier board that is shown, of the point, or of what was refused. */
function Reason() {
  const now = state.value;
  if (now === null) {
    return null;
  }
  const over = overlay.value;
  const at = over?.is === "earlier" ? over.move : over?.is === "verdicts" ? over.reasoned.move : explained.value;
  const forbidden = mode.value === "play" && at !== null ? illegal.value.get(at) : undefined;
  const hasMore = forbidden !== undefined && ["ko", "repeats", "forbidden"].includes(forbidden.kind);
  return (
    <p class="reason" aria-live="polite" data-test="reason">
      {over?.is === "earlier" ? (
        <span>{t("earlier-shown", { after: over.board.after_move, move: moveName(over.move, now) })}</span>
      ) : forbidden !== undefined && at !== null ? (
        <span>
          <strong>{moveName(at, now)}</strong> {why(forbidden)}
        </span>
      ) : refused.value !== null ? (
        <span class="refused">{refusedText(refused.value)}</span>
      ) : hint.value !== null ? (
        <HintText />
      ) : null}
      {(over !== null || hasMore) && at !== null && (
        <button type="button" class="small" data-test="show-reason" onClick={() => void showReason(at)}>
          {over === null ? t("reason-show") : t("reason-hide")}
        </button>
      )}
    </p>
  );
}

function HintText() {
  const [found, now] = [hint.value, state.value];
  if (found === null || now === null) {
    return null;
  }
  const line = found.line
    .slice(0, SHOWN_MOVES)
    .map((move) => moveName(move, now))
    .join(" ");
  const winrate = found.winrate === null ? "–" : `${Math.round(found.winrate * 100)} %`;
  const lead = found.lead === null ? "–" : found.lead.toFixed(1);
  return (
    <span data-test="hint-text">
      {found.move === null
        ? t("hint-resign", { side: found.color })
        : t("hint-move", {
            side: found.color,
            move: moveName(found.move, now),
            winrate,
            lead,
            visits: found.visits,
            line,
          })}
    </span>
  );
}

/** The point that a touch has chosen, enlarged, and the button that plays it. */
function PlaceTouched() {
  const [at, now] = [touched.value, state.value];
  if (at === null || now === null || !isPoint(at)) {
    return null;
  }
  const { x, y } = parseVertex(at, now.size);
  return (
    <div class="place" data-test="place-room">
      <svg class="lens" viewBox={`${x - 1.5} ${y - 1.5} 4 4`} aria-hidden="true">
        <use href="#drawing" />
      </svg>
      <button type="button" class="strong" data-test="place" onClick={() => void activate(at)}>
        {t("place", { point: pointText(at, now) })}
      </button>
      <button type="button" data-test="place-cancel" onClick={() => (touched.value = null)}>
        {t("cancel")}
      </button>
    </div>
  );
}

function MoveButtons() {
  const [now, game] = [state.value, tab.value];
  if (now === null || game === null) {
    return null;
  }
  const number = now.move_number;
  const last = game.moves.length;
  const canPass = now.next.includes("pass") && now.pass_means !== null && !agreeing.value && mode.value === "play";
  const isMine = isPerson(side.value) && game.resigned === null;
  return (
    <div class="buttons" role="group" aria-label={t("buttons-label")}>
      <button
        type="button"
        class={now.offer !== null && canPass ? "pass strong" : "pass"}
        data-test="pass"
        disabled={!canPass || !isMine}
        onClick={() => void play("pass")}
      >
        {now.pass_means === null ? t("pass-pass") : t(`pass-${now.pass_means}`)}
      </button>
      <span class="moves">
        <IconButton icon="first" test="first" label={t("go-first")} disabled={number === 0} onClick={() => goTo(0)} />
        <IconButton icon="back" test="undo" label={t("go-back")} disabled={number === 0} onClick={() => goBy(-1)} />
        <span class="number" data-test="move-number">
          {t("move-of", { number, last })}
        </span>
        <IconButton icon="on" test="redo" label={t("go-on")} disabled={number === last} onClick={() => goBy(1)} />
        <IconButton
          icon="last"
          test="last"
          label={t("go-last")}
          disabled={number === last}
          onClick={() => goTo(last)}
        />
      </span>
      {number < last && !isPerson(now.to_move) && game.resigned === null && (
        <button type="button" data-test="play-on" onClick={() => void wish({ do: "play_on" })}>
          {t("play-on")}
        </button>
      )}
      {game.thinking !== null ? (
        <button type="button" class="strong" data-test="move-now" onClick={() => void wish({ do: "stop" })}>
          {t("move-now")}
        </button>
      ) : (
        !settings.hintsLocked.value && (
          <button
            type="button"
            data-test="hint"
            disabled={now.over || agreeing.value || asking.value || game.resigned !== null}
            onClick={() => void askForHint()}
          >
            {asking.value ? t("hint-asking") : t("hint")}
          </button>
        )
      )}
    </div>
  );
}
