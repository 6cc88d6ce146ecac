/** The browser's witness: an honest server satisfies it, and every way to cheat leaves a flaw. */
import { beforeEach, describe, expect, it, vi } from "vitest";

import { bytesToHex, commitment, dealFrom, digest, hexToBytes, rootOf, seedOf } from "../src/deals/verifiable";
import type { Answer, Closed, Made, Told } from "../src/deals/witness";
import { Witness } from "../src/deals/witness";

const TABLE = "h7k2m9qx";
const PACK = ["E", "L", "H", "S"].flatMap((suit) => Array.from("789TUOKA", (rank) => suit + rank));
const SEAT = 1;

function bytes(text: string): string {
  return bytesToHex(digest("test", new TextEncoder().encode(text)));
}

/** A server with a friend on seat 0, as honest as the test wants it. */
class House {
  readonly server: string[] = Array.from({ length: 40 }, (_, deal) => bytes(`server ${deal.toString()}`));
  readonly friend = bytes("friend");
  readonly pledges = new Map<number, string>();

  promise(deal: number): string {
    return commitment(TABLE, deal, 0, hexToBytes(this.server[deal] ?? ""));
  }

  promised(first: number, pledged: number): Told {
    const commitments = Array.from({ length: 16 }, (_, ahead) => this.promise(first + ahead));
    return { type: "promised", next: first, first, commitments, pledged };
  }

  take(answers: readonly Answer[]): void {
    for (const answer of answers) {
      if (answer.type === "pledge") {
        answer.commitments.forEach((told, ahead) => this.pledges.set(answer.first + ahead, told));
      }
    }
  }

  closed(deal: number): Closed {
    const pledges = [commitment(TABLE, deal, 1, hexToBytes(this.friend)), this.pledges.get(deal) ?? null];
    return { type: "closed", deal, promise: this.promise(deal), pledges };
  }

  made(deal: number, share: string | null): { made: Made; seed: Uint8Array; cards: string[] } {
    const shares = [this.friend, share];
    const seed = seedOf(TABLE, deal, [this.server[deal] ?? "", ...shares]);
    const cards = dealFrom(seed, "deck", PACK, 2).split(" ").slice(1);
    const { promise, pledges } = this.closed(deal);
    const made: Made = { type: "made", deal, promise, pledges, shares, root: rootOf(seed, cards), size: 32 };
    return { made, seed, cards };
  }
}

let kept: Record<string, string>;
beforeEach(() => {
  kept = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  });
});

/** Plays a deal up to the open share, and gives the share. */
function opened(house: House, witness: Witness, deal = 0): string | null {
  house.take(witness.hear(house.promised(deal, deal)));
  const [answer] = witness.hear(house.closed(deal));
  return answer?.type === "open" ? answer.share : null;
}

describe("an honest deal", () => {
  it("is pledged for, opened on the list and believed", () => {
    const house = new House();
    const witness = new Witness(TABLE, SEAT);
    for (const deal of [0, 1, 2]) {
      const share = opened(house, witness, deal);
      expect(commitment(TABLE, deal, SEAT + 1, hexToBytes(share ?? ""))).toBe(house.pledges.get(deal));
      witness.hear(house.made(deal, share).made);
    }
    expect(witness.flaws).toEqual([]);
    expect(witness.last?.deal).toBe(2);
  });

  it("has the same share after a reload, and no other for another deal", () => {
    const house = new House();
    const share = opened(house, new Witness(TABLE, SEAT));
    const again = new Witness(TABLE, SEAT);
    expect(opened(house, again)).toBe(share);
    expect(opened(house, again, 1)).not.toBe(share);
    expect(again.flaws).toEqual([]);
  });

  it("is pledged for anew only when few pledges are left", () => {
    const house = new House();
    const witness = new Witness(TABLE, SEAT);
    expect(witness.hear(house.promised(3, 9))).toEqual([]);
    expect(witness.hear(house.promised(3, 4))).toMatchObject([{ type: "pledge", first: 4 }]);
  });

  it("is only watched by who has no seat", () => {
    const house = new House();
    const watcher = new Witness(TABLE, null);
    expect(watcher.hear(house.promised(0, 0))).toEqual([]);
    expect(watcher.hear(house.closed(0))).toEqual([]);
    watcher.hear(house.made(0, null).made);
    expect(watcher.flaws).toEqual([]);
  });

  it("may have been missed by who was away", () => {
    const house = new House();
    const witness = new Witness(TABLE, SEAT);
    witness.hear(house.made(0, null).made);
    witness.sit(SEAT);
    witness.hear(house.made(4, null).made);
    expect(witness.flaws).toEqual([]);
  });
});

describe("a server that cheats", () => {
  const codes = (witness: Witness): string[] => witness.flaws.map((flaw) => flaw.code);

  it("is not given a share on another promise than it made", () => {
    const house = new House();
    const witness = new Witness(TABLE, SEAT);
    house.take(witness.hear(house.promised(0, 0)));
    house.server[0] = bytes("chosen later");
    expect(witness.hear(house.closed(0))).toEqual([]);
    expect(codes(witness)).toEqual(["promise_differs"]);
  });

  it("is not given a share on a list without the own pledge", () => {
    const house = new House();
    const witness = new Witness(TABLE, SEAT);
    witness.hear(house.promised(0, 0));
    expect(witness.hear(house.closed(0))).toEqual([]);
  });

  it("is not given a share on two lists, not even after a reload", () => {
    const house = new House();
    const witness = new Witness(TABLE, SEAT);
    expect(opened(house, witness)).not.toBeNull();
    const list = house.closed(0);
    const other = { ...list, pledges: [bytes("another friend"), list.pledges[1] ?? null] };
    const again = new Witness(TABLE, SEAT);
    expect(again.hear(other)).toEqual([]);
    expect(codes(again)).toEqual(["asked_twice"]);
  });

  it("is not asked for a deal that was made", () => {
    const house = new House();
    const witness = new Witness(TABLE, SEAT);
    witness.hear(house.made(0, opened(house, witness)).made);
    expect(witness.hear(house.closed(0))).toEqual([]);
    expect(codes(witness)).toEqual(["asked_twice"]);
  });

  it("is found out when the friend's share is chosen after the pledges", () => {
    const house = new House();
    const witness = new Witness(TABLE, SEAT);
    const { made } = house.made(0, opened(house, witness));
    witness.hear({ ...made, shares: [bytes("chosen later"), made.shares[1] ?? null] });
    expect(codes(witness)).toEqual(["share_differs"]);
  });

  it("is found out when the list is exchanged after the shares are open", () => {
    const house = new House();
    const witness = new Witness(TABLE, SEAT);
    const { made } = house.made(0, opened(house, witness));
    const share = bytes("chosen later");
    const pledge = commitment(TABLE, 0, 1, hexToBytes(share));
    witness.hear({ ...made, shares: [share, made.shares[1] ?? null], pledges: [pledge, made.pledges[1] ?? null] });
    expect(codes(witness)).toEqual(["list_differs"]);
  });

  it("is found out when a deal is left out, or made again", () => {
    const house = new House();
    const witness = new Witness(TABLE, SEAT);
    witness.hear(house.made(0, opened(house, witness)).made);
    witness.hear({ ...house.made(0, null).made, pledges: house.closed(0).pledges });
    expect(codes(witness)).toEqual(["made_twice"]);
    witness.hear(house.made(2, null).made);
    expect(codes(witness)).toEqual(["made_twice", "deal_skipped"]);
  });

  it("is found out when a card was not sealed, or is shown without a proof", () => {
    const house = new House();
    const witness = new Witness(TABLE, SEAT);
    const { made } = house.made(0, opened(house, witness));
    witness.hear(made);
    witness.holds([]);
    expect(witness.flaws).toEqual([]);
    witness.holds(["HK"]);
    expect(codes(witness)).toEqual(["card_not_proven"]);
    const path = Array.from({ length: 5 }, () => bytes("path"));
    witness.hear({ type: "proven", deal: 0, cards: [{ place: 0, card: "HK", salt: bytes("salt"), path }] });
    expect(codes(witness)).toEqual(["card_not_proven", "card_not_sealed"]);
  });
});
