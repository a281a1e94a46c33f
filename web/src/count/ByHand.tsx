// A board made up by hand: the steps that are possible, the points for one, the sums, and what can be read off.

import { useEffect } from "preact/hooks";

import { shown } from "../board/geometry";
import type { HandState, HandStep, MayStep, State } from "../protocol";
import { countView } from "../state/count";
import { refused, rev, state } from "../state/game";
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
import { t } from "../words/fluent";
import { refusedText } from "../words/sentences";
import { methodName } from "../words/steps";

export function ByHand() {
  useEffect(() => void beginByHand(), [rev.value, countView.value]);
  const [board, now] = [hand.value, state.value];
  if (board === null || now === null) {
    return (
      <p class="note" data-test="hand-waiting" aria-busy={beginning.value}>
        {handRefused.value ? t("hand-none") : t("counting")}
      </p>
    );
  }
  return (
    <div class="steps" data-test="hand">
      <p class="note">{t("hand-how")}</p>
      <div class="row" role="group" aria-label={t("hand-steps")}>
        {board.may.map((may) => (
          <button
            key={nameOf(may)}
            type="button"
            class="small"
            data-test={`hand-${nameOf(may)}`}
            aria-pressed={may === chosenStep.value}
            onClick={() => chooseStep(may)}
          >
            {t(`hand-${may.step}`, { side: may.side ?? "both" })}
          </button>
        ))}
      </div>
      <Prepared may={chosenStep.value} now={now} />
      {refused.value !== null && (
        <p class="refused" role="alert" data-test="hand-refused">
          {refusedText(refused.value)}
        </p>
      )}
      <Sums board={board} />
      <p class="row">
        <button
          type="button"
          class="small"
          data-test="hand-undo"
          disabled={board.steps_made.length === 0}
          onClick={() => void undoByHand()}
        >
          {t("hand-undo")}
        </button>
        <button
          type="button"
          class="small quiet"
          data-test="hand-again"
          disabled={board.steps_made.length === 0}
          onClick={() => void beginByHand(true)}
        >
          {t("hand-again")}
        </button>
      </p>
      <ol class="note" data-test="hand-made">
        {board.steps_made.map((step, place) => (
          <li key={place}>{madeText(step, now)}</li>
        ))}
      </ol>
    </div>
  );
}

/** The points that are chosen for a step, and the button that takes it. */
function Prepared({ may, now }: { may: MayStep | null; now: State }) {
  if (may === null || may.step === "gather") {
    return null;
  }
  return (
    <div class="notice" data-test="hand-prepared">
      <p>{t("hand-choose", { most: may.most })}</p>
      <p class="row">
        <span>{picks.value.map(({ at }) => shown(at, now)).join(" ")}</span>
        <button
          type="button"
          class="small strong"
          data-test="hand-take"
          disabled={picks.value.length === 0}
          onClick={() => void takeStep()}
        >
          {t("hand-take")}
        </button>
      </p>
    </div>
  );
}

function Sums({ board }: { board: HandState }) {
  const { totals, reads } = board;
  return (
    <table class="totals" data-test="hand-totals">
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
        <tr class="shown">
          <th scope="row">{t("hand-sums")}</th>
          <td>{totals.black}</td>
          <td>{totals.white}</td>
          <td>{totals.debt.points}</td>
          <td>{totals.margin}</td>
        </tr>
        {reads.map(({ method, compared, black, white }) => (
          <tr key={method} class="counted">
            <th scope="row">
              {methodName(method)}
              {t("colon")}
              {t(`compared-${compared}`)}
            </th>
            <td>{black}</td>
            <td>{white}</td>
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function madeText(step: HandStep, now: State): string {
  const list = (names: readonly string[]) => names.map((name) => shown(name, now)).join(" ");
  switch (step.step) {
    case "give_up":
    case "take_off":
    case "fill":
    case "put_back":
      return `${t(`hand-${step.step}`, { side: step.side })}${t("colon")}${list(step.at)}`;
    case "move":
      return `${t("hand-move", { side: step.side })}${t("colon")}${list(step.from)} → ${list(step.to)}`;
    case "exchange":
    case "fill_public":
      return `${t(`hand-${step.step}`, { side: "both" })}${t("colon")}${list([...step.black, ...step.white])}`;
    case "gather":
      return t("hand-gather", { side: "both" });
  }
}
