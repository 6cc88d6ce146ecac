/** Verifiable deals in the browser: the published vectors, and nothing else passes. */
import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { commitment, dealFrom, hexToBytes, isOpened, packOf, rootOf, seedOf } from "../src/deals/verifiable";

interface Vector {
  readonly table: string;
  readonly number: number;
  readonly pack: string;
  readonly shares: readonly string[];
  readonly commitments: readonly string[];
  readonly seed: string;
  readonly deck: string;
  readonly cut: string;
  readonly dealer: number;
  readonly root: string;
  readonly place: number;
  readonly salt: string;
  readonly path: readonly string[];
}

const VECTORS = JSON.parse(
  readFileSync(new URL("../../tests/data/verifiable_deals.json", import.meta.url), "utf-8"),
) as readonly Vector[];

describe.each(VECTORS)("the published vector $pack $number", (vector) => {
  const cards = vector.deck.split(" ");
  const shares = vector.shares.map((share) => share || null);
  const seed = seedOf(vector.table, vector.number, shares);
  const opening = { place: vector.place, card: cards[vector.place] ?? "", salt: vector.salt, path: vector.path };

  it("gives the commitments, the seed, the deals and the root", () => {
    const promised = shares.map((share, giver) =>
      share === null ? "" : commitment(vector.table, vector.number, giver, hexToBytes(share)),
    );
    expect(promised).toEqual(vector.commitments);
    expect(seed).toEqual(hexToBytes(vector.seed));
    const pack = packOf(cards);
    expect(dealFrom(seed, "deck", pack, 4)).toBe(`deck ${vector.deck}`);
    expect(dealFrom(seed, "cut", pack, shares.length - 1)).toBe(`cut ${vector.cut}`);
    expect(dealFrom(seed, "dealer", pack, shares.length - 1)).toBe(`dealer ${vector.dealer.toString()}`);
    expect(rootOf(seed, cards)).toBe(vector.root);
  });

  it("opens its card at its place, and no other", () => {
    expect(isOpened(vector.root, cards.length, opening)).toBe(true);
    const other = cards[(vector.place + 1) % cards.length] ?? "";
    for (const wrong of [
      { ...opening, card: other },
      { ...opening, salt: vector.root },
      { ...opening, path: [...opening.path, vector.root] },
      { ...opening, path: opening.path.slice(1) },
      { ...opening, place: (opening.place + 1) % cards.length },
      { ...opening, place: cards.length },
      { ...opening, place: -1 },
    ]) {
      expect(isOpened(vector.root, cards.length, wrong)).toBe(false);
    }
    expect(isOpened(vector.seed, cards.length, opening)).toBe(false);
  });
});

it("a pack is in its own order however it was dealt", () => {
  expect(packOf(["S6", "SA", "S7", "E7", "HK"])).toEqual(["E7", "HK", "S7", "SA", "S6"]);
  expect(packOf(["S6", "S5", "D2", "C9", "HA"])).toEqual(["C9", "D2", "HA", "S5", "S6"]);
});
