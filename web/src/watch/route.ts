// Which view the page shows: the board, or matches. It stands in the fragment of the address, so that the browser's
// back button leads through it.

import { signal } from "@preact/signals";

export interface WatchRoute {
  /** The match by its name; `null` for the list of all. */
  match: string | null;
  game: number | null;
}

const FIRST = "#matches";

/** Where in the matches the page is; `null` at the board. */
export const route = signal<WatchRoute | null>(read());

/** The fragment that leads there. */
export function fragment({ match, game }: WatchRoute): string {
  const parts = [FIRST, match === null ? null : encodeURIComponent(match), game];
  return parts.filter((part) => part !== null).join("/");
}

/** Heeds the address from now on. */
export function heedAddress(): void {
  route.value = read();
  addEventListener("hashchange", () => {
    route.value = read();
    scrollTo(0, 0);
  });
}

function read(): WatchRoute | null {
  const [first, match, game] = location.hash.split("/");
  if (first !== FIRST) {
    return null;
  }
  const number = /^[1-9]\d{0,8}$/.test(game ?? "") ? Number(game) : null;
  return { match: match === undefined ? null : decoded(match), game: number };
}

function decoded(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}
