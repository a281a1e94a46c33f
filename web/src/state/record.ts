// The record of the game: kept in the browser after every change, saved, copied, opened.

import { effect, signal } from "@preact/signals";

import type { PageAnswer } from "../protocol";
import { rev, tab, wish } from "./game";
import { write } from "./settings";

const KEY = "liangyi-record";
const WAIT_MS = 800;

/** The record that the browser has kept and the server does not know; null once it is opened or thrown away. */
export const offered = signal<string | null>(null);

let timer: number | undefined;
effect(() => {
  if (rev.value > 0 && (tab.value?.moves.length ?? 0) > 0) {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void keep(), WAIT_MS);
  }
});

async function keep(): Promise<void> {
  const sgf = await record();
  if (sgf !== null) {
    offered.value = null;
    write(KEY, sgf);
  }
}

/** The record in SGF. */
export async function record(): Promise<string | null> {
  const answer = await wish({ do: "save" });
  return answer?.is === "record" ? answer.sgf : null;
}

/** Offers the record that the browser has kept, as the server has no game of this tab. */
export function offerKept(): void {
  try {
    offered.value = localStorage.getItem(KEY);
  } catch {
    offered.value = null;
  }
}

/** Opens a record. */
export async function openRecord(sgf: string): Promise<PageAnswer | null> {
  offered.value = null;
  return wish({ do: "open", sgf });
}

/** Opens a file of the person's. */
export async function openFile(file: File | null | undefined): Promise<void> {
  if (file) {
    await openRecord(await file.text());
  }
}

/** Saves the record as a file. */
export async function saveFile(): Promise<void> {
  const sgf = await record();
  if (sgf === null) {
    return;
  }
  const address = URL.createObjectURL(new Blob([sgf], { type: "application/x-go-sgf" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${tab.value?.state.ruleset ?? "game"}.sgf`;
  link.click();
  URL.revokeObjectURL(address);
}

/** Whether the record has just been copied. */
export const copied = signal(false);

/** Copies the record, or saves it where the browser lets no page copy. */
export async function copyRecord(): Promise<void> {
  if (!isSecureContext) {
    return saveFile();
  }
  const sgf = await record();
  if (sgf !== null) {
    await navigator.clipboard.writeText(sgf);
    copied.value = true;
    window.setTimeout(() => (copied.value = false), 2000);
  }
}
