// What is told under the board: why a point is forbidden, what was refused, a hint, or what has just happened.

import { illegal, offering, refused, state, tab } from "../state/game";
import { hint } from "../state/engine";
import { opponent } from "../state/geometry";
import { explained, mode, overlay } from "../state/look";
import { showReason } from "../state/moves";
import { copied } from "../state/record";
import { t } from "../words/fluent";
import { nullText, why } from "../words/points";
import { happenedText, moveName, refusedText, winsText } from "../words/sentences";

/** How many of the moves that a hint expects are told. */
const SHOWN_MOVES = 6;

/** `otherwise` is told where there is nothing to explain. */
export function Message({ otherwise = null }: { otherwise?: string | null }) {
  const [now, game] = [state.value, tab.value];
  if (now === null || game === null) {
    return null;
  }
  const over = overlay.value;
  const at = over?.is === "earlier" ? over.move : over?.is === "verdicts" ? over.reasoned.move : explained.value;
  const forbidden = mode.value === "play" && at !== null ? illegal.value.get(at) : undefined;
  const stood = mode.value === "play" && at !== null && forbidden === undefined ? offering.value.get(at) : undefined;
  const hasMore = forbidden !== undefined && ["ko", "repeats", "forbidden"].includes(forbidden.kind);
  const happened = happenedText(game);
  return (
    <div class="message">
      <p class="reason" aria-live="polite" data-test="reason">
        {over?.is === "earlier" ? (
          <span>{t("earlier-shown", { after: over.board.after_move, move: moveName(over.move, now) })}</span>
        ) : forbidden !== undefined && at !== null ? (
          <span>
            <strong>{moveName(at, now)}</strong> {why(forbidden)}
          </span>
        ) : stood !== undefined && at !== null ? (
          <span data-test="null-move">
            <strong>{moveName(at, now)}</strong> {nullText(stood, now)}
          </span>
        ) : refused.value !== null ? (
          <span class="refused">{refusedText(refused.value)}</span>
        ) : copied.value ? (
          <span>{t("copied-record")}</span>
        ) : hint.value !== null ? (
          <HintText />
        ) : otherwise !== null ? (
          <span>{otherwise}</span>
        ) : (
          // Those who do not see it are told below, once, and not whenever a reason goes.
          <span class="happened" aria-hidden="true">
            {happened}
          </span>
        )}
      </p>
      {(over !== null || hasMore) && at !== null && (
        <button type="button" class="small" data-test="show-reason" onClick={() => void showReason(at)}>
          {over === null ? t("reason-show") : t("reason-hide")}
        </button>
      )}
      <p class="sr-only" role="status" data-test="happened">
        {happened}
      </p>
    </div>
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
  if (found.wins_in !== null && found.move !== null) {
    const wins = winsText(found.wins_in, found.color);
    return <span data-test="hint-text">{t("hint-wins", { move: moveName(found.move, now), wins, line })}</span>;
  }
  const lead = Number((found.lead ?? 0).toFixed(1));
  const leader = lead > 0 ? found.color : lead < 0 ? opponent(found.color) : "none";
  return (
    <span data-test="hint-text">
      {found.move === null
        ? t("hint-resign", { side: found.color })
        : t("hint-move", {
            side: found.color,
            move: moveName(found.move, now),
            winrate,
            leader,
            lead: Math.abs(lead).toFixed(1),
            visits: found.visits,
            line,
          })}
    </span>
  );
}
