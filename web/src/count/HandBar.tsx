// Under a board that is made up by hand: the sums, which never tell another margin, and the buttons of a step.

import type { HandState, MayStep, GameState } from "../protocol";
import { refused, state } from "../state/game";
import {
  beginByHand,
  beginning,
  chosenStep,
  chooseStep,
  hand,
  handRefused,
  nameOf,
  picks,
  takeStep,
  undoByHand,
} from "../state/hand";
import { Choice } from "../ui/fields";
import { t } from "../words/fluent";
import { madeText, pickedText, stepName } from "../words/counting";
import { refusedText } from "../words/sentences";
import { SumsLine } from "./SumsLine";

export function HandBar() {
  const [board, now, why] = [hand.value, state.value, handRefused.value];
  if (board === null || now === null) {
    return (
      <div class="message">
        <p class="reason" data-test="hand-waiting" aria-busy={beginning.value}>
          {why === null ? t("counting") : why.kind === "not_in_this_game" ? t("hand-none") : refusedText(why)}
        </p>
      </div>
    );
  }
  const [may, count] = [chosenStep.value, picks.value.length];
  const isStart = board.steps_made.length === 0;
  const canTake = may !== null && count > 0;
  return (
    <>
      <div class="hand-line">
        <SumsLine sums={board.totals} test="hand-margin" />
        <p class="hand-said" aria-live="polite" data-test="hand-said">
          {saidText(board, may, now)}
        </p>
      </div>
      <div class="buttons" role="group" aria-label={t("count-hand")}>
        <KindChoice board={board} may={may} />
        <button
          type="button"
          class={canTake ? "strong" : ""}
          data-test="hand-take"
          aria-disabled={!canTake || undefined}
          onClick={() => canTake && void takeStep()}
        >
          {t("hand-take", { count })}
        </button>
        <button
          type="button"
          data-test="hand-undo"
          aria-disabled={isStart || undefined}
          onClick={() => !isStart && void undoByHand()}
        >
          {t("hand-undo")}
        </button>
        <button
          type="button"
          class="quiet"
          data-test="hand-again"
          aria-disabled={isStart || undefined}
          onClick={() => !isStart && void beginByHand(true)}
        >
          {t("hand-again")}
        </button>
      </div>
    </>
  );
}

/** Why a step was refused, which points are chosen for the next one, or which was taken last. */
function saidText(board: HandState, may: MayStep | null, now: GameState): string {
  const last = board.steps_made.at(-1);
  if (refused.value !== null) {
    return refusedText(refused.value);
  }
  if (may !== null && picks.value.length > 0) {
    return t("hand-picked", { points: pickedText(may, picks.value, now) });
  }
  return last !== undefined ? t("hand-done", { what: madeText(last, now) }) : t("hand-how");
}

/** The steps as a list: on a phone those beside the board are out of sight. */
function KindChoice({ board, may }: { board: HandState; may: MayStep | null }) {
  const none = { value: "", title: t("hand-steps") };
  return (
    <div class="hand-kinds">
      <Choice
        label={t("hand-step")}
        test="hand-kind"
        all={[none, ...board.may.map((found) => ({ value: nameOf(found), title: stepName(found) }))]}
        chosen={may === null ? "" : nameOf(may)}
        choose={(name) => {
          const found = board.may.find((other) => nameOf(other) === name);
          if (found !== undefined) {
            chooseStep(found);
          }
        }}
      />
    </div>
  );
}
