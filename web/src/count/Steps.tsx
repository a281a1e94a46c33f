// The ways to count a board that is made up for counting, and the sums of each after every step.

import { useEffect } from "preact/hooks";

import type { CountedBoard, Sums } from "../protocol";
import {
  count,
  countNow,
  counts,
  countSteps,
  type CountStep,
  countView,
  isEstimate,
  method,
  shownStep,
  step,
} from "../state/count";
import { rev, tab } from "../state/game";
import { COLORS } from "../state/geometry";
import { Tabs } from "../ui/Tabs";
import { t } from "../words/fluent";
import { colorName, debtName, estimateText, marginCell, resultText } from "../words/sentences";
import { actionName, methodName, partsText } from "../words/counting";

export function Steps() {
  useEffect(() => void countNow(), [rev.value, countView.value]);
  const [boards, chosen] = [counts.value, count.value];
  if (boards === null || chosen === null) {
    return null;
  }
  return (
    <div class="steps" data-test="steps">
      <Tabs
        id="method"
        label={t("methods-label")}
        tabs={boards.counts.map((board, place) => ({ name: String(place), title: methodName(board.method) }))}
        chosen={String(boards.counts.indexOf(chosen))}
        choose={(place) => (method.value = Number(place))}
      >
        {!isEstimate.value && <Totals board={chosen} />}
        {!isEstimate.value && <Parts board={chosen} />}
        <p class="result" data-test="result">
          {isEstimate.value ? estimateText(chosen.result) : resultText(chosen.result)}
        </p>
      </Tabs>
      {chosen.lazy !== null && (
        <p class="notice warn">
          {t("count-lazy", { side: chosen.lazy.offered_first ?? "none", points: chosen.lazy.regions.join(" ") })}
        </p>
      )}
      <p class="note" data-test="count-how">
        {isEstimate.value
          ? t("estimate-how")
          : [t(`end-${boards.end}`), t(boards.judged ? "count-judged" : "count-agreed")].join(t("list-separator"))}
      </p>
    </div>
  );
}

/** The sums after every step, and what the counts come to. */
function Totals({ board }: { board: CountedBoard }) {
  const steps = countSteps.value;
  const at = Math.min(step.value, steps.length - 1);
  const owes = tab.value?.signs.owed_for != null;
  const summed = steps.flatMap((made, place) => (made.totals === null ? [] : [{ made, sums: made.totals, place }]));
  return (
    <table class="totals" data-test="totals">
      <caption class="sr-only">{t("totals-label")}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("color-black")}</th>
          <th scope="col">{t("color-white")}</th>
          {owes && <th scope="col">{debtName()}</th>}
          <th scope="col">{t("lead")}</th>
        </tr>
      </thead>
      <tbody>
        {summed.map(({ made, sums, place }) => (
          <SumsRow
            key={place}
            made={made}
            sums={sums}
            owes={owes}
            isShown={place === at}
            choose={() => (step.value = place)}
          />
        ))}
        <tr class="counted">
          <th scope="row">{t(`compared-${board.compared}`)}</th>
          <td>{board.black}</td>
          <td>{board.white}</td>
          {owes && <td>{board.debt.points}</td>}
          <td>{board.result.margin === null ? "–" : marginCell(board.result.margin)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={owes ? 5 : 4}>
            {t("totals-komi", { komi: String(board.komi), unit: t(`unit-${board.unit}`) })}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** What both sides have at the step that is shown, part by part. */
function Parts({ board }: { board: CountedBoard }) {
  const sums = shownStep.value?.totals;
  const parts = sums?.made_of ?? board.made_of;
  return (
    <div class="note" data-test="made-of">
      {COLORS.map((color, at) => (
        <div key={color}>
          {colorName(color)}
          {t("colon")}
          {partsText(parts[at] ?? [])}
          {sums != null && ` = ${sums[color]}`}
        </div>
      ))}
    </div>
  );
}

interface SumsProps {
  made: CountStep;
  sums: Sums;
  /** Whether anything may be owed. */
  owes: boolean;
  isShown: boolean;
  choose: () => void;
}

function SumsRow({ made, sums, owes, isShown, choose }: SumsProps) {
  return (
    <tr class={isShown ? "shown" : ""}>
      <th scope="row">
        <button type="button" class="link" onClick={choose}>
          {actionName(made)}
        </button>
      </th>
      <td>{sums.black}</td>
      <td>{sums.white}</td>
      {owes && <td>{sums.debt.points}</td>}
      <td>{marginCell(sums.margin)}</td>
    </tr>
  );
}
