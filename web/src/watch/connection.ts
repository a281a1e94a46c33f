// The line on which matches are looked on: the page says what it wants to see and keeps what it is told.

import { batch, computed, effect, signal } from "@preact/signals";

import type {
  GameLine,
  ViewRequest,
  MatchRow,
  MatchSheet,
  ViewedPlot,
  ViewedRunningGame,
  ViewUpdate,
  ViewedGame,
} from "../protocol";
import { settings } from "../state/settings";
import { route } from "./route";

/** How many lines of the table are shown at first, and how many more each time. */
export const LINES = 100;
/** The most lines that the server gives. */
export const MOST_LINES = 1000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;

export const matches = signal<{ rows: MatchRow[]; left_out: number } | null>(null);
export const sheet = signal<MatchSheet | null>(null);
export const plots = signal<ViewedPlot[] | null>(null);
export const running = signal<{ playing: boolean; games: ViewedRunningGame[]; left_out: number } | null>(null);
export const games = signal<{ lines: GameLine[]; all: number } | null>(null);
export const seenGame = signal<ViewedGame | null>(null);
export const gone = signal(false);
export const fault = signal<string | null>(null);
/** Whether the server is isConnected. */
export const isConnected = signal(true);
/** How far the clock of the server is serverClockAhead of the browser's, in milliseconds. */
export const serverClockAhead = signal(0);

export const lines = signal(LINES);
export const wantsPlots = signal(true);

const look = computed<ViewRequest | null>(() => {
  const at = route.value;
  return at === null
    ? null
    : {
        language: settings.language.value,
        match: at.match,
        game: at.game,
        lines: lines.value,
        plots: wantsPlots.value,
      };
});
/** What is looked at, whatever the language and the length of the table. */
const place = computed(() => JSON.stringify([route.value?.match ?? null, route.value?.game ?? null]));

let socket: WebSocket | null = null;
let wait = FIRST_WAIT_MS;
let timer: number | undefined;

/** Looks on whenever the page shows matches. */
export function watchMatches(): void {
  effect(() => {
    void place.value;
    forget();
  });
  effect(() => {
    const wanted = look.value;
    if (wanted === null) {
      window.clearTimeout(timer);
      socket?.close();
      socket = null;
    } else if (socket === null) {
      open();
    } else if (socket.readyState === WebSocket.OPEN) {
      socket.send(JSON.stringify(wanted));
    }
  });
}

function open(): void {
  window.clearTimeout(timer);
  const opened = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/watch`);
  socket = opened;
  opened.onopen = () => opened.send(JSON.stringify(look.peek()));
  opened.onmessage = ({ data }) => {
    if (socket === opened) {
      [isConnected.value, wait] = [true, FIRST_WAIT_MS];
      take(JSON.parse(String(data)) as ViewUpdate);
    }
  };
  opened.onclose = () => {
    if (socket === opened) {
      isConnected.value = false;
      timer = window.setTimeout(open, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
  };
}

function forget(): void {
  batch(() => {
    for (const known of [matches, sheet, plots, running, games, seenGame, fault]) {
      known.value = null;
    }
    gone.value = false;
    lines.value = LINES;
  });
}

function take(seen: ViewUpdate): void {
  batch(() => {
    gone.value = seen.is === "gone";
    switch (seen.is) {
      case "clock":
        serverClockAhead.value = seen.now - Date.now();
        break;
      case "matches":
        matches.value = seen;
        break;
      case "match":
        sheet.value = seen;
        break;
      case "plots":
        plots.value = seen.plots;
        break;
      case "running":
        running.value = seen;
        break;
      case "games":
        games.value = seen;
        break;
      case "game":
        seenGame.value = seen;
        break;
      case "fault":
        fault.value = seen.detail;
        break;
      case "gone":
        break;
    }
  });
}
