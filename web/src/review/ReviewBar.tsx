// The actions of a review: the way through the moves, what the record says of the one that is shown, and the graph.

import { Message } from "../play/Message";
import { Walk } from "../play/Walk";
import { tool } from "../state/draw";
import { state, tab } from "../state/game";
import { compared } from "../state/review_marks";
import { isEngineShown } from "../state/review";
import { t } from "../words/fluent";
import { costlyText, signsText, toolName } from "../words/sentences";
import { Graph } from "./Graph";

export function ReviewBar() {
  const here = tab.value?.here;
  const said = here === undefined ? [] : [signsText(here.signs), here.comment].filter((text) => text !== "");
  const drawing = tool.value === null ? null : t("drawing", { tool: toolName(tool.value) });
  return (
    <>
      {isEngineShown.value && <Graph />}
      <div class="walk">
        <Message otherwise={comparedText() ?? drawing ?? (said.length === 0 ? null : said.join(" · "))} />
        <div class="buttons" role="group" aria-label={t("buttons-label")}>
          <Walk />
        </div>
      </div>
    </>
  );
}

/** The move of the record that a better line on the board is compared with. */
function comparedText(): string | null {
  const [now, loss] = [state.value, compared.value];
  return now === null || loss === null ? null : costlyText(loss, now);
}
