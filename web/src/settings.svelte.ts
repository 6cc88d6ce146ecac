/** What a person has chosen for their own screen; kept in this browser only. */
import type { Speed } from "./table/stays";

export type Theme = "system" | "light" | "dark" | "contrast";
export type Family = "region" | "double" | "standing";
export type Index = "auto" | "on" | "off";

export interface Settings {
  language: string | null;
  speed: Speed;
  theme: Theme;
  twoTap: boolean;
  keys: boolean;
  frenchSuits: boolean;
  fourColours: boolean;
  /** How the German pack is drawn; by itself as people of the rules' region know it. */
  family: Family;
  /** Whether the last card plays itself when nothing else can be done. */
  lastCard: boolean;
  /** Off until somebody asks for it. */
  sound: boolean;
  textView: boolean;
  /** Whether the start page has offered the first lesson, or somebody has sat down without it: it offers it once. */
  lessonOffered: boolean;
  index: Index;
}

const KEY = "stube.settings";
const DEFAULTS: Settings = {
  language: null,
  speed: "normal",
  theme: "system",
  twoTap: false,
  keys: true,
  frenchSuits: false,
  fourColours: false,
  family: "region",
  lastCard: false,
  sound: false,
  textView: false,
  lessonOffered: false,
  index: "auto",
};

/** Reads a JSON value that this browser keeps; null when there is none or it cannot be read. */
export function keptValue(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps a JSON value in this browser; without storage it lasts as long as the page. */
export function keepValue(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse; nothing depends on it.
  }
}

function load(): Settings {
  const kept = keptValue(KEY);
  return typeof kept === "object" && kept !== null ? { ...DEFAULTS, ...kept } : { ...DEFAULTS };
}

export const settings = $state<Settings>(load());

/** Changes a setting and keeps it. */
export function change<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  keepValue(KEY, settings);
}

/** Writes the theme to the document, where the tokens look for it. */
export function applyTheme(root: HTMLElement): void {
  if (settings.theme === "system") {
    delete root.dataset["theme"];
  } else {
    root.dataset["theme"] = settings.theme;
  }
}
