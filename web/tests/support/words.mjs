// The words of the page as its files have them, so that a test holds no text of its own.

import { readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** The languages, by the locale of a browser that prefers them. */
export const LOCALES = { en: "en-GB", "zh-Hans": "zh-CN", "zh-Hant": "zh-TW" };
export const LANGUAGES = Object.keys(LOCALES);

/** The text of a message in a language: `words("en")("title")`. */
export function words(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = ["terms", "page", "page-review"].flatMap((name) => {
    const file = new URL(`../../../src/words/languages/${language}/${name}.ftl`, import.meta.url);
    return bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  });
  if (errors.length > 0) {
    throw errors[0];
  }
  return (key, variables = {}) => {
    const message = bundle.getMessage(key);
    if (!message?.value) {
      throw new Error(`${language} has no message ${key}`);
    }
    const wrong = [];
    const text = bundle.formatPattern(message.value, variables, wrong);
    if (wrong.length > 0) {
      throw new Error(`${language}, ${key}: ${wrong[0].message}`);
    }
    return text;
  };
}
