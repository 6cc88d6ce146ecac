/** Words: every message that the code asks for is there in five languages, and none lies idle. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { LANGUAGES } from "../src/i18n/languages";
import { LETTERS } from "../src/table/keys";

const SOURCE = fileURLToPath(new URL("../src", import.meta.url));
const LOCALES = fileURLToPath(new URL("../../src/stube/locales", import.meta.url));

/** Names that the code builds from a code of the server or a setting. */
const BUILT: Readonly<Record<string, readonly string[]>> = {
  "bot-name-": ["1", "2", "3", "4", "5", "6", "7", "8"],
  "key-": Object.keys(LETTERS),
  "fate-": ["mine", "table", "gone", "open"],
  "round-": ["drawn", "won-us", "won-you", "won-others"],
  "series-": ["drawn", "won-us", "won-you", "won-others"],
};

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : /\.(svelte|ts)$/.test(entry.name) ? [path] : [];
  });
}

const code = files(SOURCE)
  .filter((path) => !path.includes("generated"))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");
const literals = new Set([...code.matchAll(/["'`]([a-z0-9]+(?:-[a-z0-9]+)*)["'`]/g)].map((match) => match[1] ?? ""));
const asked = new Set([...code.matchAll(/\bt\(\s*"([a-z0-9-]+)(?:\.[a-z]+)?"/g)].map((match) => match[1] ?? ""));
const built = Object.entries(BUILT).flatMap(([start, ends]) => ends.map((end) => start + end));

const read = (language: string, file: string): string => readFileSync(join(LOCALES, language, file), "utf8");
const idsOf = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1] ?? "");
const partsOf = (text: string): string[] =>
  [...text.matchAll(/^([a-z][\w-]*) *=|^ +\.([a-z]+) *=|\{ *\$(\w+)/gm)].map((match) => match[0].trim());

describe.each(Object.keys(LANGUAGES))("%s", (language) => {
  const bundle = new FluentBundle(language);
  const faults = readdirSync(join(LOCALES, language)).flatMap((file) =>
    bundle.addResource(new FluentResource(read(language, file))),
  );

  it("has no message twice", () => {
    expect(faults).toEqual([]);
  });

  it("has every message that the code names", () => {
    const missing = [...asked, ...built].filter((id) => !bundle.hasMessage(id));
    expect(missing).toEqual([]);
  });

  it("has no message in ui.ftl that nothing asks for", () => {
    const idle = idsOf(read(language, "ui.ftl")).filter((id) => !literals.has(id) && !built.includes(id));
    expect(idle).toEqual([]);
  });

  it("has the same messages, attributes and variables in ui.ftl as German", () => {
    const sorted = (text: string): string[] => [...new Set(partsOf(text))].sort();
    expect(sorted(read(language, "ui.ftl"))).toEqual(sorted(read("de", "ui.ftl")));
  });
});

it("knows no rule: no screen compares suits or asks which game is played to decide what is allowed", () => {
  expect(code).not.toMatch(/must_follow|must_give|led_suit/);
});
