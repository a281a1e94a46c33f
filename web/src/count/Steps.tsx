// The ways to count a board that is made up for counting, and the sums of each after every step.

import { useEffect } from "preact/hooks";

import type { BoardStep, CountedBoard, Sums } from "../protocol";
import { count, countNow, counts, countView, isEstimate, method, step } from "../state/count";
import { rev } from "../state/game";
import { Tabs } from "../ui/Tabs";
import { t } from "../words/fluent";
import { estimateText, resultText } from "../words/sentences";
import { methodName } from "../words/counting";

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
        <Totals board={chosen} />
        <p class="result" data-test="result">
          {isEstimate.value ? estimateText(chosen.result) : resultText(chosen.result)}
        </p>
      </Tabs>
      {chosen.lazy !== null && (
        <p class="notice warn">
          {t("count-lazy", { side: chosen.lazy.offered_first ?? "none", points: chosen.lazy.regions.join(" ") })}
        </p>
      )}
      <p class="note">
        {t(`end-${boards.end}`)}
        {t("list-separator")}
        {boards.judged ? t("count-judged") : t("count-agreed")}
      </p>
    </div>
  );
}

/** The sums after every step, and what the counts come to. */
function Totals({ board }: { board: CountedBoard }) {
  const at = Math.min(step.value, board.steps.length - 1);
  const summed = board.steps.flatMap((made, place) =>
    made.totals === null ? [] : [{ made, sums: made.totals, place }],
  );
  return (
    <table class="totals" data-test="totals">
      <caption class="sr-only">{t("totals-label")}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("color-black")}</th>
          <th scope="col">{t("color-white")}</th>
          <th scope="col">{t("totals-debt")}</th>
          <th scope="col">{t("totals-margin")}</th>
        </tr>
      </thead>
      <tbody>
        {summed.map(({ made, sums, place }) => (
          <SumsRow key={place} made={made} sums={sums} isShown={place === at} choose={() => (step.value = place)} />
        ))}
        <tr class="counted">
          <th scope="row">{t(`compared-${board.compared}`)}</th>
          <td>{board.black}</td>
          <td>{board.white}</td>
          <td>{board.debt.points}</td>
          <td>{board.result.margin ?? "–"}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={5}>{t("totals-komi", { komi: String(board.komi), unit: t(`unit-${board.unit}`) })}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function SumsRow(props: { made: BoardStep; sums: Sums; isShown: boolean; choose: () => void }) {
  const { made, sums, isShown, choose } = props;
  return (
    <tr class={isShown ? "shown" : ""}>
      <th scope="row">
        <button type="button" class="link" onClick={choose}>
          {t(`action-${made.action}`)}
        </button>
      </th>
      <td>{sums.black}</td>
      <td>{sums.white}</td>
      <td>{sums.debt.points}</td>
      <td>{sums.margin}</td>
    </tr>
  );
}
