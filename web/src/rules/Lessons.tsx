// Example games with a comment on every move: the list, and the one that is open.

import { useEffect } from "preact/hooks";

import type { LessonRow } from "../protocol";
import { state, tab } from "../state/game";
import { beginLesson, fetchLessons, lessons, openLesson } from "../state/lessons";
import { goTo } from "../state/moves";
import { settings } from "../state/settings";
import { t } from "../words/fluent";
import { rulesetName } from "../words/sentences";

/** The lessons; those of a ruleset come first. */
export function Lessons({ ruleset }: { ruleset: string }) {
  const language = settings.language.value;
  useEffect(() => void fetchLessons(), [language]);
  const own = lessons.value.filter((lesson) => lesson.ruleset === ruleset);
  const others = lessons.value.filter((lesson) => lesson.ruleset !== ruleset);
  return (
    <section class="lessons" data-test="lessons" aria-label={t("lessons")}>
      <h3>{t("lessons")}</h3>
      {openLesson.value !== null && <OpenLesson lesson={openLesson.value} />}
      {own.length > 0 && <List lessons={own} />}
      {others.length > 0 && (
        <details open={own.length === 0}>
          <summary>{t("lessons-others")}</summary>
          <List lessons={others} />
        </details>
      )}
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
