/** The keys: each does what the help says, the help lists each that works, and no button shows another. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { beforeEach, expect, it } from "vitest";

import { settings } from "../src/settings.svelte";
import { Desk } from "../src/table/Desk.svelte";
import { keysOf, LETTERS } from "../src/table/keys";
import type { TableController } from "../src/table/TableController.svelte";
import type { Choice, View } from "../src/table/view";
import { play, view } from "./views";

const SOURCE = fileURLToPath(new URL("../src", import.meta.url));
const choice = (kind: string, args: Choice["args"] = {}): Choice => ({ action: kind, kind, args, binds: false });
const RULES = {
  base: "2",
  call: "optional",
  better: "by_agreement",
  strike_swap: "by_agreement",
  jump_to_four: "behind_4",
  maschine: "win_2",
  last_card_rule: "challenge",
  illegal_card: "claim_2",
};
const pending = { seat: 1, agreed: 2, to: 3, fold_pays: 2, answering: [0] };

/** Moments at which, taken together, every letter has something to do. */
const MOMENTS: readonly View[] = [
  view({
    rules: RULES,
    turn: [0],
    hand: [{ card: "LU", role: "chief", playable: true, refusal: null }],
    choices: [play("LU"), play("LU", true), choice("raise", { to: 3 })],
    free: ["swap", "jump", "maschine", "claim"].map((kind) => choice(kind)),
  }),
  view({ rules: RULES, turn: [0], pending, choices: ["hold", "fold", "farbe"].map((kind) => choice(kind)) }),
  view({ rules: RULES, turn: [0], phase: "strike", choices: [choice("strike", { rank: "U" }), choice("better")] }),
];

function answers(shown: View, letter: string): boolean {
  const table = { shown, act: () => undefined, finish: () => undefined, skip: () => undefined };
  const desk = new Desk(table as unknown as TableController, () => 0);
  desk.chosen = shown.hand.length > 0 ? "LU" : null;
  return desk.key(letter, () => undefined);
}

const listed = (shown: View): string => keysOf(shown, true).flatMap((line) => line.keys).filter((key) => key.length === 1).join("");

beforeEach(() => {
  settings.keys = true;
});

it("lists every letter that works, and each that is listed works", () => {
  const working = [..."abcdefghijklmnopqrstuvwxyz?!.,-+*/"].filter((letter) => MOMENTS.some((shown) => answers(shown, letter)));
  expect(working.toSorted().join("")).toBe([...listed(view({ rules: RULES }))].toSorted().join(""));
  expect(new Set(Object.values(LETTERS)).size).toBe(Object.keys(LETTERS).length);
});

it("lists no letter that this table has no use for", () => {
  expect(listed(view({ rules: { count: "all26" } }))).toBe("wtvpm?");
  const off = { ...RULES, call: "off", last_card_rule: "must_match", illegal_card: "prevented", maschine: "off", better: "off" };
  expect(listed(view({ rules: off }))).toBe("rhgxjwtvpm?");
});

it("lists only Enter, Esc and the arrows where single keys are switched off", () => {
  expect(keysOf(view({ rules: RULES }), false).flatMap((line) => line.keys)).toEqual(["← →", "↑ ↓", "Home", "End", "Enter", "Esc"]);
});

it("gives buttons their letters from the one list", () => {
  const written = readdirSync(SOURCE, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.name.endsWith(".svelte"))
    .filter((entry) => {
      const text = readFileSync(join(entry.parentPath, entry.name), "utf8");
      return /(key|keyshortcuts)=("[a-z]"|\{[^}]*"[a-z]")|<kbd[^>]*>[a-z]</.test(text);
    });
  expect(written.map((entry) => entry.name)).toEqual([]);
});
