import { defineConfig } from "vite";

// Names without hashes, one script and one style sheet: the program holds them by name.
export default defineConfig({
  server: { fs: { allow: [".."] } },
  build: {
    target: "es2022",
    cssTarget: "chrome123",
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        entryFileNames: "page.js",
        codeSplitting: false,
        assetFileNames: (asset) => (asset.names.some((name) => name.endsWith(".css")) ? "page.css" : "[name][extname]"),
      },
    },
  },
});
