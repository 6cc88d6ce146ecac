/** The addresses of the pages about rules. */
import type { RulesTold } from "../net/http";
import type { RuleSet } from "./sets";
import { writeLink } from "./ruleset";
import { presetSet } from "./sets";

export type PageName = "rulebook" | "editor" | "compare" | "lesson" | "advice" | "replay";

const PATHS: Readonly<Record<string, PageName>> = {
  "/rules": "rulebook",
  "/rules/edit": "editor",
  "/rules/compare": "compare",
  "/lesson": "lesson",
  "/advice": "advice",
  "/replay": "replay",
};

/** Gives the page about rules that a path names. */
export function pageInPath(path: string): PageName | null {
  return PATHS[path.replace(/^(\/replay)\/.*|\/$/, "$1")] ?? null;
}

/** Gives the address of a rule set's rulebook; the rules stand in the query, so that the fragment is the clause's. */
export function rulebookLink(set: RuleSet, clause = ""): string {
  return `/rules?${writeLink(set)}${clause === "" ? "" : `#${clause}`}`;
}

/** Gives the address of the editor with a rule set in its fragment, which no server sees. */
export function editorLink(set: RuleSet): string {
  return `/rules/edit#${writeLink(set)}`;
}

/** Gives the address of the comparison of two rule sets. */
export function compareLink(one: RuleSet, other: RuleSet): string {
  return `/rules/compare#${new URLSearchParams({ one: writeLink(one), other: writeLink(other) }).toString()}`;
}

/** Gives the address of a game's lesson. */
export function lessonLink(game: string): string {
  return `/lesson?game=${encodeURIComponent(game)}`;
}

/** Gives the address where a finished match is gone through: of a table, the last one if none is named. */
export function replayLink(table: string, match?: number): string {
  return `/replay/${table}${match === undefined ? "" : `?match=${match.toString()}`}`;
}

/** Gives the address of the old advice and what became of it. */
export function adviceLink(): string {
  return "/advice";
}

/** Gives a rule set as short as it can be said: its preset, or what differs from the one it started from. */
export function toldSet(told: RulesTold): RuleSet {
  if (told.preset !== null) return presetSet(told.game, told.preset);
  const options = Object.fromEntries(told.changed.map((name) => [name, told.options[name] ?? ""]));
  return { ...presetSet(told.game, told.base), options };
}
