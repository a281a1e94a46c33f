// What the browser keeps for the page, where it keeps anything: one that refuses, or has no room, is no reason to stop.

/** Beyond the page (`local`), or as long as its tab (`session`). */
type Kept = "local" | "session";

export function readKept(kept: Kept, key: string): string | null {
  try {
    return storage(kept).getItem(key);
  } catch {
    return null;
  }
}

/** Whether it is kept. */
export function writeKept(kept: Kept, key: string, text: string): boolean {
  try {
    storage(kept).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeKept(kept: Kept, key: string): void {
  try {
    storage(kept).removeItem(key);
  } catch {
    // There is nothing to remove.
  }
}

/** The names of all that is kept beyond the page. */
export function keptNames(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function storage(kept: Kept): Storage {
  return kept === "local" ? localStorage : sessionStorage;
}
