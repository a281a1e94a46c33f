// The words of the page in the language that is chosen, from the program's Fluent files, and numbers as people read them.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { effect } from "@preact/signals";

import texts from "virtual:texts";
import { type Language, LANGUAGES, settings } from "../state/settings";
import type { Messages } from "./keys";

const BUNDLES = new Map(LANGUAGES.map((language, place) => [language, bundle(language, place + 1)]));

/** The messages of a language, which stand at this place behind each key. */
function bundle(language: Language, place: number): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const step = LANGUAGES.length + 1;
  const messages = texts.flatMap((key, at) => (at % step === 0 ? [`${key} =${texts[at + place]}\n`] : []));
  made.addResource(new FluentResource(messages.join("")));
  return made;
}

type Variables<K extends keyof Messages> = null extends Messages[K] ? [] : [variables: Messages[K]];

/** The text of a message in the language that is chosen. */
export function t<K extends keyof Messages>(key: K, ...variables: Variables<K>): string {
  return format(key, variables[0] ?? null) ?? key;
}

/** The text of a message whose key is made of a name that the server gives, if there is such a message. */
export function named(key: string): string | null {
  return format(key, null);
}

function format(key: string, variables: Record<string, string | number> | null): string | null {
  const chosen = BUNDLES.get(settings.language.value);
  const pattern = chosen?.getMessage(key)?.value;
  return chosen && pattern ? chosen.formatPattern(pattern, variables) : null;
}

effect(() => {
  document.documentElement.lang = settings.language.value;
  document.title = t("title");
});

/** A difference with its sign. */
export function signed(exact: string): string {
  return exact === "0" ? exact : exact.startsWith("-") ? exact.replace("-", "−") : `+${exact}`;
}

/** A share of one in percent. */
export function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

/** A number with its sign and one decimal; a dash where it is not known. */
export function signedTenths(value: number | null): string {
  if (value === null) {
    return "–";
  }
  const text = value.toFixed(1);
  return text === "0.0" || text === "-0.0" ? "0.0" : text.startsWith("-") ? `−${text.slice(1)}` : `+${text}`;
}

/** A number of visits, short: 950, 1.2k, 15k. */
export function short(count: number): string {
  return count < 1000
    ? String(count)
    : count < 10_000
      ? `${(count / 1000).toFixed(1)}k`
      : `${Math.round(count / 1000)}k`;
}
