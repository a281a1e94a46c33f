// The tab of counting: agreement, the boards made up step by step, and the same game under every ruleset.

import { computed } from "@preact/signals";
import type { ComponentType } from "preact";

import { AgreePanel } from "../agree/AgreePanel";
import type { WhoseView } from "../protocol";
import { chosenView, countView } from "../state/count";
import { state, tab } from "../state/game";
import { countPanel, showPanel, type CountPanelName } from "../state/panels";
import { agreementView, differenceView, handView, stepView, type PanelView } from "../state/view";
import { Choice } from "../ui/fields";
import { Tabs } from "../ui/Tabs";
import { t } from "../words/fluent";
import { ByHand } from "./ByHand";
import { Rulesets } from "./Rulesets";
import { Steps } from "./Steps";

/** The tabs of counting, with what the board draws beside each. */
const COUNT_PANELS: readonly { name: CountPanelName; panel: ComponentType; view: PanelView }[] = [
  { name: "agree", panel: AgreePanel, view: agreementView },
  { name: "steps", panel: Steps, view: stepView },
  { name: "hand", panel: ByHand, view: handView },
  { name: "rulesets", panel: Rulesets, view: differenceView },
];

const shown = computed(() => COUNT_PANELS.find(({ name }) => name === countPanel.value));

export const countPanelView: PanelView = computed(() => (shown.value?.view ?? agreementView).value);

export function CountPanel() {
  if (state.value?.game === "line_game") {
    return <p class="panel note">{t("count-none")}</p>;
  }
  const Shown = shown.value?.panel;
  return (
    <div class="panel">
      <Tabs
        id="count"
        label={t("panel-count")}
        tabs={COUNT_PANELS.map(({ name }) => ({ name, title: t(`count-${name}`) }))}
        chosen={countPanel.value}
        choose={(name) => {
          showPanel("count", name);
          // To the board with its actions, where the tabs lie below them.
          scrollTo(0, 0);
        }}
      >
        {countPanel.value !== "agree" && <ViewChoice />}
        {Shown !== undefined && <Shown />}
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
