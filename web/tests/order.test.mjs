// The order of the folders of the page: each imports only from those before it, and no file imports itself by a way
// round. No file of tests is left out.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));
const ORDER = "net state words ui board report rules agree count play review watch app".split(" ");
/** At the top, beside the entries, which nothing imports: the messages, which everything may import. */
const FIRST = "protocol";

const files = readdirSync(SOURCES, { recursive: true }).filter((name) => /\.tsx?$/.test(name));
const name = (file) => file.replace(/\.tsx?$/, "");

/** What each file imports, by names without endings. */
const imports = new Map(
  files.map((file) => {
    const found = [...readFileSync(join(SOURCES, file), "utf8").matchAll(/(?:from|import) "(\.[^"?]+)"/g)];
    const own = found.map(([, path]) => normalize(join(dirname(file), path))).filter((path) => !path.endsWith(".css"));
    return [name(file), own];
  }),
);

const folder = (path) => (path.includes("/") ? path.split("/")[0] : "");

test("a folder imports only from those before it", () => {
  const folders = [...new Set(files.map(folder))].filter((found) => found !== "");
  assert.deepEqual(folders.toSorted(), ORDER.toSorted());
  const wrong = [...imports].flatMap(([from, all]) =>
    all
      .filter((to) => to !== FIRST && folder(from) !== "" && ORDER.indexOf(folder(to)) > ORDER.indexOf(folder(from)))
      .map((to) => `${from} imports ${to}`),
  );
  assert.deepEqual(wrong, []);
  const entries = [...imports].flatMap(([from, all]) =>
    all.filter((to) => to !== FIRST && folder(to) === "").map((to) => `${from} imports the entry ${to}`),
  );
  assert.deepEqual(entries, []);
});

test("imports go in no circle", () => {
  const done = new Set();
  const follow = (file, way) => {
    assert.ok(!way.includes(file), [...way, file].join(" -> "));
    if (!done.has(file)) {
      (imports.get(file) ?? []).forEach((to) => follow(to, [...way, file]));
      done.add(file);
    }
  };
  files.forEach((file) => follow(name(file), []));
  assert.equal(done.size, files.length, "every import is a file");
});

test("every file of tests is run", () => {
  const folder = new URL(".", import.meta.url);
  const wanted = readdirSync(folder).filter((file) => file.endsWith(".test.mjs"));
  const run = [...readFileSync(new URL("all.mjs", folder), "utf8").matchAll(/^import "\.\/(.*)";$/gm)].map(
    ([, file]) => file,
  );
  assert.deepEqual(run, wanted.sort());
});
