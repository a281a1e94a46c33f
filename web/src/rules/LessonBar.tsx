// The lesson that is open: the comment of the move that is shown, what is answered to a move that was tried, and the way on.

import { beginLesson, openLesson } from "../state/catalogue";
import { illegal, state, tab } from "../state/game";
import { question, tried } from "../state/lesson";
import { goTo, play } from "../state/moves";
import { showPanel } from "../state/panels";
import { t } from "../words/fluent";
import { why } from "../words/points";

export function LessonBar() {
  const [lesson, game, now] = [openLesson.value, tab.value, state.value];
  if (lesson === null || game === null || now === null) {
    return null;
  }
  const [at, all] = [now.move_number, lesson.moves];
  const [asked, isOnLine] = [question.value, game.here.on_main_line];
  const hasCount = isOnLine && at >= all && now.game === "go" && (now.over || now.phase === "stopped");
  return (
    <article class="lesson" data-test="lesson">
      <div class="lesson-text" tabIndex={0} role="region" aria-label={lesson.title}>
        <h2>{asked === null ? lesson.title : `${lesson.title} · ${t("lessons-your-move")}`}</h2>
        <div role="status">
          {asked !== null && tried.value !== null && (
            <p class="lesson-answer" data-test="lesson-answer">
              {answer(tried.value)}
            </p>
          )}
          <p data-test="lesson-comment">{isOnLine ? game.here.comment : t("lessons-left")}</p>
        </div>
      </div>
      <div class={asked === null ? "buttons" : "buttons asking"}>
        <button type="button" data-test="lesson-back" disabled={at === 0} onClick={() => goTo(at - 1)}>
          {t("lessons-back")}
        </button>
        {asked === null && <span class="lesson-step">{t("lessons-step", { at, all })}</span>}
        {asked !== null && now.virtual !== null && (
          <button type="button" data-test="lesson-virtual" onClick={() => void play("virtual")}>
            {t("virtual-move")}
          </button>
        )}
        {asked !== null && now.pass_means !== null && (
          <button type="button" data-test="lesson-pass" onClick={() => void play("pass")}>
            {t(`pass-${now.pass_means}`)}
          </button>
        )}
        {!isOnLine ? (
          <button type="button" class="strong" data-test="lesson-again" onClick={() => void beginLesson(lesson.name)}>
            {t("lessons-again")}
          </button>
        ) : hasCount ? (
          <button type="button" class="strong" data-test="lesson-count" onClick={() => showPanel("count", "steps")}>
            {t("lessons-count")}
          </button>
        ) : (
          <button
            type="button"
            class={asked === null ? "strong" : undefined}
            data-test="lesson-on"
            disabled={at >= all}
            onClick={() => goTo(at + 1)}
          >
            {t(asked === null ? "lessons-on" : "lessons-show")}
          </button>
        )}
      </div>
    </article>
  );
}

/** What is said of a move that is not the right one: the lesson's own answer, why it is forbidden, or that it is not. */
function answer(move: string): string {
  const own = question.value?.answers.find((found) => found.move === move);
  const forbidden = illegal.value.get(move);
  return own?.text ?? (forbidden === undefined ? t("lessons-not-this") : why(forbidden));
}
