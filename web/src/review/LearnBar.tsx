// The actions of learning from mistakes: what is asked, what has become of the try, a pass as an answer, the answer, and
// the way on. Points and the virtual move are answered on the board and at the tray.

import { Message } from "../play/Message";
import { state } from "../state/game";
import { opponent } from "../state/geometry";
import {
  asked,
  askAbout,
  askAgain,
  askNext,
  cancelLearning,
  learning,
  question,
  questions,
  showAnswer,
  solvedCount,
  verdict,
} from "../state/learn";
import { play } from "../state/moves";
import { run } from "../state/review";
import { settings } from "../state/settings";
import { t } from "../words/fluent";
import { costText, triedText } from "../words/points";
import { moveName, moveText } from "../words/sentences";

export function LearnBar() {
  const now = state.value;
  const at = learning.value?.at ?? null;
  const [mistake, found] = [asked.value, verdict.value];
  const isSearching = found?.is === "searching";
  const isAnswered = found?.is === "shown" || (found?.is === "judged" && found.isGood);
  return (
    <>
      <Message otherwise={textOf()} />
      <div class="buttons" role="group" aria-label={t("buttons-label")}>
        {at === null && run.value !== null && (
          <progress aria-label={t("analysing")} max={run.value.of} value={run.value.done} />
        )}
        {question.value !== null && now !== null && now.pass_means !== null && (
          <button
            type="button"
            class="pass"
            data-test="learn-pass"
            disabled={isSearching || !now.next.includes("pass")}
            onClick={() => void play("pass")}
          >
            {t(`pass-${now.pass_means}`)}
          </button>
        )}
        {question.value !== null && (
          <button type="button" data-test="learn-show" disabled={isSearching} onClick={showAnswer}>
            {t("learn-show")}
          </button>
        )}
        {mistake !== null && question.value === null && (
          <button type="button" data-test="learn-back" onClick={() => askAbout(mistake)}>
            {t("learn-back")}
          </button>
        )}
        {mistake !== null && (
          <button
            type="button"
            class={isAnswered ? "strong" : undefined}
            data-test="learn-next"
            disabled={isSearching}
            onClick={askNext}
          >
            {t("learn-next")}
          </button>
        )}
        {mistake === null && at !== null && solvedCount.value < questions.value.length && (
          <button type="button" class="strong" data-test="learn-again" onClick={askAgain}>
            {t("learn-again")}
          </button>
        )}
        <button type="button" data-test="learn-end" onClick={cancelLearning}>
          {t(isSearching || at === null ? "cancel" : "learn-end")}
        </button>
      </div>
    </>
  );
}

/** What is asked, or what has become of the try. */
function textOf(): string {
  const [now, mistake, found, all] = [state.value, asked.value, verdict.value, questions.value];
  if (now === null || learning.value === null || learning.value.at === null) {
    const { done, of } = run.value ?? { done: 0, of: 0 };
    return t("learn-analysing", { visits: settings.visits.value, done, of });
  }
  if (mistake === null) {
    return all.length === 0 ? t("learn-none") : t("learn-over", { solved: solvedCount.value, all: all.length });
  }
  switch (found?.is) {
    case "searching":
      return t("learn-searching", { move: moveText({ color: mistake.color, move: found.move }, now) });
    case "shown":
      return t("learn-answer", { better: mistake.better === null ? "–" : moveName(mistake.better, now) });
    case "judged": {
      const { tried, isGood } = found;
      const reply = tried.line[0];
      const about = { move: moveText({ color: mistake.color, move: tried.move }, now), cost: triedText(tried) };
      return isGood
        ? t("learn-good", {
            ...about,
            better: tried.move === mistake.better ? "none" : moveName(mistake.better ?? "", now),
          })
        : t("learn-bad", {
            ...about,
            reply: reply === undefined ? "none" : moveText({ color: opponent(mistake.color), move: reply }, now),
          });
    }
    default: {
      const place = { at: all.indexOf(mistake) + 1, all: all.length };
      const { number } = mistake;
      return t("learn-question", { ...place, number, move: moveText(mistake, now), cost: costText(mistake) });
    }
  }
}
