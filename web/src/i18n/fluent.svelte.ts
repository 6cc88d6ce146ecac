/** The words on the screen: Fluent messages of the language in use. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import { chunk } from "../device/chunk";
import { settings } from "../settings.svelte";
import type { Language } from "./languages";
import { firstLanguage } from "./languages";

export type Values = Record<string, string | number>;

type Part = "words" | "panels" | "friends" | "rules";
type Fetched = () => Promise<{ readonly default: string }>;

/** What a table says at once, what its panels say, what is said among friends, and the long texts about rules and advice: scripts/texts.ts. */
/* eslint-disable no-restricted-syntax -- fetched by 'fill' */
const TEXTS: Readonly<Record<Language, Readonly<Record<Part, Fetched>>>> = {
  de: {
    words: () => import("virtual:texts/de/words"),
    panels: () => import("virtual:texts/de/panels"),
    friends: () => import("virtual:texts/de/friends"),
    rules: () => import("virtual:texts/de/rules"),
  },
  en: {
    words: () => import("virtual:texts/en/words"),
    panels: () => import("virtual:texts/en/panels"),
    friends: () => import("virtual:texts/en/friends"),
    rules: () => import("virtual:texts/en/rules"),
  },
  es: {
    words: () => import("virtual:texts/es/words"),
    panels: () => import("virtual:texts/es/panels"),
    friends: () => import("virtual:texts/es/friends"),
    rules: () => import("virtual:texts/es/rules"),
  },
  fr: {
    words: () => import("virtual:texts/fr/words"),
    panels: () => import("virtual:texts/fr/panels"),
    friends: () => import("virtual:texts/fr/friends"),
    rules: () => import("virtual:texts/fr/rules"),
  },
  it: {
    words: () => import("virtual:texts/it/words"),
    panels: () => import("virtual:texts/it/panels"),
    friends: () => import("virtual:texts/it/friends"),
    rules: () => import("virtual:texts/it/rules"),
  },
};
/* eslint-enable no-restricted-syntax */

interface Spoken {
  readonly language: Language;
  readonly bundle: FluentBundle;
}

let spoken = $state.raw<Spoken | null>(null);
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing draws it
const known = new Set<Part>(["words"]);

/** Loads a language and speaks it. */
export async function speak(language: Language): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: true });
  await Promise.all([...known].map((part) => fill(bundle, language, part)));
  spoken = { language, bundle };
  document.documentElement.lang = language;
}

/** Learns more words before they are shown; what is on the screen needs none of them and is not drawn anew. */
export async function learn(part: Part): Promise<void> {
  if (spoken === null || known.has(part)) return;
  const { bundle, language } = spoken;
  await fill(bundle, language, part);
  known.add(part);
  if (spoken.language !== language) await speak(spoken.language);
}

async function fill(bundle: FluentBundle, language: Language, part: Part): Promise<void> {
  const { default: text } = await chunk(TEXTS[language][part]);
  bundle.addResource(new FluentResource(text));
}

/** Loads the language that this person reads. */
export function speakFirst(): Promise<void> {
  return speak(firstLanguage(settings.language, navigator.languages));
}

/** Gives the language in use. */
export function language(): Language {
  return spoken?.language ?? "en";
}

/** Says whether there is a message of this name. */
export function has(id: string): boolean {
  return spoken?.bundle.hasMessage(id) ?? false;
}

/**
 * Gives a message in the language in use; `name.attribute` gives an attribute.
 * A message that is missing is given as its name, which the tests look for.
 */
export function t(id: string, values: Values = {}): string {
  const [name = id, attribute] = id.split(".");
  const message = spoken?.bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (spoken === null || pattern === null || pattern === undefined) {
    return spoken === null ? "" : id;
  }
  return spoken.bundle.formatPattern(pattern, values, []);
}

/** Gives a list of words joined as the language does it. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
}
