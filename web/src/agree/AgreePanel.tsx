// Agreement on dead stones, owners and the way the game ends: each side's marks apart, and the engine's beside them.

import type { AgreementState, Color, End } from "../protocol";
import { state, tab } from "../state/game";
import { colorIndex, COLORS } from "../state/geometry";
import { chainAlone, forEachMarker, marking } from "../state/marks";
import { agreeing } from "../state/panels";
import { Switch } from "../ui/fields";
import { t } from "../words/fluent";
import { colorName } from "../words/sentences";
import { JudgementList } from "./JudgementList";

const ENDS: readonly End[] = ["agreed", "natural"];

export function AgreePanel() {
  const [now, agreement] = [state.value, tab.value?.agreement];
  if (now === null || agreement == null) {
    return <p class="note">{t("agree-not-now")}</p>;
  }
  return (
    <div class="agree" data-test="agree">
      <Standing agreement={agreement} />
      {agreeing.value && (
        <>
          <p>{agreement.owners_matter ? t("agree-how-owners") : t("agree-how")}</p>
          <p class="note">{t("agree-begins")}</p>
          <Switch label={t("mark-alone")} test="mark-alone" on={chainAlone} />
          <EndChoice agreement={agreement} />
        </>
      )}
      <div class="views">
        {COLORS.map((color) => (
          <ViewOf key={color} color={color} agreement={agreement} />
        ))}
      </div>
      <JudgementList />
    </div>
  );
}

/** Whether there is agreement, or a disagreement and what it leads to. */
function Standing({ agreement }: { agreement: AgreementState }) {
  const toMove = state.value?.to_move ?? "black";
  // Only where extra moves have cost something can they cost nothing now.
  const costs = tab.value?.signs.owed_for === "extra_moves" ? "yes" : "no";
  if (agreement.agreed) {
    return (
      <p class="notice good" data-test="agreed">
        {t("agree-agreed")}
      </p>
    );
  }
  if (agreement.disputed_by !== null) {
    return (
      <p class="notice warn" data-test="disputed">
        {t("agree-disputed", { by: agreement.disputed_by, side: toMove, costs })}
      </p>
    );
  }
  return null;
}

function EndChoice({ agreement }: { agreement: AgreementState }) {
  const first = marking.value[0] ?? "black";
  const chosen = agreement.views[colorIndex(first)].end;
  return (
    <fieldset>
      <legend>{t("end-which")}</legend>
      <div class="segments">
        {ENDS.map((end) => (
          <button
            key={end}
            type="button"
            data-test={`end-${end}`}
            aria-pressed={chosen === end}
            onClick={() => void forEachMarker((by) => ({ do: "mark_end", by, end }))}
          >
            {t(`end-${end}`)}
          </button>
        ))}
      </div>
      <p class="note">{t(`end-${chosen}-means`)}</p>
    </fieldset>
  );
}

/** What one side has marked. */
function ViewOf({ color, agreement }: { color: Color; agreement: AgreementState }) {
  const view = agreement.views[colorIndex(color)];
  return (
    <section class={`view by-${color}`} aria-label={t("view-of", { side: color })} data-test={`view-${color}`}>
      <h3>
        <MarkSign color={color} />
        {colorName(color)}
      </h3>
      <p>{t("view-dead", { count: view.dead.length })}</p>
      {view.owned.some((points) => points.length > 0) && (
        <p>{t("view-owned", { black: view.owned[0].length, white: view.owned[1].length })}</p>
      )}
      <p>{t(`end-${view.end}`)}</p>
    </section>
  );
}

/** The sign that a side's marks have on the board. */
function MarkSign({ color }: { color: Color }) {
  return (
    <svg class="claims mark-sign" viewBox="0 0 0.4 0.4" aria-hidden="true">
      <g class={`by-${color}`}>
        <path
          class="sign"
          d={color === "black" ? "M0.06 0.06l0.28 0.28M0.34 0.06l-0.28 0.28" : "M0.2 0.06v0.28M0.06 0.2h0.28"}
        />
      </g>
    </svg>
  );
}
