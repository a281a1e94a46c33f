// The game under every ruleset; two of them can be chosen, to be taken apart.

import type { ComparedRow } from "../protocol";
import { compare, comparing, comparison } from "../state/count";
import { pair, toggleInPair } from "../state/difference";
import { state } from "../state/game";
import { t } from "../words/fluent";
import { color, rulesetName } from "../words/sentences";
import { Pair } from "./Pair";

export function Rulesets() {
  const rows = comparison.value;
  if (rows === null) {
    return (
      <p class="row">
        <button
          type="button"
          class="strong"
          data-test="compare"
          disabled={comparing.value}
          onClick={() => void compare()}
        >
          {comparing.value ? t("comparing") : t("compare")}
        </button>
      </p>
    );
  }
  return (
    <>
      <Pair />
      <table class="rulesets" data-test="comparison">
        <caption class="sr-only">{t("compare")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("new-ruleset")}</th>
            <th scope="col">{t("compare-winner")}</th>
            <th scope="col">{t("totals-margin")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.ruleset} row={row} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Row({ row }: { row: ComparedRow }) {
  const isOwn = row.ruleset === state.value?.ruleset;
  return (
    <tr class={isOwn ? "shown" : ""}>
      <th scope="row">
        <button
          type="button"
          class="link"
          data-test={`compare-${row.ruleset}`}
          aria-pressed={pair.value.includes(row.ruleset)}
          onClick={() => toggleInPair(row.ruleset)}
        >
          {rulesetName(row.ruleset)}
        </button>
      </th>
      <td>{row.winner === null ? (row.result === null ? "–" : t("compare-draw")) : color(row.winner)}</td>
      <td>{row.margin ?? row.result ?? "–"}</td>
    </tr>
  );
}
