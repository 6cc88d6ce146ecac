/** The words of rules: options, values, presets, sections and sentences of the rulebook, refusals. */
import { has, language, listed, t } from "../i18n/fluent.svelte";
import { cardName } from "../i18n/names";
import type { Refused, RuleEntry } from "../net/http";
import type { Arg } from "../table/view";
import { LARGEST_FILE, Unreadable } from "./ruleset";

const CARD = /^[CDEHLS][2-9TJQUOKA]$/;

function dashed(text: string): string {
  return text.replace(/[_,+]/g, "-");
}

/** Gathers sentences that belong together, in the order in which they come. */
export function gathered(
  entries: readonly RuleEntry[],
  by: "section" | "number",
): readonly { readonly id: string; readonly entries: readonly RuleEntry[] }[] {
  const found = new Map<string, RuleEntry[]>();
  for (const entry of entries) found.set(entry[by], [...(found.get(entry[by]) ?? []), entry]);
  return [...found].map(([id, all]) => ({ id, entries: all }));
}

/** Gives the name of an option. */
export function optionName(game: string, option: string): string {
  const id = `option-${dashed(game)}-${dashed(option)}`;
  return has(id) ? t(id) : option;
}

/** Gives what an option is about. */
export function optionAbout(game: string, option: string): string {
  const id = `option-${dashed(game)}-${dashed(option)}`;
  return has(id) ? t(`${id}.about`) : "";
}

/** Gives a value in words. */
export function valueName(game: string, option: string, value: string): string {
  const id = `value-${dashed(game)}-${dashed(option)}-${dashed(value)}`;
  return has(id) ? t(id) : value;
}

/** Gives the name of a group of options. */
export function groupName(game: string, group: string): string {
  return t(`group-${dashed(game)}-${dashed(group)}`);
}

/** Gives the name of a section of the rulebook. */
export function sectionName(game: string, section: string): string {
  return t(`section-${dashed(game)}-${dashed(section)}`);
}

/** Gives a sentence of the rulebook in the words of a dialect. */
export function sentence(game: string, entry: RuleEntry, dialect: string): string {
  const values = Object.entries(entry.args).map(([name, value]) => [name, spoken(game, value)] as const);
  return t(entry.message, { ...Object.fromEntries(values), dialect });
}

function spoken(game: string, value: Arg): string | number {
  if (Array.isArray(value)) return listed(value.map((one: Arg) => String(spoken(game, one))));
  if (typeof value === "number") return value;
  const text = String(value ?? "");
  return CARD.test(text) ? cardName(game, text) : text;
}

/** Gives a sentence with a capital letter, past the marks that isolate what was put into it. */
export function capital(text: string): string {
  return text.replace(/^(\u2068*)(\p{Ll})/u, (_, marks: string, letter: string) => marks + letter.toLocaleUpperCase(language()));
}

/** Gives why a rule set was not taken, in words. */
export function trouble(game: string, error: unknown): string {
  if (error instanceof Unreadable) {
    return error.why === "too_large" ? t("editor-too-large", { bytes: LARGEST_FILE }) : error.at;
  }
  const refused = error as Partial<Refused>;
  if (refused.code === undefined || refused.code === "unreachable") return t("unreachable");
  const id = `error-${dashed(refused.code)}`;
  const named = { ...refused.args };
  const known = named["known"];
  const shown = Array.isArray(known) ? { ...named, known: known.slice(0, 12) } : named;
  const values = Object.entries(shown).map(([name, value]) => [name, spoken(game, value)] as const);
  return has(id) ? t(id, Object.fromEntries(values)) : t("editor-nothing-taken");
}
