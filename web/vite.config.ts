/** Builds the table into the Python package, and runs its tests. */
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env["STUBE_SERVER"] ?? "http://127.0.0.1:8137";

function textsOf(id: string): string {
  const [, language, file] = /locales\/(\w+)\/([\w-]+)\.ftl/.exec(id) ?? [];
  return `${["advice", "lesson", "options", "rules"].includes(file ?? "") ? "book" : "words"}-${language ?? ""}`;
}

export default defineConfig({
  base: "/",
  plugins: [svelte()],
  build: {
    outDir: fileURLToPath(new URL("../src/stube/server/static", import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false, // one sheet of 20 kB comes sooner than ten small ones
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // A language is two files: what every table says, and the long texts about rules.
            { name: (id) => textsOf(id), test: /\.ftl/ },
          ],
        },
      },
    },
    target: "es2022",
  },
  server: {
    // The Fluent files live in the package.
    fs: { allow: [fileURLToPath(new URL("..", import.meta.url))] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
});
