// What the person is told of the line to the server, and the record that was kept.

import { linkState, reconnect } from "../net/link";
import { openKept } from "../state/kept";
import { offered } from "../state/record";
import { t } from "../words/fluent";

export function LinkNotice() {
  const line = linkState.value;
  return (
    <div class="notices" role="status" data-test="link">
      {line === "opening" && <p class="notice">{t("link-opening")}</p>}
      {line === "cut" && (
        <p class="notice warn">
          {t("link-cut")}{" "}
          <button type="button" onClick={reconnect}>
            {t("link-again")}
          </button>
        </p>
      )}
      {line === "elsewhere" && (
        <p class="notice warn">
          {t("link-elsewhere")}{" "}
          <button type="button" onClick={reconnect}>
            {t("link-take-back")}
          </button>
        </p>
      )}
      {line === "locked_out" && <p class="notice warn">{t("link-locked-out")}</p>}
      {line === "open" && offered.value !== null && (
        <p class="notice" data-test="kept-record">
          {t("kept-record")}{" "}
          <button type="button" data-test="open-kept" onClick={() => void openKept()}>
            {t("kept-open")}
          </button>{" "}
          <button type="button" class="quiet" data-test="drop-kept" onClick={() => (offered.value = null)}>
            {t("kept-drop")}
          </button>
        </p>
      )}
    </div>
  );
}
