// The lesson that is open: the comment of the move that is shown, and the way on.

import { beginLesson, openLesson } from "../state/catalogue";
import { state, tab } from "../state/game";
import { goTo } from "../state/moves";
import { t } from "../words/fluent";

export function LessonBar() {
  const [lesson, game, now] = [openLesson.value, tab.value, state.value];
  if (lesson === null || game === null || now === null) {
    return null;
  }
  const [at, all] = [now.move_number, lesson.moves];
  return (
    <article class="lesson" data-test="lesson">
      <div class="lesson-text" tabIndex={0} role="region" aria-label={lesson.title}>
        <h2>{lesson.title}</h2>
        <p role="status" data-test="lesson-comment">
          {game.here.on_main_line ? game.here.comment : t("lessons-left")}
        </p>
      </div>
      <div class="buttons">
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
