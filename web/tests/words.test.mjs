// The words of the page: the three languages say the same, every message is used, and the keys that the page compiles
// with are those of the files.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

import { FluentResource } from "@fluent/bundle";

import { KEYS, keysModule, pageText } from "../tools/keys.mjs";
import { messagesOf } from "../tools/messages.mjs";
import { FILES, LANGUAGES, textRows } from "../tools/texts.mjs";

const SOURCES = new URL("../src/", import.meta.url);

function fileText(language, name) {
  return readFileSync(new URL(`../../src/show/words/languages/${language}/${name}`, import.meta.url), "utf8");
}

test("the three languages have the same keys with the same variables", () => {
  const english = messagesOf(pageText("en"));
  for (const language of LANGUAGES) {
    assert.deepEqual([...messagesOf(pageText(language))], [...english], language);
  }
});

test("every line that begins with a key is a message that can be read", () => {
  for (const language of LANGUAGES) {
    const text = pageText(language);
    const begun = [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, key]) => key);
    assert.deepEqual([...messagesOf(text).keys()], begun, language);
    assert.equal(new Set(begun).size, begun.length, `${language} has a key twice`);
  }
});

test("the keys that the page compiles with are those of the English files", () => {
  assert.equal(readFileSync(KEYS, "utf8"), keysModule(pageText("en")), "run `npm run keys`");
});

test("the page is built with what the files say", async () => {
  const rows = await textRows();
  for (const [place, language] of LANGUAGES.entries()) {
    const built = rows.flatMap((key, at) => (at % 4 === 0 ? [`${key} =${rows[at + place + 1]}\n`] : [])).join("");
    const text = FILES.map((name) => fileText(language, name)).join("\n");
    assert.deepEqual(new FluentResource(built).body, new FluentResource(text).body, language);
  }
});

test("every term that a message names is in the glossary", () => {
  for (const language of LANGUAGES) {
    const glossary = fileText(language, "terms.ftl");
    const terms = new Set([...glossary.matchAll(/^(-[\w-]+) =/gm)].map(([, name]) => name));
    const named = [...pageText(language).matchAll(/\{ (-[\w-]+) \}/g)].map(([, name]) => name);
    assert.ok(named.length > 0, language);
    assert.deepEqual(
      named.filter((name) => !terms.has(name)),
      [],
      language,
    );
  }
});

test("no message is unused", () => {
  const source = readdirSync(SOURCES, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/keys\.ts$|protocol\.ts$/.test(name))
    .map((name) => readFileSync(new URL(name, SOURCES), "utf8"))
    .join("\n");
  const literal = new Set([...source.matchAll(/"([a-z][\w-]*)"/g)].map(([, key]) => key));
  const patterns = [...source.matchAll(/`([a-z][\w-]*-)\$\{[^`]*\}([\w-]*)`/g)].map(
    ([, start, end]) => new RegExp(`^${start}.+${end}$`),
  );
  const unused = [...messagesOf(pageText("en")).keys()].filter(
    (key) => !literal.has(key) && !patterns.some((pattern) => pattern.test(key)),
  );
  assert.deepEqual(unused, []);
});
