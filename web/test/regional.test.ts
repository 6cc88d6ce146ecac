/** Rare choices of the regional forms: what is asked, what asks once more, what a tap and a key do. */
import { beforeEach, describe, expect, it } from "vitest";

import { settings } from "../src/settings.svelte";
import { asidesOffered, asked, pairOf } from "../src/table/asked";
import { voiceOf } from "../src/table/bubbles";
import { claimPays, claimsOffered } from "../src/table/claims";
import { Desk, SECOND_TAP } from "../src/table/Desk.svelte";
import { handOf } from "../src/table/hand";
import { loneSeat, nextDealer } from "../src/table/outcome";
import { FrameQueue } from "../src/table/queue";
import type { TableController } from "../src/table/TableController.svelte";
import type { Choice, HandCard, View } from "../src/table/view";
import { event, HandClock, play, view } from "./views";

const choice = (action: string, args: Choice["args"] = {}): Choice => ({
  action,
  kind: action.split(" ")[0] ?? action,
  args,
  binds: false,
});
const held = (card: string, change: Partial<HandCard> = {}): HandCard => ({
  card,
  role: null,
  playable: false,
  refusal: null,
  ...change,
});
const claim = choice("claim 1 LA", { seat: 1, card: "LA" });
const give = choice("give", { pays: 2 });
const choosing = view({ turn: [0], phase: "choose", choices: [choice("stay", { stake: 3 }), give] });
const cutting = view({ turn: [0], phase: "steal", choices: [choice("keep", { card: "HK" }), choice("leave", { card: "HK" })] });
const showing = view({
  turn: [0],
  phase: "strike",
  hand: [held("HU"), held("S6")],
  choices: [choice("show HU", { card: "HU" })],
});
const answering = view({
  turn: [0, 2],
  pending: { seat: 1, agreed: 2, to: 3, fold_pays: 2, answering: [0, 2] },
  choices: [choice("hold"), choice("fold"), choice("farbe")],
});
const warned = view({
  turn: [0],
  hand: [held("HU", { playable: true, refusal: { code: "must_give_trump", args: {} } })],
  choices: [play("HU")],
});

function desk(shown: View) {
  const acted: string[] = [];
  const table = {
    shown,
    act: (one: Choice) => acted.push(one.action),
    finish: () => undefined,
    skip: () => undefined,
    forgive: () => undefined,
    goOn: () => acted.push("go on"),
  };
  let now = 0;
  const made = new Desk(table as unknown as TableController, () => (now += SECOND_TAP + 1));
  const press = (keys: string): void => [...keys].forEach((key) => made.key(key, () => undefined));
  return { made, acted, press };
}

beforeEach(() => {
  settings.twoTap = false;
  settings.keys = true;
  Object.assign(globalThis, { innerWidth: 390, innerHeight: 844 });
});

describe("what is asked", () => {
  it("is known for the cut, a card to show, play or give, and a swap", () => {
    expect(asked(cutting)).toMatchObject({ is: "cut", card: "HK" });
    expect(asked(showing)).toMatchObject({ is: "show", makes: "strike" });
    expect(asked({ ...showing, phase: "trump" })).toMatchObject({ is: "show", makes: "trump" });
    expect(asked(choosing)).toMatchObject({ is: "choose" });
    const swap = view({ turn: [0], phase: "swap", asking: 3, choices: [choice("grant"), choice("refuse")] });
    expect(asked(swap)).toMatchObject({ is: "grant", what: "swap", asking: 3 });
  });

  it("has the safe answer first", () => {
    expect(pairOf(asked(choosing)).map((one) => one?.kind)).toEqual(["stay", "give"]);
    expect(pairOf(asked(cutting)).map((one) => one?.kind)).toEqual(["leave", "keep"]);
  });

  it("leaves the asides open on turn and off", () => {
    const off = view({ free: [choice("swap"), choice("jump", { to: 4, agreed: 2 }), choice("maschine", { points: 2 })] });
    expect(asidesOffered(off).map((aside) => aside.kind)).toEqual(["swap", "jump", "maschine"]);
  });
});

describe("asked once more", () => {
  it("are giving the round up, Farbe and a raise that a tense side pays for", () => {
    const raise = { ...choice("raise 3", { to: 3, misraise: true }), kind: "raise" };
    for (const [shown, keys, action] of [
      [choosing, "2", "give"],
      [answering, "f", "farbe"],
      [view({ turn: [0], hand: warned.hand, choices: [play("HU"), raise] }), "r", "raise 3"],
    ] as const) {
      const { made, acted, press } = desk(shown);
      press(keys);
      expect([made.twice?.action, acted]).toEqual([action, []]);
      made.key("Enter", () => undefined);
      expect(acted).toEqual([]);
      made.key("Escape", () => undefined);
      expect(made.twice).toBeNull();
      press(keys + keys);
      expect(acted).toEqual([action]);
    }
  });

  it("is forgotten when it is offered no more", () => {
    const { made } = desk(view({ free: [] }));
    made.wish(claim);
    expect(made.twice).toBeNull();
  });
});

describe("claims", () => {
  it("are listed while the round is played and after it, and opened by their key", () => {
    const shown = view({ free: [claim], stake: 4, claim_pays: 4 });
    expect(claimsOffered(shown)).toEqual([claim]);
    const { made, acted, press } = desk(shown);
    press("k");
    expect(made.panel).toBe("claims");
    made.wish(claim);
    made.wish(claim);
    expect(acted).toEqual(["claim 1 LA"]);
    expect(claimPays(shown)).toBe(4);
    expect(claimPays({ ...shown, claim_pays: 2 })).toBe(2);
  });

  it("tell the end of a round anew, without leaving it", () => {
    const seen: string[] = [];
    const queue = new FrameQueue((frame) => seen.push(frame.events[0]?.code ?? ""), () => "normal", new HandClock());
    queue.push([{ view: view(), events: [event("round_over")], kind: "round" }]);
    queue.push([{ view: view(), events: [event("claimed")], kind: "round" }]);
    expect(seen).toEqual(["round_over", "claimed"]);
    queue.push([{ view: view({ round: 2 }), events: [event("dealt")], kind: "plain" }]);
    expect(seen).toHaveLength(2);
  });
});

describe("cards", () => {
  it("to show are free, the others say why not; a tap chooses, the second shows", () => {
    const hand = handOf(showing, asked(showing));
    expect(hand.map((one) => [one.card, one.playable, one.refusal?.code ?? null])).toEqual([
      ["HU", true, null],
      ["S6", false, "cannot_show"],
    ]);
    const { made, acted } = desk(showing);
    made.tap(held("HU"));
    expect([made.chosen, acted]).toEqual(["HU", []]);
    made.key("Enter", () => undefined);
    expect(acted).toEqual(["show HU"]);
  });

  it("that break a duty are chosen first, and played by a second tap", () => {
    const { made, acted } = desk(warned);
    made.tap(held("HU"));
    expect([made.chosen, acted]).toEqual(["HU", []]);
    made.tap(held("HU"));
    expect(acted).toEqual(["play HU"]);
  });
});

it("the seat alone against two is found, and nobody is alone with two or four seats", () => {
  expect(loneSeat(view({ sides: [[1], [0, 2]], units: [[0], [1], [2]] }))).toBe(1);
  expect(loneSeat(view({ sides: [[0], [1]], units: [[0], [1]] }))).toBeNull();
  expect(loneSeat(view())).toBeNull();
});

it("a bet of four and a swap are questions in the air", () => {
  expect(voiceOf(event("jumped", { seat: 1, to: 4 }))?.bubble.asks).toBe(true);
  expect(voiceOf(event("swap_asked", { seat: 1 }))?.bubble.asks).toBe(true);
  expect(voiceOf(event("claimed", { seat: 1 }))?.bubble.asks).toBe(false);
});

describe("who deals next", () => {
  it("is the next seat in the direction of play, the same one after a tie that does not count, and nobody at the end", () => {
    expect(nextDealer(view({ dealer: 3 }))).toBe(0);
    expect(nextDealer(view({ dealer: 0, rules: { direction: "anticlockwise" } }))).toBe(3);
    expect(nextDealer(view({ dealer: 1, events: [event("tie_replayed")] }))).toBe(1);
    expect(nextDealer(view({ dealer: 1, over: true }))).toBeNull();
    expect(nextDealer(view({ dealer: null }))).toBeNull();
  });
});
