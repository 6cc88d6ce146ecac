// Writes src/generated/protocol.ts from the JSON schema that `stube schema` prints, or checks that it is fresh.
//
//   node scripts/types.mjs            writes it
//   node scripts/types.mjs --check    exit status 1 when the committed file differs
//
// STUBE names the command that prints the schema; without it the project's environment is looked for.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { compile } from "json-schema-to-typescript";

const here = dirname(fileURLToPath(import.meta.url));
const target = resolve(here, "../src/generated/protocol.ts");
const BANNER = "/** Wire messages and views, generated from the server's own structs: `npm run types`. Do not edit. */";

function command() {
  const wanted = process.env["STUBE"];
  if (wanted) return wanted;
  for (const path of [".venv/bin/stube", ".venv/Scripts/stube.exe"]) {
    const full = resolve(here, "../..", path);
    if (existsSync(full)) return full;
  }
  return "stube";
}

const schema = JSON.parse(execFileSync(command(), ["schema"], { encoding: "utf8", maxBuffer: 1 << 24 }));
const text = await compile(schema, "Wire", {
  bannerComment: BANNER,
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
  style: { printWidth: 110 },
});
const old = existsSync(target) ? readFileSync(target, "utf8") : "";
if (process.argv.includes("--check")) {
  if (old !== text) {
    console.error("src/generated/protocol.ts is stale: npm run types");
    process.exitCode = 1;
  }
} else {
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}
