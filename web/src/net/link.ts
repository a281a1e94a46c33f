// One tab's line to the server: it is opened again after a cut, and finds its game by the tab's key.

import { computed, signal } from "@preact/signals";

import { isKnown } from "./address";
import { readKept, writeKept } from "./storage";
import type { PageAnswer, TabRequest } from "../protocol";

/** How the line stands. */
export type LinkState = "opening" | "open" | "cut" | "elsewhere" | "locked_out";

export const linkState = signal<LinkState>("opening");

/** Whether nothing can be asked of the server. */
export const isCut = computed(() => linkState.value !== "open");
/** When the line was cut last. */
export const cutAt = signal(0);

/** Whether the server has matches to look on. */
export const hasMatches = signal(false);

export interface Listener {
  /** The line stands; `found` says whether the server still had this tab's game. */
  attached(found: boolean): void;
  /** A message came, whether it was asked for or not. */
  told(answer: PageAnswer): void;
}

const TAB_KEY = "liangyi-tab";
let ownTab = readKept("session", TAB_KEY);
/** The server closes with this code when another page has taken this tab's game over. */
const TAKEN_OVER = 4001;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;

let socket: WebSocket | null = null;
let listener: Listener | null = null;
let attached = false;
let nextId = 1;
let wait = FIRST_WAIT_MS;
let timer: number | undefined;
const waiting = new Map<number, (answer: PageAnswer | null) => void>();

/** Opens the line. */
export function connect(to: Listener): void {
  listener = to;
  open();
}

/** Opens the line at once, after a cut or after another page had taken the game. */
export function reconnect(): void {
  window.clearTimeout(timer);
  open();
}

/** Asks the server; `null` if the line is cut before it has answered. */
export function ask(wish: TabRequest, rev: number | null): Promise<PageAnswer | null> {
  if (socket === null || !attached) {
    return Promise.resolve(null);
  }
  const id = nextId++;
  socket.send(JSON.stringify({ id, rev, words: document.documentElement.lang, ...wish }));
  return new Promise((resolve) => waiting.set(id, resolve));
}

function open(): void {
  const opened = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/tab`);
  socket?.close();
  socket = opened;
  attached = false;
  opened.onopen = () => opened.send(JSON.stringify({ tab: ownTab }));
  opened.onmessage = ({ data }) => {
    if (socket === opened) {
      receive(String(data));
    }
  };
  opened.onclose = ({ code }) => {
    if (socket === opened) {
      closed(code);
    }
  };
}

function receive(text: string): void {
  const message: unknown = JSON.parse(text);
  if (isAttachment(message)) {
    ownTab = message.tab;
    writeKept("session", TAB_KEY, ownTab);
    attached = true;
    hasMatches.value = message.matches;
    wait = FIRST_WAIT_MS;
    linkState.value = "open";
    listener?.attached(message.found);
    return;
  }
  const answer = message as PageAnswer;
  listener?.told(answer);
  if (answer.re !== null) {
    waiting.get(answer.re)?.(answer);
    waiting.delete(answer.re);
  }
}

function isAttachment(message: unknown): message is { tab: string; found: boolean; matches: boolean } {
  return typeof message === "object" && message !== null && "tab" in message && "found" in message;
}

function closed(code: number): void {
  socket = null;
  attached = false;
  waiting.forEach((resolve) => resolve(null));
  waiting.clear();
  if (code === TAKEN_OVER) {
    linkState.value = "elsewhere";
    return;
  }
  if (linkState.value === "open") {
    cutAt.value = Date.now();
    linkState.value = "cut";
  }
  void tellWhy();
  timer = window.setTimeout(open, wait);
  wait = Math.min(wait * 2, LONGEST_WAIT_MS);
}

/** Tells whether the server is away, or another one that does not know the page: a browser does not say why a line does not open. */
async function tellWhy(): Promise<void> {
  const known = await isKnown();
  if (!attached && linkState.value !== "elsewhere") {
    linkState.value = known ? "cut" : "locked_out";
  }
}
