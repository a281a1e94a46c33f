// Example games with a comment on every move: the list, and the one that is open.

import { useEffect } from "preact/hooks";

import type { LessonRow } from "../protocol";
import { state, tab } from "../state/game";
import { beginLesson, fetchLessons, lessons, openLesson } from "../state/catalogue";
import { goTo } from "../state/moves";
import { settings } from "../state/settings";
import { t } from "../words/fluent";
import { rulesetName } from "../words/sentences";

/** Every lesson, in an order that stays whichever is open. */
export function Lessons() {
  const language = settings.language.value;
  useEffect(() => void fetchLessons(), [language]);
  return (
    <section class="lessons" data-test="lessons" aria-label={t("lessons")}>
      <h3>{t("lessons")}</h3>
      {openLesson.value !== null && <OpenLesson lesson={openLesson.value} />}
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
            onClick={() => void beginLesson(name)}
          >
            {title} <small>{rulesetName(ruleset)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The comment of the move that is shown, and the way on. */
function OpenLesson({ lesson }: { lesson: LessonRow }) {
  const [game, now] = [tab.value, state.value];
  if (game === null || now === null) {
    return null;
  }
  const [at, all] = [now.move_number, lesson.moves];
  return (
    <article class="lesson" data-test="lesson">
      <h4>{lesson.title}</h4>
      <p role="status" data-test="lesson-comment">
        {game.here.on_main_line ? game.here.comment : t("lessons-left")}
      </p>
      <div class="row">
        <button type="button" data-test="lesson-back" disabled={at === 0} onClick={() => goTo(at - 1)}>
          {t("lessons-back")}
        </button>
        <span class="lesson-step">{t("lessons-step", { at, all })}</span>
        {game.here.on_main_line ? (
          <button type="button" class="strong" data-test="lesson-on" disabled={at >= all} onClick={() => goTo(at + 1)}>
            {t("lessons-on")}
          </button>
        ) : (
          <button type="button" class="strong" data-test="lesson-again" onClick={() => void beginLesson(lesson.name)}>
            {t("lessons-again")}
          </button>
        )}
      </div>
    </article>
  );
}
