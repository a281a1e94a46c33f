import { readFile } from "node:fs/promises";

import { defineConfig } from "vite";

/** Sentences without the comments of their files. */
const sentences = {
  name: "sentences",
  enforce: "pre",
  load: {
    filter: { id: /\.ftl\?raw$/ },
    async handler(id) {
      const text = await readFile(id.replace("?raw", ""), "utf8");
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ""))}`;
    },
  },
};

/** One script and one style sheet, with names without hashes: the program holds them by name. */
function files(name) {
  return {
    codeSplitting: false,
    entryFileNames: `${name}.js`,
    assetFileNames: ({ names }) => (names.some((asset) => asset.endsWith(".css")) ? `${name}.css` : "[name][extname]"),
  };
}

// The page, and the board in the page of a match, which has all of its script and its style in it; with each the licences
// of the packages that are in its script.
export default defineConfig({
  plugins: [sentences],
  server: { fs: { allow: [".."] } },
  build: {
    target: "es2022",
    cssTarget: "chrome123",
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { license: { fileName: "licences.md" }, rolldownOptions: { output: files("page") } } },
    report: {
      consumer: "client",
      build: {
        emptyOutDir: false,
        copyPublicDir: false,
        license: { fileName: "report-licences.md" },
        rolldownOptions: { input: "src/report.tsx", output: { ...files("report"), format: "iife" } },
      },
    },
  },
  builder: {},
});
