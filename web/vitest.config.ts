/** Runs the tests that need no browser. */
import { texts } from "./scripts/texts";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte(), texts()],
  test: { include: ["test/**/*.test.ts"], environment: "node" },
});
