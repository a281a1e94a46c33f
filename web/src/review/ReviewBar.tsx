// The actions of a review: the way through the moves, what the record says of the one that is shown, and the graph.

import { Message } from "../play/Message";
import { Walk } from "../play/Walk";
import { tab } from "../state/game";
import { isEngineShown } from "../state/review";
import { t } from "../words/fluent";
import { Graph } from "./Graph";

export function ReviewBar() {
  const comment = tab.value?.here.comment ?? "";
  return (
    <>
      {isEngineShown.value && <Graph />}
      <div class="walk">
        <Message otherwise={comment === "" ? null : comment} />
        <div class="buttons" role="group" aria-label={t("buttons-label")}>
          <Walk />
        </div>
      </div>
    </>
  );
}
