// The tab of the rules: what the game's ruleset says, or another's.

import { signal } from "@preact/signals";

import { rulesets } from "../state/catalogue";
import { state } from "../state/game";
import { Choice } from "../ui/Choice";
import { t } from "../words/fluent";
import { rulesetName } from "../words/sentences";
import { Explanation } from "./Explanation";
import { Lessons } from "./Lessons";

const read = signal<string | null>(null);

export function RulesPanel() {
  const ruleset = read.value ?? state.value?.ruleset ?? "";
  return (
    <div class="panel">
      <Lessons ruleset={ruleset} />
      <Choice
        label={t("rules-which")}
        test="rules-of"
        all={rulesets.value.map(({ name }) => ({ value: name, title: rulesetName(name) }))}
        chosen={ruleset}
        choose={(name) => (read.value = name)}
      />
      <h3>{rulesetName(ruleset)}</h3>
      <Explanation ruleset={ruleset} />
    </div>
  );
}
