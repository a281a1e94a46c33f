// What a side can take over: the engine's judgement, or the other side's marks.

import { adopt, marking } from "../state/marks";
import { t } from "../words/fluent";

export function AdoptButtons() {
  const only = marking.value.length === 1 ? marking.value[0] : undefined;
  const otherSide = only === undefined ? null : only === "black" ? "white" : "black";
  return (
    <p class="row">
      <button type="button" data-test="adopt-judgement" onClick={() => void adopt("judgement")}>
        {t("adopt-judgement")}
      </button>
      {otherSide !== null && (
        <button type="button" data-test="adopt-other" onClick={() => void adopt(otherSide)}>
          {t("adopt-other", { side: otherSide })}
        </button>
      )}
    </p>
  );
}
