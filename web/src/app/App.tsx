// The page: one line, one board with what lies beside it, and the tabs.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { isCut } from "../net/link";
import { Board, boardRatio } from "../board/Board";
import { Side } from "../play/Side";
import { LoseDialog, NewGameDialog } from "../play/dialogs";
import { EndDialog } from "../play/EndDialog";
import { HelpDialog } from "../rules/Help";
import { bar } from "../state/bar";
import { tool } from "../state/draw";
import { state, tab } from "../state/game";
import { undoByHand } from "../state/hand";
import { mode } from "../state/look";
import { asksToEnd, asksToLose, goBy, goToEnd, leads, takeBack } from "../state/moves";
import { copyRecord, openFile, openText } from "../state/record";
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
    addEventListener("copy", onCopy);
    addEventListener("paste", onPaste);
    ACTIONS.forEach((name) => addEventListener(name, holdWhileCut, true));
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("copy", onCopy);
      removeEventListener("paste", onPaste);
      ACTIONS.forEach((name) => removeEventListener(name, holdWhileCut, true));
    };
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
        <div
          class="live-room"
          role={isCut.value ? "group" : undefined}
          aria-disabled={isCut.value || undefined}
          aria-describedby={isCut.value ? "link" : undefined}
        >
          <StatusLine />
          <main class="table">
            <Side color="black" />
            <Board view={boardView()} />
            <Side color="white" />
            <ActionBar />
          </main>
          <Panels />
        </div>
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

const ACTIONS = ["mousedown", "click", "keydown", "beforeinput", "submit"];

/** What asks nothing of the program: notices, explanations, settings; and a comment, which waits. */
const WITHOUT_LINE = 'a, textarea, .notices, .close, .help, #help, #settings, [data-test="open-settings"]';

/** Nothing that a person does is lost unsaid: while the line is cut no control does anything, and a notice says so. */
function holdWhileCut(event: Event): void {
  const control = event.target instanceof Element ? event.target : null;
  const isForPage =
    event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey || ["Tab", "Escape"].includes(event.key));
  if (isCut.value && route.value === null && !isForPage && control?.closest(WITHOUT_LINE) == null) {
    event.stopImmediatePropagation();
    if (event.type !== "mousedown" || control?.closest("button, input, select, summary, label") != null) {
      event.preventDefault();
    }
  }
}

function onKey(event: KeyboardEvent): void {
  const isTyping = isForText(event.target);
  if (event.key === "Escape" && !(event.target instanceof HTMLElement && event.target.closest("dialog"))) {
    stopAnalysis();
    tool.value = null;
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
      return goToEnd(-1);
    case "}":
      return goToEnd(1);
  }
  const moves = BROWSING[event.key];
  if (moves !== undefined && !event.shiftKey && !event.defaultPrevented && leads(moves)) {
    event.preventDefault();
    goBy(moves);
  }
}

/** By how many moves keys go where nothing else has taken them. */
const BROWSING: Record<string, number | undefined> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Number.MAX_SAFE_INTEGER,
  End: Number.MAX_SAFE_INTEGER,
};

/** Whether a key or a copy is for what the person writes, or has chosen to copy. */
function isForText(target: EventTarget | null): boolean {
  const written = 'input:not([type="checkbox"]), select, textarea, dialog';
  return target instanceof HTMLElement && target.closest(written) !== null;
}

/** The record is copied where nothing else is chosen. */
function onCopy(event: ClipboardEvent): void {
  if (route.value === null && !isCut.value && !isForText(event.target) && getSelection()?.isCollapsed !== false) {
    event.preventDefault();
    void copyRecord();
  }
}

/** A record, or a file of one, is opened. */
function onPaste(event: ClipboardEvent): void {
  const [file, text] = [event.clipboardData?.files[0], event.clipboardData?.getData("text/plain").trim()];
  if (route.value !== null || isCut.value || isForText(event.target) || (file === undefined && !text)) {
    return;
  }
  event.preventDefault();
  void (file === undefined ? openText(text ?? "") : openFile(file));
}
