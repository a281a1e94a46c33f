// The game under every ruleset, and two of them taken apart: what the points add to each margin and what else does.

import { useEffect } from "preact/hooks";

import type { ComparedPair, ComparedRow, PairSum } from "../protocol";
import {
  compare,
  comparing,
  comparison,
  countView,
  difference,
  differenceRefused,
  fetchDifference,
  oneKomi,
  pair,
  toggleInPair,
} from "../state/count";
import { rev, state } from "../state/game";
import { COLORS } from "../state/geometry";
import { Choice } from "../ui/fields";
import { partsText } from "../words/counting";
import { signed, t } from "../words/fluent";
import { colorName, marginCell, refusedText, rulesetName } from "../words/sentences";

/** Under the board: the comparison is begun, or what the two chosen rulesets count differently. */
export function RulesetsBar() {
  useEffect(() => void fetchDifference(), [rev.value, countView.value, pair.value, comparison.value]);
  const [rows, found, why] = [comparison.value, difference.value, differenceRefused.value];
  if (rows === null) {
    return (
      <div class="buttons">
        <button
          type="button"
          class="strong"
          data-test="compare"
          disabled={comparing.value}
          onClick={() => void compare()}
        >
          {comparing.value ? t("comparing") : t("compare")}
        </button>
      </div>
    );
  }
  return (
    <div class="message">
      <p class="reason" aria-live="polite" data-test="difference">
        {pair.value.length < 2
          ? t("compare-pair")
          : why !== null
            ? refusedText(why)
            : found === null
              ? t("comparing")
              : t("compare-difference", { count: found.points.length })}
      </p>
    </div>
  );
}

export function Rulesets() {
  return (
    <>
      <KomiChoice />
      <Compared />
    </>
  );
}

/** Each ruleset’s own komi, or one for all. */
function KomiChoice() {
  const own = state.value?.komi ?? 0;
  const isOne = oneKomi.value !== null;
  return (
    <div class="fields">
      <Choice
        label={t("compare-komi")}
        test="compare-komi"
        all={[
          { value: "own", title: t("compare-komi-own") },
          { value: "one", title: t("compare-komi-one") },
        ]}
        chosen={isOne ? "one" : "own"}
        choose={(which) => (oneKomi.value = which === "one" ? own : null)}
      />
      {isOne && (
        <label class="field narrow">
          <span>{t("new-komi")}</span>
          <input
            type="number"
            data-test="one-komi"
            step={0.5}
            value={oneKomi.value ?? 0}
            onChange={({ currentTarget: { valueAsNumber: komi } }) => {
              if (Number.isFinite(komi)) {
                oneKomi.value = komi;
              }
            }}
          />
        </label>
      )}
    </div>
  );
}

function Compared() {
  const rows = comparison.value;
  return rows === null ? null : (
    <>
      {difference.value !== null && <Parts found={difference.value} />}
      <table class="rulesets" data-test="comparison">
        <caption class="sr-only">{t("compare")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("new-ruleset")}</th>
            <th scope="col">{t("new-komi")}</th>
            <th scope="col">{t("compare-winner")}</th>
            <th scope="col">{t("lead")}</th>
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
  const isChosen = pair.value.includes(row.ruleset);
  return (
    <>
      <tr class={isOwn ? "shown" : ""}>
        <th scope="row">
          <button
            type="button"
            class="link"
            data-test={`compare-${row.ruleset}`}
            aria-pressed={isChosen}
            onClick={() => toggleInPair(row.ruleset)}
          >
            {rulesetName(row.ruleset)}
          </button>
        </th>
        <td>{row.komi}</td>
        <td>{row.winner === null ? (row.result === null ? "–" : t("compare-draw")) : colorName(row.winner)}</td>
        <td>{row.margin === null ? (row.result ?? "–") : marginCell(row.margin, row.unit)}</td>
      </tr>
      {isChosen && (
        <tr>
          <td colSpan={4} class="note" data-test={`made-of-${row.ruleset}`}>
            {COLORS.map((color, at) => (
              <div key={color}>
                {colorName(color)}
                {t("colon")}
                {partsText(row.made_of[at] ?? [])}
              </div>
            ))}
          </td>
        </tr>
      )}
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
        <Part title={t("compare-margin")} sum={found.margin} isTotal />
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
