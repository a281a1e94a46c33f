// The tab of counting: agreement, the boards made up step by step, and the same game under every ruleset.

import { AgreePanel } from "../agree/AgreePanel";
import type { WhoseView } from "../protocol";
import { chosenView, countView } from "../state/count";
import { state, tab } from "../state/game";
import { countPanel, COUNT_PANELS } from "../state/look";
import { Choice } from "../ui/Choice";
import { Tabs } from "../ui/Tabs";
import { t } from "../words/fluent";
import { ByHand } from "./ByHand";
import { Rulesets } from "./Rulesets";
import { Steps } from "./Steps";

export function CountPanel() {
  if (state.value?.game === "line_game") {
    return <p class="panel note">{t("count-none")}</p>;
  }
  return (
    <div class="panel">
      <Tabs
        id="count"
        label={t("panel-count")}
        tabs={COUNT_PANELS.map((name) => ({ name, title: t(`count-${name}`) }))}
        chosen={countPanel.value}
        choose={(name) => (countPanel.value = name)}
      >
        {countPanel.value === "agree" && <AgreePanel />}
        {countPanel.value === "steps" && (
          <>
            <ViewChoice />
            <Steps />
          </>
        )}
        {countPanel.value === "hand" && (
          <>
            <ViewChoice />
            <ByHand />
          </>
        )}
        {countPanel.value === "rulesets" && (
          <>
            <ViewChoice />
            <Rulesets />
          </>
        )}
      </Tabs>
    </div>
  );
}

/** With whose marks the game is counted. */
function ViewChoice() {
  const agreement = tab.value?.agreement;
  const views: WhoseView[] = agreement == null ? ["judgement"] : ["judgement", "black", "white"];
  if (agreement?.agreed) {
    views.unshift("agreed");
  }
  return (
    <Choice
      label={t("count-whose")}
      test="count-view"
      all={views.map((value) => ({ value, title: t(`whose-${value}`) }))}
      chosen={countView.value}
      choose={(value) => (chosenView.value = value)}
    />
  );
}
