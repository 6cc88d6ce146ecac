/** The five languages of the table, and which one a person is greeted in. */

export const LANGUAGES = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
} as const;

export type Language = keyof typeof LANGUAGES;

/** Says whether a text is one of our languages. */
export function isLanguage(text: string): text is Language {
  return text in LANGUAGES;
}

/** Gives the language to begin with: the one chosen, else the first of the browser's that we speak. */
export function firstLanguage(chosen: string | null, wanted: readonly string[]): Language {
  for (const tag of [chosen ?? "", ...wanted]) {
    const short = tag.slice(0, 2).toLowerCase();
    if (isLanguage(short)) {
      return short;
    }
  }
  return "en";
}
