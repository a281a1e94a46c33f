import { defineConfig } from "vite";

import { textRows } from "./tools/texts.mjs";

/** The sentences of the page. */
const texts = {
  name: "texts",
  resolveId: { filter: { id: /^virtual:texts$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:texts$/ },
    handler: async () => `export default ${JSON.stringify(await textRows())}`,
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
  plugins: [texts],
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
