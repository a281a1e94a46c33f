// What a ruleset says: in a line, and its articles and clauses.

import { explanation } from "../state/catalogue";
import { t } from "../words/fluent";

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
