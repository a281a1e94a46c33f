// The record as the browser keeps it: after every change, and now and then while an analysis goes on, with the node
// that is shown. It is offered where the program knows no game of this tab. Each tab keeps its own.

import { effect } from "@preact/signals";

import { pack, unpack } from "../net/address";
import { keptNames, readKept, removeKept, writeKept } from "../net/storage";
import { resumeInKept } from "./comment";
import { rev, tab, wish } from "./game";
import { panel, showPanel } from "./panels";
import { isTooLong, offered, openRecord, type Kept } from "./record";
import { run, values } from "./review";
import { current, fetchTree, goBySteps, stepsTo } from "./tree";

/** What the names of all records begin with. That of a tab's own has its number, which a reload does not change. */
const NAMES = "liangyi-record";
const NUMBER_KEY = "liangyi-record-number";
/** How many records are kept. */
const MOST_KEPT = 20;
/** How long after a change it is kept, and how long after one while an analysis runs. */
const [SOON_MS, RUNNING_MS] = [800, 10_000];
/** A longer record is packed: browsers keep some five million letters. */
const PACKED_FROM = 1_000_000;

let timer: number | undefined;
let isRunning = false;
let isKeeping = false;

effect(() => {
  void values.value;
  if (rev.value === 0 || !isWorthKeeping()) {
    return;
  }
  // The end of a run is kept soon.
  if (timer !== undefined && isRunning && run.value === null) {
    window.clearTimeout(timer);
    timer = undefined;
  }
  isRunning = run.value !== null;
  timer ??= window.setTimeout(() => void keep(), isRunning ? RUNNING_MS : SOON_MS);
});

/** Whether there is anything in the record of this tab. */
export function isWorthKeeping(): boolean {
  const here = tab.value?.here;
  return here !== undefined && ((tab.value?.moves.length ?? 0) > 0 || here.next.length > 0 || here.comment !== "");
}

async function keep(): Promise<void> {
  timer = undefined;
  if (isKeeping) {
    timer = window.setTimeout(() => void keep(), SOON_MS);
    return;
  }
  isKeeping = true;
  // Where there is no room for it, or a server would not take it back, what analyses have found is left out.
  for (const bare of [false, true]) {
    const kept = await toBeKept(bare);
    offered.value = kept === null ? offered.value : null;
    if (kept === null || (kept !== "" && writeRecord(kept, bare))) {
      break;
    }
  }
  isKeeping = false;
}

/** What is to be kept; nothing where it is too long, and null where the server says nothing. */
async function toBeKept(bare: boolean): Promise<string | null> {
  const here = tab.value?.here;
  const isAtEnd = here?.on_main_line === true && here.next_on_line === null;
  const answer = await wish({ do: "save", bare });
  if (answer?.is !== "record") {
    return null;
  }
  if (!isAtEnd) {
    await fetchTree();
  }
  const steps = isAtEnd || current.value === null ? null : stepsTo(current.value);
  const rest = { steps, panel: panel.value };
  const { sgf } = answer;
  if (isTooLong(sgf)) {
    return "";
  }
  const text = sgf.length < PACKED_FROM ? { sgf } : { packed: await pack(sgf) };
  // The time comes first: where several are kept, it is read without all the rest.
  return JSON.stringify({ at: Date.now(), ...text, ...rest });
}

let ownNumber = readKept("session", NUMBER_KEY);

function ownName(): string {
  if (ownNumber === null) {
    ownNumber = crypto.getRandomValues(new Uint32Array(2)).join("-");
    writeKept("session", NUMBER_KEY, ownNumber);
  }
  return `${NAMES}-${ownNumber}`;
}

/** The names of all that is kept, the latest first. */
function recordNames(): string[] {
  const time = (name: string) => Number(/^\{"at":(\d+)/.exec(readKept("local", name) ?? "")?.[1] ?? 0);
  const names = keptNames().filter((name) => name.startsWith(NAMES));
  const times = new Map(names.map((name) => [name, time(name)]));
  return names.sort((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0));
}

/** Keeps the record of this tab; whether there is room. Records of others give way only where it `must` be kept. */
function writeRecord(text: string, must: boolean): boolean {
  const own = ownName();
  const others = recordNames().filter((name) => name !== own);
  others.splice(MOST_KEPT - 1).forEach((name) => removeKept("local", name));
  while (!writeKept("local", own, text)) {
    const oldest = must ? others.pop() : undefined;
    if (oldest === undefined) {
      return false;
    }
    removeKept("local", oldest);
  }
  return true;
}

/** Offers the record that the browser has kept of this tab, or else the latest, where the server has none. */
export async function offerKept(): Promise<void> {
  offered.value = await readRecord();
}

async function readRecord(): Promise<Kept | null> {
  try {
    const text = readKept("local", ownName()) ?? readKept("local", recordNames()[0] ?? NAMES) ?? "";
    if (!text.startsWith("{")) {
      return text === "" ? null : { sgf: text, steps: null, panel: "play" };
    }
    const found = JSON.parse(text) as Partial<Kept & { packed: string }>;
    const sgf = found.packed === undefined ? found.sgf : await unpack(found.packed);
    return typeof sgf === "string" ? { sgf, steps: found.steps ?? null, panel: found.panel ?? "play" } : null;
  } catch {
    return null;
  }
}

/** Opens what is offered where the page was, with the comment that was being written. */
export async function openKept(): Promise<void> {
  const kept = offered.value;
  if (kept === null) {
    return;
  }
  if (kept.panel === "review") {
    showPanel("review");
  }
  const answer = await openRecord(kept.sgf);
  if (answer?.is === "game" && kept.steps !== null) {
    await goBySteps(kept.steps);
  }
  await resumeInKept();
}
