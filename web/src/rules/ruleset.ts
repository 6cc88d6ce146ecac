/** A rule set as a person makes it, and its two text forms: a link's and a file's. What it means, the server says. */
import type { RuleSet } from "./sets";

/** The largest link, in characters, and file, in bytes, that is looked at. */
export const LARGEST_LINK = 6000;
export const LARGEST_FILE = 16 * 1024;
export const LONGEST_NAME = 40;
const MOST_OPTIONS = 128;
const HEADER = "stube-rules 1";

const ID = /^[\w.:-]{1,64}$/;
const VALUE = /^[\w.,:+-]{1,64}$/;
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Why a text is not taken: what it is, and the place. */
export class Unreadable extends Error {
  readonly why: "unreadable" | "too_large";
  readonly at: string;

  constructor(why: "unreadable" | "too_large", at = "") {
    super(why);
    this.why = why;
    this.at = at.slice(0, 80);
  }
}

/** Makes a name fit to be shown: one line, nothing unseen, not too long. */
export function cleanName(name: string): string {
  return [...name.replace(UNSEEN, "").trim()].slice(0, LONGEST_NAME).join("");
}

/** Writes a rule set as it stands in an address. */
export function writeLink(set: RuleSet): string {
  const fields = new URLSearchParams({ game: set.game });
  if (set.preset !== "") fields.append("preset", set.preset);
  for (const [option, value] of Object.entries(set.options)) fields.append(`rule.${option}`, value);
  if (set.name !== "") fields.append("name", set.name);
  if (set.dialect !== "") fields.append("dialect", set.dialect);
  return fields.toString();
}

/** Reads a rule set from an address; null when there is nothing to read. */
export function readLink(text: string): RuleSet | null {
  const bare = text.replace(/^[#?]/, "");
  if (bare === "") return null;
  if (bare.length > LARGEST_LINK) throw new Unreadable("too_large");
  return settle([...new URLSearchParams(bare)].map(([key, value]) => [key.replace(/^rule\./, "rule "), value, key]));
}

/** Writes a rule set as a file: one field a line, as records have them. */
export function writeFile(set: RuleSet): string {
  const lines = [HEADER, `game: ${set.game}`, `preset: ${set.preset}`];
  for (const [option, value] of Object.entries(set.options)) lines.push(`rule ${option}: ${value}`);
  if (set.name !== "") lines.push(`name: ${set.name}`);
  if (set.dialect !== "") lines.push(`dialect: ${set.dialect}`);
  return `${lines.join("\n")}\n`;
}

/** Reads a file. */
export function readFile(text: string): RuleSet {
  if (new Blob([text]).size > LARGEST_FILE) throw new Unreadable("too_large");
  const lines = text
    .replace(/^\ufeff/, "")
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  if (lines[0] !== HEADER) throw new Unreadable("unreadable", lines[0] ?? "");
  return settle(
    lines.slice(1).map((line) => {
      const mark = /^rule\s[^:]*?=/.test(line) ? line.indexOf("=") : line.indexOf(":");
      if (mark < 0) throw new Unreadable("unreadable", line);
      return [line.slice(0, mark).trim().replace(/\s+/, " "), line.slice(mark + 1).trim(), line];
    }),
  );
}

function settle(fields: readonly (readonly [string, string, string])[]): RuleSet {
  const found = new Map<string, string>();
  for (const [key, value, place] of fields) {
    if (found.has(key) || !fits(key, value)) throw new Unreadable("unreadable", place);
    found.set(key, value);
  }
  const options = [...found].filter(([key]) => key.startsWith("rule ")).map(([key, value]) => [key.slice(5), value] as const);
  const game = found.get("game");
  if (game === undefined) throw new Unreadable("unreadable", "game");
  if (options.length > MOST_OPTIONS) throw new Unreadable("too_large");
  return {
    game,
    preset: found.get("preset") ?? "",
    options: Object.fromEntries(options),
    name: cleanName(found.get("name") ?? ""),
    dialect: found.get("dialect") ?? "",
  };
}

function fits(key: string, value: string): boolean {
  if (key === "name") return value.length <= 4 * LONGEST_NAME;
  if (key === "game" || key === "preset" || key === "dialect") return ID.test(value);
  return key.startsWith("rule ") && ID.test(key.slice(5)) && VALUE.test(value);
}
