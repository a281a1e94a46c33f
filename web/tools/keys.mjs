// Writes src/words/keys.ts: the keys of page.ftl and page-review.ftl with the variables of each, so that a wrong one does not compile.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { messagesOf } from "./messages.mjs";

export function keysModule(text) {
  const lines = [...messagesOf(text)].map(([key, variables]) => {
    const fields = variables.map((name) => `${name}: Value`).join("; ");
    return `  ${JSON.stringify(key)}: ${fields ? `{ ${fields} }` : "null"};`;
  });
  return [
    "// Written by `npm run keys` from page.ftl and page-review.ftl.",
    "",
    "export type Value = string | number;",
    "",
    "export interface Messages {",
    ...lines,
    "}",
    "",
  ].join("\n");
}

/** The files of the page in a language, one after the other. */
export function pageText(language) {
  const folder = new URL(`../../src/show/words/languages/${language}/`, import.meta.url);
  return ["page.ftl", "page-review.ftl"].map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
}

export const KEYS = new URL("../src/words/keys.ts", import.meta.url);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(KEYS, keysModule(pageText("en")));
}
