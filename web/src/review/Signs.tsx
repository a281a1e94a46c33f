// What a node is called and what is thought of it: shown, and changed.

import type { MoveSign, PositionSign } from "../protocol";
import { annotate } from "../state/draw";
import { tab } from "../state/game";
import { Choice } from "../ui/fields";
import { t } from "../words/fluent";
import { signsText } from "../words/sentences";

const OF_MOVE = ["good", "very_good", "bad", "very_bad", "doubtful", "interesting"] as const;
const OF_POSITION = [
  ...(["good_for_black", "very_good_for_black", "good_for_white", "very_good_for_white", "even", "unclear"] as const),
];

export function Signs() {
  const signs = tab.value?.here.signs;
  if (signs === undefined) {
    return null;
  }
  const text = signsText(signs);
  return (
    <>
      {text !== "" && (
        <p class="signs" data-test="signs">
          {text}
        </p>
      )}
      <details data-test="set-signs">
        <summary>{t("signs")}</summary>
        <div class="form">
          <label class="field">
            <span>{t("sign-name")}</span>
            <input
              type="text"
              maxLength={80}
              data-test="sign-name"
              value={signs.name}
              onChange={(event) => annotate({ name: event.currentTarget.value })}
            />
          </label>
          <Choice<MoveSign | "none">
            label={t("sign-of-move")}
            test="sign-of-move"
            all={(["none", ...OF_MOVE] as const).map((value) => ({ value, title: t(`move-${value}`) }))}
            chosen={signs.of_move ?? "none"}
            choose={(value) => annotate({ of_move: value === "none" ? null : value })}
          />
          <Choice<PositionSign | "none">
            label={t("sign-of-position")}
            test="sign-of-position"
            all={(["none", ...OF_POSITION] as const).map((value) => ({ value, title: t(`position-${value}`) }))}
            chosen={signs.of_position ?? "none"}
            choose={(value) => annotate({ of_position: value === "none" ? null : value })}
          />
          <label class="switch">
            <input
              type="checkbox"
              data-test="sign-hotspot"
              checked={signs.hotspot}
              onChange={(event) => annotate({ hotspot: event.currentTarget.checked })}
            />
            <span>{t("sign-hotspot")}</span>
          </label>
        </div>
      </details>
    </>
  );
}
