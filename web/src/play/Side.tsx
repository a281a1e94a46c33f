// What is told of a side beside the board: who plays it, its tray of virtual stones, the stones that it has taken, and
// what it owes.

import { Pile } from "../board/Position";
import type { Color } from "../protocol";
import { shownStep } from "../state/count";
import { illegal, isPerson, side, state, tab } from "../state/game";
import { colorIndex, opponent } from "../state/geometry";
import { hand } from "../state/hand";
import { bar } from "../state/bar";
import { goesOn, mode, overlay, pinned, hovered } from "../state/look";
import { question } from "../state/learn";
import { play } from "../state/moves";
import { Help } from "../rules/Help";
import { t } from "../words/fluent";
import { why } from "../words/points";
import { colorName, playerName } from "../words/sentences";
import { SideClock } from "./SideClock";

export function Side({ color }: { color: Color }) {
  const [now, game] = [state.value, tab.value];
  if (now === null || game === null) {
    return null;
  }
  const at = colorIndex(color);
  const isTurn = now.to_move === color && goesOn.value;
  const over = overlay.value;
  const inTray = over?.is === "earlier" ? over.board.virtual : now.virtual;
  const counted = bar.value === "count" ? shownStep.value : null;
  const beside = mode.value === "hand" ? hand.value?.piles : counted?.piles;
  const bowls = counted?.bowls ?? null;
  return (
    <section class={`side ${color}${isTurn ? " turn" : ""}`} aria-label={colorName(color)} data-test={`side-${color}`}>
      <h2>
        <svg class="sign-stone" viewBox="0 0 1 1" aria-hidden="true">
          <circle class={`stone ${color}`} cx="0.5" cy="0.5" r="0.46" />
        </svg>
        {colorName(color)}
      </h2>
      <p
        class={game.head[at === 0 ? "PB" : "PW"] === undefined ? "seat" : "seat named"}
        title={playerName(game, color)}
        data-test={`player-${color}`}
      >
        {playerName(game, color)}
      </p>
      <SideClock color={color} />
      <p class="turn-mark">{isTurn ? t("to-move") : ""}</p>
      {beside != null ? (
        <div class="piles" data-test={`piles-${color}`}>
          <Pile color={color} count={beside.virtual[at]} title={t("pile-virtual")} />
          <Pile
            color={opponent(color)}
            count={beside.prisoners[colorIndex(opponent(color))]}
            title={t("pile-prisoners")}
          />
          <Pile color={color} count={beside.handed_over[at]} title={t("pile-handed-over")} />
          <Pile color={color} count={beside.taken_off[at]} title={t("pile-taken-off")} />
          {bowls !== null && <Pile color={color} count={bowls[at]} title={t("pile-bowl")} always />}
        </div>
      ) : (
        <div class="piles">
          {inTray !== null && (
            <Pile
              color={color}
              count={inTray[at]}
              title={t("pile-virtual")}
              test={`tray-${color}`}
              isLast={over === null && now.last_move?.color === color && now.last_move.move === "virtual"}
              always
            />
          )}
          {now.prisoners !== null && (
            <Pile
              color={opponent(color)}
              count={now.prisoners[at]}
              title={t("pile-prisoners")}
              test={`prisoners-${color}`}
              always
            />
          )}
          {now.debt !== null && <Owed points={now.debt.debtor === color ? now.debt.points : 0} />}
        </div>
      )}
      {inTray !== null && (bar.value === "play" || question.value !== null) && (
        <div class="tray-buttons">
          <VirtualButton color={color} />
          {hasVirtualButton(color) && (
            <Help
              topics={now.debt === null ? ["virtual"] : ["virtual", "debt"]}
              label={t("help-virtual")}
              test={`help-virtual-${color}`}
            />
          )}
        </div>
      )}
    </section>
  );
}

/** What a side owes for extra moves. Its room is kept where it owes nothing, so that nothing moves. */
function Owed({ points }: { points: number }) {
  return (
    <div class={points === 0 ? "pile owes none" : "pile owes"}>
      <span class="pile-title">{t("side-owes")}</span>
      <span class="pile-count">{points}</span>
    </div>
  );
}

function hasVirtualButton(color: Color): boolean {
  return question.value !== null || (goesOn.value && isPerson(color));
}

function VirtualButton({ color }: { color: Color }) {
  const now = state.value;
  if (now === null || !hasVirtualButton(color)) {
    return null;
  }
  const isChosen = side.value === color;
  const forbidden = isChosen ? illegal.value.get("virtual") : undefined;
  const tell = () => {
    hovered.value = forbidden === undefined ? null : "virtual";
  };
  const isPass = tab.value?.signs.virtual_pass === true;
  const title = t(isPass ? "virtual-pass" : "virtual-move");
  const named = isPass ? `${colorName(color)}${t("colon")}${title}` : t("virtual-move-of", { side: color });
  const name = forbidden ? t("virtual-move-illegal", { why: why(forbidden) }) : named;
  return (
    <button
      type="button"
      class="virtual"
      data-test={`virtual-${color}`}
      aria-label={name}
      aria-disabled={forbidden !== undefined || !isChosen || undefined}
      onPointerEnter={tell}
      onFocus={() => {
        tell();
        // As of a point: the reason stays, so that its button can be reached.
        if (forbidden !== undefined) {
          pinned.value = "virtual";
        }
      }}
      onPointerLeave={() => (hovered.value = null)}
      onBlur={() => (hovered.value = null)}
      onClick={() => {
        if (isChosen) {
          void play("virtual");
        }
      }}
    >
      {forbidden !== undefined && <span class="crossed">✕</span>} {title}
    </button>
  );
}
