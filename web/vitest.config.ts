/** Runs the tests that need no browser. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  test: { include: ["test/**/*.test.ts"], environment: "node" },
});
