// A board made up by hand: the steps that are possible, what the chosen one does, and what can be read off.

import { useEffect } from "preact/hooks";

import type { HandState, MayStep } from "../protocol";
import { countView } from "../state/count";
import { rev, state } from "../state/game";
import { beginByHand, chosenStep, chooseStep, hand, isWhole, nameOf } from "../state/hand";
import { t } from "../words/fluent";
import { madeText, methodName, stepName } from "../words/counting";

export function ByHand() {
  useEffect(() => void beginByHand(), [rev.value, countView.value]);
  const [board, now] = [hand.value, state.value];
  if (board === null || now === null) {
    return null;
  }
  return (
    <div class="steps" data-test="hand">
      <div class="step-kinds" role="group" aria-label={t("hand-steps")}>
        {board.may.map((may) => (
          <button
            key={nameOf(may)}
            type="button"
            class={`small of-${may.side ?? "both"}`}
            data-test={`hand-${nameOf(may)}`}
            aria-pressed={may === chosenStep.value}
            onClick={() => chooseStep(may)}
          >
            {stepName(may)}
          </button>
        ))}
      </div>
      <Chosen may={chosenStep.value} />
      {board.reads.length > 0 && <Reads board={board} />}
      {board.steps_made.length > 0 && (
        <section>
          <h3>{t("hand-made")}</h3>
          <ol class="note made" data-test="hand-made">
            {board.steps_made.map((step, place) => (
              <li key={place}>{madeText(step, now)}</li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

/** What the chosen step does, and how many points it may be about. */
function Chosen({ may }: { may: MayStep | null }) {
  return (
    <div class="notice chosen-step" data-test="hand-prepared">
      {may === null ? (
        <p>{t("hand-how")}</p>
      ) : (
        <>
          <p>{t(`hand-means-${may.step}`)}</p>
          {!isWhole(may) && <p>{t("hand-choose", { side: may.side === null ? "both" : "side", most: may.most })}</p>}
        </>
      )}
    </div>
  );
}

/** The ways to count whose board this is by now. */
function Reads({ board }: { board: HandState }) {
  return (
    <table class="totals" data-test="hand-reads">
      <caption>{t("hand-reads")}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("color-black")}</th>
          <th scope="col">{t("color-white")}</th>
        </tr>
      </thead>
      <tbody>
        {board.reads.map(({ method, compared, black, white }) => (
          <tr key={method}>
            <th scope="row">{t(`reads-${compared}`, { method: methodName(method) })}</th>
            <td>{black}</td>
            <td>{white}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
