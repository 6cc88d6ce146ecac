/** The rule sets that this browser keeps. */
import { keepValue, keptValue } from "../settings.svelte";
import type { RuleSet } from "./sets";
import { readLink, writeLink } from "./ruleset";

const KEY = "stube.rules";
const MOST = 30;

/** Gives the rule sets kept here, newest first; what cannot be read any more is left out. */
export function ownSets(): readonly RuleSet[] {
  const kept = keptValue(KEY);
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((one: unknown) => {
    try {
      const set = typeof one === "string" ? readLink(one) : null;
      return set === null ? [] : [set];
    } catch {
      return [];
    }
  });
}

/** Keeps a rule set; one of the same game and name gives way to it. */
export function keepSet(set: RuleSet): void {
  write([set, ...others(set)]);
}

/** Forgets a rule set. */
export function forgetSet(set: RuleSet): void {
  write(others(set));
}

function others(set: RuleSet): readonly RuleSet[] {
  return ownSets().filter((other) => other.game !== set.game || other.name !== set.name);
}

function write(sets: readonly RuleSet[]): void {
  keepValue(KEY, sets.slice(0, MOST).map(writeLink));
}
