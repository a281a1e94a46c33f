// The tabs beside the board.

import { CountPanel } from "../count/CountPanel";
import { PlayPanel } from "../play/PlayPanel";
import { Verdicts } from "../play/Verdicts";
import { ReviewPanel } from "../review/ReviewPanel";
import { RulesPanel } from "../rules/RulesPanel";
import { panel, PANELS } from "../state/look";
import { Tabs } from "../ui/Tabs";
import { t } from "../words/fluent";

export function Panels() {
  return (
    <aside class="panels" aria-label={t("panels-label")}>
      <Verdicts />
      <Tabs
        id="panel"
        label={t("panels-label")}
        tabs={PANELS.map((name) => ({ name, title: t(`panel-${name}`) }))}
        chosen={panel.value}
        choose={(name) => (panel.value = name)}
      >
        {panel.value === "play" && <PlayPanel />}
        {panel.value === "count" && <CountPanel />}
        {panel.value === "review" && <ReviewPanel />}
        {panel.value === "rules" && <RulesPanel />}
      </Tabs>
    </aside>
  );
}
