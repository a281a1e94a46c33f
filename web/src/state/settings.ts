// What the person has chosen for the page, kept in the browser.

import { effect, signal, type Signal } from "@preact/signals";

import { readKept, writeKept } from "../net/storage";

export const LANGUAGES = ["en", "zh-Hans", "zh-Hant"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];
export const COORDINATES = ["own", "without-i", "with-i", "numbers", "none"] as const;
export type Coordinates = (typeof COORDINATES)[number];

/** What stands on the candidates. */
export const MEASURES = ["loss", "lead", "winrate"] as const;
type Measure = (typeof MEASURES)[number];
/** To how many visits positions can be analysed. */
export const VISITS = ["50", "200", "800", "3200", "12800"] as const;
type Visits = (typeof VISITS)[number];
/** Which stones carry the numbers of their moves. */
export const NUMBERED = ["none", "last", "all", "variation"] as const;
type Numbered = (typeof NUMBERED)[number];

/** How many seconds a record that goes on by itself stays at a move. */
export const SECONDS = ["1", "2", "3", "5", "10"] as const;
type Seconds = (typeof SECONDS)[number];

const KEY = "liangyi-settings";
const kept = read();

/** Whether this browser has not seen the page before. */
export const isNewcomer = readKept("local", KEY) === null;

export const settings = {
  language: choice<Language>("language", LANGUAGES, preferredLanguage()),
  theme: choice<Theme>("theme", THEMES, "system"),
  coordinates: choice<Coordinates>("coordinates", COORDINATES, "own"),
  hintsLocked: flag("hintsLocked"),
  confirmMoves: flag("confirmMoves"),
  sound: flag("sound"),
  engineShown: flag("engineShown"),
  ownershipShown: flag("ownershipShown"),
  nextShown: flag("nextShown"),
  lossesShown: flag("lossesShown", true),
  measure: choice<Measure>("measure", MEASURES, "loss"),
  visits: choice<Visits>("visits", VISITS, "200"),
  /** Of which persons' moves an analysis tells, such as `5k`; nothing: of none. */
  persons: text("persons"),
  numbered: choice<Numbered>("numbered", NUMBERED, "none"),
  pause: choice<Seconds>("pause", SECONDS, "2"),
};

/** Board and line only, for a wall. */
export const projector = signal(false);

effect(() => {
  const values = Object.entries(settings).map(([name, { value }]) => [name, value] as const);
  writeKept("local", KEY, JSON.stringify(Object.fromEntries(values)));
});

effect(() => {
  const theme = settings.theme.value;
  if (theme === "system") {
    delete document.documentElement.dataset["theme"];
  } else {
    document.documentElement.dataset["theme"] = theme;
  }
});

function read(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(readKept("local", KEY) ?? "{}");
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

function choice<T extends string>(name: string, all: readonly T[], otherwise: T): Signal<T> {
  return signal(all.find((value) => value === kept[name]) ?? otherwise);
}

function text(name: string): Signal<string> {
  return signal(typeof kept[name] === "string" ? kept[name] : "");
}

function flag(name: string, otherwise = false): Signal<boolean> {
  return signal(typeof kept[name] === "boolean" ? kept[name] : otherwise);
}

function preferredLanguage(): Language {
  const first = navigator.language.toLowerCase();
  if (!first.startsWith("zh")) {
    return "en";
  }
  return /hant|tw|hk|mo/.test(first) ? "zh-Hant" : "zh-Hans";
}
