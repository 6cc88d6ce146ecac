/** Three tiers: `ui` knows nothing of the table, `components` know no view, nobody but the controller has a socket. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, it } from "vitest";

const SOURCE = fileURLToPath(new URL("../src", import.meta.url));
const MOST_LINES = 300;

function files(folder: string): string[] {
  return readdirSync(join(SOURCE, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .map((entry) => relative(SOURCE, join(entry.parentPath, entry.name)));
}

function importing(folder: string, forbidden: RegExp): string[] {
  return files(folder).filter((path) =>
    [...readFileSync(join(SOURCE, path), "utf8").matchAll(/from "([^"]+)"/g)].some((match) => forbidden.test(match[1] ?? "")),
  );
}

it("keeps ui free of the table, its views and its components", () => {
  expect(importing("ui", /\/(table|components|views|net)\//)).toEqual([]);
});

it("keeps components free of views and sockets", () => {
  expect(importing("components", /\/views\/|\/socket"?$/)).toEqual([]);
});

it("keeps files short", () => {
  const long = files(".").filter(
    (path) => !path.startsWith("generated") && readFileSync(join(SOURCE, path), "utf8").split("\n").length > MOST_LINES,
  );
  expect(long).toEqual([]);
});
