// Example games with a comment on every move: the list of them.

import { useEffect } from "preact/hooks";

import type { LessonRow } from "../protocol";
import { beginLesson, fetchLessons, lessons, openLesson } from "../state/catalogue";
import { settings } from "../state/settings";
import { t } from "../words/fluent";
import { rulesetName } from "../words/sentences";

/** Every lesson, in an order that stays whichever is open. */
export function Lessons() {
  const language = settings.language.value;
  useEffect(() => void fetchLessons(), [language]);
  return (
    <section class="panel lessons" data-test="lessons" aria-label={t("lessons")}>
      <h3>{t("lessons")}</h3>
      <List lessons={lessons.value} />
    </section>
  );
}

function List({ lessons }: { lessons: LessonRow[] }) {
  return (
    <ul class="lesson-list">
      {lessons.map(({ name, title, ruleset }) => (
        <li key={name}>
          <button
            type="button"
            class="quiet"
            data-test={`lesson-${name}`}
            aria-current={openLesson.value?.name === name}
            onClick={() => {
              // To the board, where the list lies below it.
              scrollTo(0, 0);
              void beginLesson(name);
            }}
          >
            {title} <small>{rulesetName(ruleset)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
