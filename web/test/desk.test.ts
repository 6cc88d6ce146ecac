/** The desk: a tap plays, chooses or says why; letters and digits do what they say. */
import { beforeEach, describe, expect, it } from "vitest";

import { settings } from "../src/settings.svelte";
import { Desk, SECOND_TAP } from "../src/table/Desk.svelte";
import type { TableController } from "../src/table/TableController.svelte";
import type { Choice, HandCard, View } from "../src/table/view";
import { play, view } from "./views";

const held = (card: string, playable = true): HandCard => ({
  card,
  role: null,
  playable,
  refusal: playable ? null : { code: "must_give_trump", args: {} },
});
const asking = view({
  turn: [0],
  hand: [held("LU"), held("HK"), held("E7", false)],
  choices: [play("LU"), play("LU", true), play("HK"), { action: "raise 3", kind: "raise", args: { to: 3 }, binds: true }],
});
const answering = view({
  turn: [0, 2],
  pending: { seat: 1, agreed: 2, to: 3, fold_pays: 2, answering: [0, 2] },
  choices: [
    { action: "hold", kind: "hold", args: { stake: 3 }, binds: true },
    { action: "fold", kind: "fold", args: { pays: 2 }, binds: true },
  ],
});

function desk(shown: View) {
  const acted: string[] = [];
  const table = {
    shown,
    act: (choice: Choice) => acted.push(choice.action),
    finish: () => undefined,
    skip: () => undefined,
    forgive: () => undefined,
    goOn: () => acted.push("go on"),
  };
  const time = { now: 1000 };
  const made = new Desk(table as unknown as TableController, () => time.now);
  const press = (keys: string): void => [...keys].forEach((key) => made.key(key, () => acted.push("again")));
  return { made, acted, press, time };
}

beforeEach(() => {
  settings.twoTap = false;
  settings.keys = true;
  Object.assign(globalThis, { innerWidth: 390, innerHeight: 844 });
});

describe("a tap", () => {
  it("plays a card that can be played in one way only", () => {
    const { made, acted } = desk(asking);
    made.tap(held("HK"));
    expect(acted).toEqual(["play HK"]);
  });

  it("chooses a card that may carry the call, and plays it as it is switched", () => {
    const { made, acted } = desk(asking);
    made.tap(held("LU"));
    expect(acted).toEqual([]);
    made.called = true;
    made.tap(held("LU"));
    expect(acted).toEqual(["play LU call"]);
  });

  it("says why a card does not go, and plays nothing", () => {
    const { made, acted } = desk(asking);
    made.tap(held("E7"));
    expect(made.why?.refusal.code).toBe("must_give_trump");
    expect(acted).toEqual([]);
  });

  it("is no second card when it is the second half of a double tap", () => {
    const { made, acted, time } = desk(asking);
    made.tap(held("HK"));
    time.now += SECOND_TAP - 1;
    made.tap(held("HK"));
    expect(acted).toHaveLength(1);
    time.now += 1;
    made.tap(held("HK"));
    expect(acted).toHaveLength(2);
  });

  it("only chooses where two taps are wished", () => {
    settings.twoTap = true;
    const { made, acted } = desk(asking);
    made.tap(held("HK"));
    expect([made.chosen, acted]).toEqual(["HK", []]);
  });
});

describe("keys", () => {
  it("play by digit, raise by r, hold by h", () => {
    const { acted, press } = desk(asking);
    press("2r");
    expect(acted).toEqual(["play HK", "raise 3"]);
    const answer = desk(answering);
    answer.press("h");
    expect(answer.acted).toEqual(["hold"]);
  });

  it("ask once more before giving up", () => {
    const { made, acted, press } = desk(answering);
    press("g");
    expect([made.asking, acted]).toEqual([true, []]);
    made.key("Escape", () => undefined);
    expect(made.asking).toBe(false);
    press("gg");
    expect(acted).toEqual(["fold"]);
  });

  it("do nothing alone when they are switched off, but Enter and Esc stay", () => {
    settings.keys = false;
    const { made, acted, press } = desk(asking);
    press("2rhgw");
    expect(acted).toEqual([]);
    made.chosen = "HK";
    made.key("Enter", () => undefined);
    expect(acted).toEqual(["play HK"]);
  });
});
