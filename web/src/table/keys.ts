/** Every key that does something at the table: the desk obeys it, its button shows it, the help lists it. */
import type { View } from "./view";

/** What a letter does, by its name; the letter stands here and nowhere else. */
export const LETTERS = {
  call: "c",
  raise: "r",
  hold: "h",
  fold: "g",
  farbe: "f",
  better: "b",
  swap: "x",
  jump: "j",
  maschine: "a",
  ladder: "w",
  last: "t",
  said: "v",
  claims: "k",
  signs: "s",
  look: "l",
  people: "p",
  menu: "m",
  help: "?",
} as const;
export type LetterName = keyof typeof LETTERS;

/** Gives what a key means, if it means anything. */
export function nameOf(key: string): LetterName | undefined {
  return (Object.keys(LETTERS) as LetterName[]).find((name) => LETTERS[name] === key.toLowerCase());
}

/** Gives the letter of a name where single keys are switched on, for a button to show. */
export function letterOf(name: LetterName, keys: boolean): string | null {
  return keys ? LETTERS[name] : null;
}

/** Letters that not every table has: the option and the values with which it has none. */
const ONLY: Readonly<Partial<Record<LetterName, readonly [option: string, ...without: string[]]>>> = {
  call: ["call", "off"],
  raise: ["base"],
  hold: ["base"],
  fold: ["base"],
  farbe: ["last_card_rule", "off", "must_match"],
  better: ["better", "off"],
  swap: ["strike_swap", "off"],
  jump: ["jump_to_four", "off"],
  maschine: ["maschine", "off"],
  claims: ["illegal_card", "prevented"],
  signs: ["signals", "none"],
  look: ["signals", "none"],
};

function has(rules: View["rules"], name: LetterName): boolean {
  const [option, ...without] = ONLY[name] ?? [];
  if (option === undefined) return true;
  const value = rules[option];
  return value !== undefined && !without.includes(value);
}

export interface KeyLine {
  /** What is written on the keys. */
  readonly keys: readonly string[];
  /** The message that says what they do. */
  readonly message: string;
}

const BEFORE: readonly KeyLine[] = [
  { keys: ["1 … 9, 0"], message: "key-digits" },
  { keys: ["← →", "↑ ↓"], message: "key-arrows" },
  { keys: ["Home", "End"], message: "key-ends" },
  { keys: ["Enter"], message: "key-enter" },
];

/** Gives every key that works at a table, in the order in which the help tells them. */
export function keysOf(view: View, single: boolean): readonly KeyLine[] {
  const letters = (Object.keys(LETTERS) as LetterName[]).filter((name) => single && has(view.rules, name));
  return [
    ...BEFORE.slice(single ? 0 : 1),
    ...letters.map((name) => ({ keys: [LETTERS[name]], message: `key-${name}` })),
    { keys: ["Esc"], message: "key-close" },
  ];
}
