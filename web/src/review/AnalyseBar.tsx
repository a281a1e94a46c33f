// What is analysed, to how many visits, how far that is, and how it is stopped.

import { state, tab } from "../state/game";
import { beginToLearn } from "../state/learn";
import { levels } from "../state/catalogue";
import { analyse, isEngineShown, measure, persons, run, stopAnalysis } from "../state/review";
import { MEASURES, settings, VISITS } from "../state/settings";
import { Choice, Switch } from "../ui/fields";
import { t } from "../words/fluent";
import { rankName } from "../words/sentences";

export function AnalyseBar() {
  const [now, network, isGo] = [run.value, tab.value?.network ?? null, state.value?.game === "go"];
  if (settings.hintsLocked.value) {
    return <p class="note">{t("engine-locked")}</p>;
  }
  return (
    <div class="analyse">
      <p class="row">
        <Switch label={t("engine-shown")} test="engine-shown" on={settings.engineShown} />
        <button type="button" class="small" data-test="learn-begin" onClick={() => void beginToLearn()}>
          {t("learn")}
        </button>
      </p>
      {isEngineShown.value && (
        <>
          <p class="note">{network === null ? t("network-off") : t("network-evaluates", { name: network })}</p>
          <div class="fields">
            <Choice
              label={t("analyse-visits")}
              test="visits"
              all={VISITS.map((value) => ({ value, title: value }))}
              chosen={settings.visits.value}
              choose={(value) => (settings.visits.value = value)}
            />
            <Choice
              label={t("measure")}
              test="measure"
              all={MEASURES.filter((value) => isGo || value !== "lead").map((value) => ({
                value,
                title: t(`measure-${value}`),
              }))}
              chosen={measure.value}
              choose={(value) => (settings.measure.value = value)}
            />
            {isGo && levels.value.ranks.length > 0 && (
              <Choice
                label={t("persons")}
                test="persons"
                all={["", ...levels.value.ranks].map((value) => ({
                  value,
                  title: value === "" ? t("persons-none") : rankName(value),
                }))}
                chosen={persons.value ?? ""}
                choose={(value) => (settings.persons.value = value)}
              />
            )}
          </div>
          <p class="row">
            <button type="button" class="small strong" data-test="analyse-line" onClick={() => void analyse("line")}>
              {t("analyse-line")}
            </button>
            <button type="button" class="small" data-test="analyse-here" onClick={() => void analyse("here")}>
              {t("analyse-here")}
            </button>
            <button type="button" class="small" data-test="analyse-tree" onClick={() => void analyse("tree")}>
              {t("analyse-tree")}
            </button>
          </p>
        </>
      )}
      {now !== null && (
        <div class="progress" data-test="progress">
          <progress aria-label={t("analysing")} max={now.of} value={now.done} />
          <span>{t("analysed-of", { done: now.done, of: now.of })}</span>
          <button type="button" class="small" data-test="stop-analysis" onClick={stopAnalysis}>
            {t("analyse-stop")}
          </button>
        </div>
      )}
    </div>
  );
}
