// The game under every ruleset, and the points that two of them count differently.

import type { ComparedRow } from "../protocol";
import { compare, comparing, comparison, differing, pair, toggleInPair } from "../state/count";
import { state } from "../state/game";
import { t } from "../words/fluent";
import { color, rulesetName } from "../words/sentences";

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
      <p class="note difference" aria-live="polite" data-test="difference">
        {pair.value.length < 2
          ? t("compare-pair")
          : rows.some((row) => pair.value.includes(row.ruleset) && row.values === null)
            ? t("compare-no-sum")
            : t("compare-difference", { count: differing.value.length })}
      </p>
      <Rest rows={rows.filter((row) => pair.value.includes(row.ruleset))} />
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

/** What the margins of the pair have besides the points: komi, debt, prisoners and the like. */
function Rest({ rows }: { rows: readonly ComparedRow[] }) {
  if (rows.length < 2) {
    return null;
  }
  return (
    <ul class="rest" data-test="rest">
      {rows.map((row) => (
        <li key={row.ruleset}>
          {rulesetName(row.ruleset)}
          {t("colon")}
          {row.rest.map(({ part, value }) => `${t(`rest-${part}`)} ${value}`).join(t("list-separator")) ||
            t("rest-none")}
        </li>
      ))}
    </ul>
  );
}
