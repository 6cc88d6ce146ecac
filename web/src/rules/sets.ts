/** A rule set as a person makes it, and what it is called; its text forms stand in `ruleset.ts`. */
import { has, t } from "../i18n/fluent.svelte";
import type { RulesWish } from "../net/http";

export interface RuleSet {
  readonly game: string;
  /** The preset it starts from; empty for the game's own. */
  readonly preset: string;
  /** What is changed against the preset. */
  readonly options: Readonly<Record<string, string>>;
  /** What people call it; may be empty. */
  readonly name: string;
  /** The words it is told in; empty for the preset's own. */
  readonly dialect: string;
}

/** Makes a rule set that is a preset. */
export function presetSet(game: string, preset: string): RuleSet {
  return { game, preset, options: {}, name: "", dialect: "" };
}

/** Gives the rules of a table: its preset, or every option where single ones were changed. */
export function tableSet(game: string, preset: string | null, rules: Readonly<Record<string, string>>): RuleSet {
  return preset === null ? { ...presetSet(game, ""), options: rules } : presetSet(game, preset);
}

/** Gives what the server is asked. */
export function wishOf(set: RuleSet): RulesWish {
  return { game: set.game, preset: set.preset === "" ? null : set.preset, options: set.options };
}

function dashed(text: string): string {
  return text.replace(/[_,+]/g, "-");
}

/** Gives the name of a game. */
export function gameName(game: string): string {
  return t(`game-${dashed(game)}`);
}

/** Gives the name of a preset. */
export function presetName(game: string, preset: string): string {
  const id = `preset-${dashed(game)}-${dashed(preset)}`;
  return has(id) ? t(id) : preset;
}

/** Gives what a rule set is called: its own name, its preset's, or "without a name". */
export function setName(set: RuleSet): string {
  if (set.name !== "") return set.name;
  if (set.preset === "" && Object.keys(set.options).length > 0) return t("friends-own-rules");
  return Object.keys(set.options).length === 0 ? presetName(set.game, set.preset) : t("editor-nameless");
}
