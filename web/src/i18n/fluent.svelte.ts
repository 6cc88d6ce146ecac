/** The words on the screen: Fluent messages of the language in use. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import { settings } from "../settings.svelte";
import type { Language } from "./languages";
import { firstLanguage } from "./languages";

export type Values = Record<string, string | number>;

const FILES = import.meta.glob<string>(["../../../src/stube/locales/*/*.ftl", "!**/cli.ftl"], {
  query: "?raw",
  import: "default",
});
/** The long texts about rules and advice; nobody waits for them on the way to a table. */
const LATER = /\/(advice|lesson|options|rules)\.ftl$/;

interface Spoken {
  readonly language: Language;
  readonly bundle: FluentBundle;
}

let spoken = $state.raw<Spoken | null>(null);
let everything = false;

/** Loads a language and speaks it. */
export async function speak(language: Language): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: true });
  const paths = Object.keys(FILES).filter(
    (path) => path.includes(`/locales/${language}/`) && (everything || !LATER.test(path)),
  );
  const texts = await Promise.all(paths.map((path) => FILES[path]?.()));
  for (const text of texts) {
    bundle.addResource(new FluentResource(text ?? ""));
  }
  spoken = { language, bundle };
  document.documentElement.lang = language;
}

/** Loads the long texts too: before a page about rules is shown. */
export async function speakOfRules(): Promise<void> {
  if (everything) return;
  everything = true;
  await speak(language());
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
