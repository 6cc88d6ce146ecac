/** Builds the table into the Python package, and runs its tests. */
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { offlinePage, texts } from "./scripts/texts";

const server = process.env["STUBE_SERVER"] ?? "http://127.0.0.1:8137";

export default defineConfig({
  base: "/",
  plugins: [svelte(), texts(), offlinePage()],
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
            // Two files on the way to a table, not forty: what is small packs badly alone.
            { name: "start", test: /src\/main\.ts$/, priority: 2 },
            { name: "table", test: /src\/views\/AtTable\.svelte$/, priority: 1 },
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
