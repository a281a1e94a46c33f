// Which view the page shows: the board, or matches. It stands in the fragment of the address, so that the browser's
// back button leads through it.

import { computed, signal } from "@preact/signals";

import { hasMatches } from "../net/link";

interface WatchRoute {
  /** The match by its name; `null` for the list of all. */
  match: string | null;
  game: number | null;
}

const FIRST = "#matches";

const address = signal<WatchRoute | null>(null);

/** Where in the matches the page is; `null` at the board, and where there are no matches. */
export const route = computed(() => (hasMatches.value ? address.value : null));

/** The fragment that leads there. */
export function fragment({ match, game }: WatchRoute): string {
  const parts = [FIRST, match === null ? null : encodeURIComponent(match), game];
  return parts.filter((part) => part !== null).join("/");
}

/** Heeds the address from now on. */
export function listenForRoute(): void {
  address.value = read();
  addEventListener("hashchange", () => {
    address.value = read();
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
