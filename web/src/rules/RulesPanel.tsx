// The tab of the rules: what the game's ruleset says, or another's, in a line and by articles and clauses.

import { signal } from "@preact/signals";

import { explanation, rulesets } from "../state/catalogue";
import { state } from "../state/game";
import { Choice } from "../ui/fields";
import { t } from "../words/fluent";
import { rulesetName } from "../words/sentences";

const read = signal<string | null>(null);

export function RulesPanel() {
  const ruleset = read.value ?? state.value?.ruleset ?? "";
  return (
    <div class="panel">
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

export function Explanation({ ruleset, short = false }: { ruleset: string; short?: boolean }) {
  const told = explanation(ruleset);
  if (told === null) {
    return <p class="note explanation">{t("rules-waiting")}</p>;
  }
  const more = (
    <>
      <p class="note">{t("rules-source", { source: told.source })}</p>
      {told.articles.length > 0 && (
        <>
          <h4>{t("rules-articles")}</h4>
          <ul>
            {told.articles.map((article) => (
              <li key={article}>{article}</li>
            ))}
          </ul>
        </>
      )}
      <h4>{t("rules-clauses")}</h4>
      <ul>
        {told.clauses.map((clause) => (
          <li key={clause}>{clause}</li>
        ))}
      </ul>
    </>
  );
  return (
    <div class="explanation" data-test="explanation">
      <p>{told.summary}</p>
      {short ? (
        <details>
          <summary>{t("rules-more")}</summary>
          {more}
        </details>
      ) : (
        more
      )}
    </div>
  );
}
