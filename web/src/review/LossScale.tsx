// The colours of costs, with what each stands for: for candidates and for stones that are played.

import { LossSign } from "../board/signs";
import { BOUNDS, hasPoints, unitPoints } from "../state/losses";
import { t } from "../words/fluent";

export function LossScale() {
  // In a line game no move can cost more than all of the win rate.
  const bounds = BOUNDS.filter((bound) => hasPoints.value || bound < 10);
  const text = (bound: number) => (hasPoints.value ? String(bound / unitPoints.value) : `${10 * bound}%`);
  const last = bounds.at(-1) ?? 0;
  return (
    <p class="loss-scale" data-test="loss-scale">
      <span class="ways-title">{t("scale")}</span>
      {[...bounds.map((bound) => `≤ ${text(bound)}`), `> ${text(last)}`].map((about, step) => (
        <span key={step} class={`cost-${step}`}>
          <LossSign step={step} />
          {about}
        </span>
      ))}
    </p>
  );
}
