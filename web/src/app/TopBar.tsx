// The head of the page, and what the person is told of the line to the server and of the record that was kept.

import { useRef } from "preact/hooks";

import { isCut, linkState, reconnect } from "../net/link";
import { openKept } from "../state/kept";
import { offered, openFile, RECORD_FILES, saveFile } from "../state/record";
import { route } from "../watch/route";
import { ViewLink } from "../watch/WatchPage";
import { t } from "../words/fluent";
import { Remarks } from "./Remarks";

interface Props {
  openNew: () => void;
  openSettings: () => void;
}

export function TopBar({ openNew, openSettings }: Props) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <header class="top">
      <h1>
        <img src="/icon.svg" alt="" width="28" height="28" />
        <span>{t("title")}</span>
      </h1>
      <nav aria-label={t("top-label")}>
        <ViewLink />
        {route.value === null && (
          <>
            <button type="button" class="strong" data-test="new-game" disabled={isCut.value} onClick={openNew}>
              {t("new-game")}
            </button>
            <button type="button" data-test="open" disabled={isCut.value} onClick={() => file.current?.click()}>
              {t("open")}
            </button>
            <input
              ref={file}
              type="file"
              hidden
              accept={RECORD_FILES}
              data-test="file"
              onChange={(event) => {
                void openFile(event.currentTarget.files?.[0]);
                event.currentTarget.value = "";
              }}
            />
            <button type="button" data-test="save" disabled={isCut.value} onClick={() => void saveFile()}>
              {t("save")}
            </button>
          </>
        )}
        <button type="button" data-test="open-settings" onClick={openSettings}>
          {t("settings")}
        </button>
      </nav>
    </header>
  );
}

export function LinkNotice() {
  const line = linkState.value;
  return (
    <div id="link" class="notices" role="status" data-test="link">
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
      <Remarks />
    </div>
  );
}
