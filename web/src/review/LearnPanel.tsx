// The tab of the review while a person learns from mistakes: whose they are, and each with what has become of it.

import { state } from "../state/game";
import { asked, askAbout, chooseSide, learning, questions, SIDES, solvedCount } from "../state/learn";
import { t } from "../words/fluent";
import { costText } from "../words/points";
import { moveText } from "../words/sentences";

export function LearnPanel() {
  const [now, learnt, all] = [state.value, learning.value, questions.value];
  if (now === null || learnt === null) {
    return null;
  }
  const { at, side, solved, shown } = learnt;
  return (
    <div class="panel review" data-test="learn">
      <h3>{t("learn")}</h3>
      {at !== null && (
        <>
          <div class="segments" role="group" aria-label={t("learn-side")}>
            {SIDES.map((name) => (
              <button
                key={name}
                type="button"
                class="small"
                data-test={`learn-side-${name}`}
                aria-pressed={side === name}
                onClick={() => chooseSide(name)}
              >
                {t(name === "both" ? "learn-both" : `color-${name}`)}
              </button>
            ))}
          </div>
          <p data-test="learn-solved">{t("learn-over", { solved: solvedCount.value, all: all.length })}</p>
          <ol class="dearest">
            {all.map((mistake) => (
              <li key={mistake.node}>
                <button
                  type="button"
                  class="link"
                  aria-current={asked.value?.node === mistake.node}
                  onClick={() => askAbout(mistake)}
                >
                  {mistake.number}. {moveText(mistake, now)}
                </button>{" "}
                {t("dear", { points: costText(mistake), better: "none" })}
                {solved.includes(mistake.node) && <span class="good"> ✓ {t("learn-is-solved")}</span>}
                {shown.includes(mistake.node) && ` · ${t("learn-is-shown")}`}
              </li>
            ))}
          </ol>
        </>
      )}
      <p class="note">{t("learn-how")}</p>
    </div>
  );
}
