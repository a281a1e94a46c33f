// The page: one line, one board with what lies beside it, and the tabs.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { Board, boardRatio } from "../board/Board";
import { Side } from "../play/Side";
import { LoseDialog, NewGameDialog } from "../play/dialogs";
import { EndDialog } from "../play/EndDialog";
import { HelpDialog } from "../rules/Help";
import { bar } from "../state/bar";
import { state, tab } from "../state/game";
import { undoByHand } from "../state/hand";
import { mode } from "../state/look";
import { asksToEnd, asksToLose, goBy, goTo, takeBack } from "../state/moves";
import { stopAnalysis } from "../state/review";
import { projector } from "../state/settings";
import { ActionBar } from "./ActionBar";
import { SettingsDialog } from "./SettingsDialog";
import { StatusLine } from "./StatusLine";
import { t } from "../words/fluent";
import { LinkNotice, TopBar } from "./TopBar";
import { boardView, Panels } from "./Panels";
import { WatchPage } from "../watch/WatchPage";
import { route } from "../watch/route";

const dialog = signal<"new" | "settings" | null>(null);

export function App() {
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const close = () => {
    dialog.value = null;
  };
  const now = state.value;
  return (
    <div
      class={route.value !== null ? "page watching" : projector.value ? "page projector" : "page"}
      data-bar={bar.value}
      style={{ "--ratio": String(now === null ? 1 : boardRatio(now)) }}
    >
      <TopBar openNew={() => (dialog.value = "new")} openSettings={() => (dialog.value = "settings")} />
      <LinkNotice />
      {route.value !== null ? (
        <WatchPage />
      ) : tab.value === null ? null : (
        <>
          <StatusLine />
          <main class="table">
            <Side color="black" />
            <Board view={boardView()} />
            <Side color="white" />
            <ActionBar />
          </main>
          <Panels />
        </>
      )}
      {projector.value && route.value === null && (
        <button
          type="button"
          class="leave-projector"
          data-test="leave-projector"
          onClick={() => (projector.value = false)}
        >
          {t("projector-leave")}
        </button>
      )}
      {dialog.value === "new" && <NewGameDialog close={close} />}
      {dialog.value === "settings" && <SettingsDialog close={close} />}
      {asksToLose.value !== null && <LoseDialog />}
      {asksToEnd.value !== null && <EndDialog />}
      <HelpDialog />
    </div>
  );
}

function onKey(event: KeyboardEvent): void {
  const isTyping =
    event.target instanceof HTMLElement && event.target.closest("input, select, textarea, dialog") !== null;
  if (event.key === "Escape" && !(event.target instanceof HTMLElement && event.target.closest("dialog"))) {
    stopAnalysis();
    projector.value = projector.value && isTyping;
  }
  if (route.value !== null || isTyping || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  if (mode.value === "hand") {
    if (event.key === "u" || event.key === "[") {
      void undoByHand();
    }
    return;
  }
  switch (event.key) {
    case "[":
    case "u":
      return bar.value === "play" ? takeBack() : goBy(-1);
    case "]":
    case "r":
      return goBy(1);
    case "{":
      return goTo(0);
    case "}":
      return goTo(tab.value?.moves.length ?? 0);
  }
}
