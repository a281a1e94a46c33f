// The messages of the page as it is built with them: all languages of one after the other, as what is alike stands together
// then, and is compressed to a part of it.

import { readFile } from "node:fs/promises";

export const LANGUAGES = ["en", "zh-Hans", "zh-Hant"];
export const FILES = ["terms.ftl", "page.ftl", "page-review.ftl"];

/** The messages of a language's files by their keys: what stands behind the sign of equality, indented by one blank. */
async function messagesOf(language) {
  const paths = FILES.map((file) => new URL(`../../src/show/words/languages/${language}/${file}`, import.meta.url));
  const lines = (await Promise.all(paths.map((path) => readFile(path, "utf8")))).join("\n").split("\n");
  const messages = new Map();
  let last = "";
  for (const line of lines.filter((line) => line.trim() !== "" && !line.startsWith("#"))) {
    const [, key, value] = /^(-?[a-z][\w-]*) =(.*)$/.exec(line) ?? [
      null,
      last,
      `${messages.get(last)}\n ${line.trim()}`,
    ];
    messages.set(key, value);
    last = key;
  }
  return messages;
}

/** A key, then the message in each language; and so on. */
export async function textRows() {
  const [first, ...others] = await Promise.all(LANGUAGES.map(messagesOf));
  return [...first].flatMap(([key, text]) => [key, text, ...others.map((messages) => messages.get(key))]);
}
