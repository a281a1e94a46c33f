// Two rulesets taken apart: what the points add to each margin and what else does, and by how much they differ.

import { useEffect } from "preact/hooks";

import type { ComparedPair, PairSum } from "../protocol";
import { countView } from "../state/count";
import { difference, differenceRefused, fetchDifference, pair } from "../state/difference";
import { rev } from "../state/game";
import { t } from "../words/fluent";
import { signed } from "../words/numbers";
import { refusedText, rulesetName } from "../words/sentences";

export function Pair() {
  useEffect(() => void fetchDifference(), [rev.value, countView.value, pair.value]);
  const [found, why] = [difference.value, differenceRefused.value];
  return (
    <>
      <p class="note difference" aria-live="polite" data-test="difference">
        {pair.value.length < 2
          ? t("compare-pair")
          : why !== null
            ? refusedText(why)
            : found === null
              ? t("comparing")
              : t("compare-difference", { count: found.points.length })}
      </p>
      {found !== null && <Parts found={found} />}
    </>
  );
}

function Parts({ found }: { found: ComparedPair }) {
  const [first, second] = found.between;
  return (
    <table class="pair" data-test="pair">
      <caption>{t("compare-parts", { unit: t(`unit-${found.unit}`) })}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{rulesetName(first)}</th>
          <th scope="col">{rulesetName(second)}</th>
          <th scope="col">{t("compare-more")}</th>
        </tr>
      </thead>
      <tbody>
        <Part title={t("compare-points")} sum={found.on_points} />
        {found.rest.map((rest) => (
          <Part key={rest.part} title={t(`rest-${rest.part}`)} sum={rest} />
        ))}
        <Part title={t("totals-margin")} sum={found.margin} isTotal />
      </tbody>
    </table>
  );
}

function Part({ title, sum, isTotal = false }: { title: string; sum: PairSum; isTotal?: boolean }) {
  const differs = sum.first !== sum.second;
  return (
    <tr class={isTotal ? "counted" : differs ? "" : "alike"}>
      <th scope="row">{title}</th>
      <td>{sum.first}</td>
      <td>{sum.second}</td>
      <td>{signed(sum.difference)}</td>
    </tr>
  );
}
