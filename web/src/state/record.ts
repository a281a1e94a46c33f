// The record of the game: saved, copied, opened.

import { signal, type Signal } from "@preact/signals";

import type { PageAnswer } from "../protocol";
import { keepComment } from "./comment";
import { refused, tab, wish } from "./game";
import { panel, showPanel } from "./panels";

/** How the names of records end. */
export const RECORD_FILES = ".sgf,.gib,.ngf,.ugi,.ugf,.lib,.psq,.rif,.xml,.txt";

/** A message that opens a record may be no longer than 24 MiB. */
const LONGEST = (24 << 20) - 1024;

/** The record that the browser has kept and the server does not know; null once it is opened or thrown away. */
export const offered = signal<Kept | null>(null);

/** A record with where in it the page was. */
export interface Kept {
  sgf: string;
  /** The child that is taken at each step from the root; null for the end of the main line. */
  steps: number[] | null;
  panel: string;
}

/** The record in SGF; bare, it is without what analyses have found, which is most of it. */
export async function record(bare = false): Promise<string | null> {
  await keepComment();
  const answer = await wish({ do: "save", bare });
  return answer?.is === "record" ? answer.sgf : null;
}

/** Whether a server would not take a record. */
export function isTooLong(sgf: string): boolean {
  return new TextEncoder().encode(JSON.stringify(sgf)).length > LONGEST;
}

/** Opens a record: its text, or the bytes of a file as letters where it is not UTF-8. */
export async function openRecord(sgf: string, bytes = false): Promise<PageAnswer | null> {
  await keepComment();
  if (isTooLong(sgf)) {
    refused.value = { kind: "too_long" };
    return null;
  }
  const answer = await wish({ do: "open", sgf, bytes });
  if (answer?.is === "game") {
    offered.value = null;
  }
  return answer;
}

/** Opens a file of the person's, to be looked through. The server decodes what is no UTF-8: it knows more encodings. */
export async function openFile(file: File | null | undefined): Promise<void> {
  if (!file) {
    return;
  }
  if (file.size > LONGEST) {
    refused.value = { kind: "too_long" };
    return;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = utf8(bytes);
  await openText(text ?? letters(bytes), text === null);
}

/** Opens a record to be looked through. */
export async function openText(text: string, isBytes = false): Promise<void> {
  const before = panel.value;
  showPanel("review");
  const answer = await openRecord(text, isBytes);
  if (answer?.is !== "game") {
    const why = refused.value;
    showPanel(before);
    refused.value = why;
  }
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A letter for each byte. */
function letters(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return text;
}

/** Saves the record as a file. */
export async function saveFile(): Promise<void> {
  const sgf = await record();
  if (sgf === null) {
    return;
  }
  saveBlob(new Blob([sgf], { type: "application/x-go-sgf" }), fileName("sgf"));
}

/** Saves the record of renju as a library of RenLib's. */
export async function saveLibrary(): Promise<void> {
  await keepComment();
  const answer = await wish({ do: "save_library" });
  if (answer?.is === "library") {
    const bytes = Uint8Array.from(atob(answer.base64), (letter) => letter.charCodeAt(0));
    saveBlob(new Blob([bytes], { type: "application/octet-stream" }), fileName("lib"));
  }
}

/** Saves a file under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The name of the record's file: its date, Black and White, or the ruleset where nobody is named. */
function fileName(end: string): string {
  const game = tab.value;
  const head = game?.head ?? {};
  const names = (["PB", "PW"] as const).map(
    (property, at) => head[property] ?? (game?.seats[at]?.by === "person" ? "" : "Liangyi"),
  );
  const players = names.some((name) => name !== "")
    ? names.map((name, at) => name || (at === 0 ? "black" : "white"))
    : [game?.state.ruleset ?? "game"];
  const parts = [/^[\d-]+/.exec(head["DT"] ?? "")?.[0] ?? today(), ...players];
  // What no system has in the names of files.
  return `${parts.map((part) => part.replace(/[\p{Cc}\s\\/:*?"<>|]+/gu, "_")).join("-")}.${end}`;
}

/** The day where the person is, as records have it. */
export function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
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
    await writeToClipboard(sgf, copied);
  }
}

/** Copies a text, and says so for a while. */
export async function writeToClipboard(text: string, said: Signal<boolean>): Promise<void> {
  await navigator.clipboard.writeText(text);
  sayFor(said);
}

/** Says something for a while. */
export function sayFor(said: Signal<boolean>): void {
  said.value = true;
  window.setTimeout(() => (said.value = false), 2000);
}
