// The panels beside the board, with what the board draws beside each.

import type { ComponentType } from "preact";

import { CountPanel, countPanelView } from "../count/CountPanel";
import { PlayPanel } from "../play/PlayPanel";
import { Verdicts } from "../play/Verdicts";
import { ReviewPanel } from "../review/ReviewPanel";
import { Lessons } from "../rules/Lessons";
import { RulesPanel } from "../rules/RulesPanel";
import { openLesson } from "../state/catalogue";
import { panel, showPanel, type PanelName } from "../state/panels";
import { gameView, reviewView, type PanelView } from "../state/view";
import { Tabs } from "../ui/Tabs";
import { t } from "../words/fluent";

const PANELS: readonly { name: PanelName; panel: ComponentType; view: PanelView }[] = [
  { name: "lessons", panel: Lessons, view: gameView },
  { name: "play", panel: PlayPanel, view: gameView },
  { name: "count", panel: CountPanel, view: countPanelView },
  { name: "review", panel: ReviewPanel, view: reviewView },
  { name: "rules", panel: RulesPanel, view: gameView },
];

/** What the board draws now. */
export function boardView(): PanelView {
  return PANELS.find(({ name }) => name === panel.value)?.view ?? gameView;
}

/**
 * Shows a panel: the board with its actions, where the rest lies below them; a tab that is chosen already, and one that
 * has no actions of its own, leads to the rest.
 */
function choose(name: PanelName): void {
  const isAgain = name === panel.value && scrollY === 0;
  showPanel(name);
  if (isAgain || name === "rules" || (name === "lessons" && openLesson.value === null)) {
    document.querySelector(".panels")?.scrollIntoView();
  } else {
    scrollTo(0, 0);
  }
}

export function Panels() {
  const Shown = PANELS.find(({ name }) => name === panel.value)?.panel;
  return (
    <aside class="panels" aria-label={t("panels-label")}>
      <Verdicts />
      <Tabs
        id="panel"
        label={t("panels-label")}
        tabs={PANELS.map(({ name }) => ({ name, title: t(`panel-${name}`) }))}
        chosen={panel.value}
        choose={choose}
      >
        {Shown !== undefined && <Shown />}
      </Tabs>
    </aside>
  );
}
