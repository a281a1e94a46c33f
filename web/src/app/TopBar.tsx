// The head of the page.

import { useRef } from "preact/hooks";

import { openFile, saveFile } from "../state/record";
import { t } from "../words/fluent";
import { ViewLink } from "../watch/ViewLink";
import { route } from "../watch/route";

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
            <button type="button" class="strong" data-test="new-game" onClick={openNew}>
              {t("new-game")}
            </button>
            <button type="button" data-test="open" onClick={() => file.current?.click()}>
              {t("open")}
            </button>
            <input
              ref={file}
              type="file"
              hidden
              accept=".sgf,.gib,.ngf,.ugi,.ugf,.lib"
              data-test="file"
              onChange={(event) => {
                void openFile(event.currentTarget.files?.[0]);
                event.currentTarget.value = "";
              }}
            />
            <button type="button" data-test="save" onClick={() => void saveFile()}>
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
