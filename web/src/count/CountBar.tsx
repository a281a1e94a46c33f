// A count under the board: its sums at the step that is shown, the way through its steps, and the way to count.

import { Help } from "../rules/Help";
import { count, countSteps, counting, countRefused, counts, isEstimate, method, shownStep, step } from "../state/count";
import { refused } from "../state/game";
import { Choice } from "../ui/fields";
import { Stepper } from "../ui/Stepper";
import { t } from "../words/fluent";
import { doneText, methodName } from "../words/counting";
import { estimateText, refusedText } from "../words/sentences";
import { SumsLine } from "./SumsLine";

export function CountBar() {
  const [boards, board, shown] = [counts.value, count.value, shownStep.value];
  if (boards === null || board === null || shown === null) {
    return (
      <div class="message">
        <p class="reason" data-test="counting" aria-busy={counting.value}>
          {countRefused.value && refused.value !== null ? refusedText(refused.value) : t("counting")}
        </p>
      </div>
    );
  }
  const last = countSteps.value.length - 1;
  const at = Math.min(step.value, last);
  // What is compared in the end may be another number than points: stones alone, or one side.
  const compared = { ...board, margin: board.result.margin };
  // The position as it is comes to what its dead stones taken off come to.
  const next = countSteps.value.slice(at).find(({ totals }) => totals !== null)?.totals;
  const sums = at === last ? compared : (next ?? compared);
  const done = doneText(shown);
  return (
    <>
      <div class="sums-line">
        {isEstimate.value ? (
          <p class="sums" data-test="count-sums">
            <strong>{estimateText(board.result)}</strong>
          </p>
        ) : (
          <SumsLine sums={sums} test="count-sums" />
        )}
      </div>
      <Stepper
        at={at}
        last={last}
        go={(to) => (step.value = to)}
        buttons={{ back: t("step-back"), on: t("step-on") }}
        slider={t("step-slider")}
        valueText={done}
      />
      <div class="step-line">
        {boards.counts.length > 1 && (
          <Choice
            label={t("methods-label")}
            test="method"
            all={boards.counts.map((one, place) => ({ value: String(place), title: methodName(one.method) }))}
            chosen={String(boards.counts.indexOf(board))}
            choose={(place) => (method.value = Number(place))}
          />
        )}
        <p class="step-text" aria-live="polite" data-test="step-text">
          <span class="step-number">{t("step-of", { number: at + 1, last: last + 1 })}</span> {done}
        </p>
        <Help topics={["shares"]} label={t("help-shares")} test="help-shares" />
      </div>
    </>
  );
}
