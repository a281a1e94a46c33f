// The tab of the review: the record as a tree with comments, and what an analysis finds of it.

import { learning } from "../state/learn";
import { numbers } from "../state/review_marks";
import { isEngineShown } from "../state/review";
import { NUMBERED, settings } from "../state/settings";
import { state } from "../state/game";
import { Choice, Switch } from "../ui/fields";
import { t } from "../words/fluent";
import { pointText } from "../words/points";
import { AnalyseBar } from "./AnalyseBar";
import { CandidateList } from "./CandidateList";
import { Comment, NodeTools } from "./NodeTools";
import { DrawTools } from "./DrawTools";
import { FileGames } from "./FileGames";
import { LearnPanel } from "./LearnPanel";
import { Losses, Repetitions } from "./Losses";
import { LossScale } from "./LossScale";
import { Replay } from "./Replay";
import { Signs } from "./Signs";
import { TreeDrawing } from "./TreeDrawing";

export function ReviewPanel() {
  return learning.value === null ? <Reviewed /> : <LearnPanel />;
}

function Reviewed() {
  return (
    <div class="panel review">
      <FileGames />
      <TreeDrawing />
      <NodeTools />
      <Notes />
      <Comment />
      <Signs />
      <DrawTools />
      <Replay />
      <Repetitions />
      <AnalyseBar />
      {isEngineShown.value && (
        <>
          <CandidateList />
          <LossScale />
          <Losses />
        </>
      )}
      <details>
        <summary>{t("on-the-board")}</summary>
        <div class="form">
          <Choice
            label={t("numbered")}
            test="numbered"
            all={NUMBERED.map((value) => ({ value, title: t(`numbered-${value}`) }))}
            chosen={settings.numbered.value}
            choose={(value) => (settings.numbered.value = value)}
          />
          <Switch label={t("next-shown")} test="next-shown" on={settings.nextShown} />
          {isEngineShown.value && (
            <>
              <Switch label={t("losses-shown")} test="losses-shown" on={settings.lossesShown} />
              <Switch label={t("ownership-shown")} test="ownership-shown" on={settings.ownershipShown} />
            </>
          )}
        </div>
      </details>
    </div>
  );
}

/** Moves whose stones carry no number, as another one stands there now or none does. */
function Notes() {
  const [game, all] = [state.value, numbers.value?.notes ?? []];
  if (game === null || all.length === 0) {
    return null;
  }
  const texts = all.map(({ number, at, now }) =>
    now === null ? t("number-gone", { number, point: pointText(at, game) }) : t("number-same", { number, now }),
  );
  return (
    <p class="note" data-test="number-notes">
      {texts.join(t("list-separator"))}
    </p>
  );
}
