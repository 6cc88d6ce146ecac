/** What a person wants to be called: asked once, kept in this browser only. */
import { keepValue, keptValue } from "../settings.svelte";

const KEY = "stube.name";
export const LONGEST_NAME = 24;
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Gives the name that is kept; empty when none is. */
export function ownName(): string {
  const kept = keptValue(KEY);
  return typeof kept === "string" ? cleanName(kept) : "";
}

/** Keeps a name. */
export function keepName(name: string): void {
  keepValue(KEY, cleanName(name));
}

/** Makes a name fit to be shown on a plate: one line, nothing unseen, not too long. */
export function cleanName(name: string): string {
  return [...name.replace(UNSEEN, "").replace(/\s+/g, " ").trim()].slice(0, LONGEST_NAME).join("");
}
