/**
 * This browser's part in the deals of a table: it pledges shares, opens them, and believes nothing.
 *
 * What it was told is kept, so that neither a reload nor a server that was set back can make it open a share
 * on two lists. The construction is in `docs/reference/verifiable-deals.md`.
 */
import type * as wire from "../generated/protocol";
import { keepValue, keptValue } from "../settings.svelte";
import type { Frozen } from "../table/view";
import { bytesToHex, commitment, digest, hexToBytes, isOpened } from "./verifiable";

/** What this browser was told of one deal. */
export interface Heard {
  readonly promise: string;
  readonly pledges: readonly (string | null)[];
  readonly shares?: readonly (string | null)[];
  readonly root?: string | null;
}

export interface Flaw {
  readonly deal: number;
  readonly code: string;
}

export type Promised = Frozen<wire.Promised>;
export type Closed = Frozen<wire.Closed>;
export type Made = Frozen<wire.Made>;
export type Proven = Frozen<wire.Proven>;
export type Told = Promised | Closed | Made | Proven;
export type Answer = wire.Pledge | wire.Open;

interface Kept {
  readonly table: string;
  readonly key: string;
  readonly heard: Readonly<Record<string, Heard>>;
}

const KEY = "stube.deals";
const MOST_TABLES = 8;
const MOST_DEALS = 64;
const AHEAD = 8;

function keptTables(): readonly Kept[] {
  const kept = keptValue(KEY);
  return Array.isArray(kept) ? (kept as readonly Kept[]) : [];
}

/** Gives an id that is the same however often the same is sent. */
function idOf(what: string, deal: number): string {
  return `${what}${deal.toString()}`;
}

function sameList(one: readonly (string | null)[], other: readonly (string | null)[]): boolean {
  return one.length === other.length && one.every((each, place) => each === other[place]);
}

export class Witness {
  /** What did not fit. */
  readonly flaws: Flaw[] = [];
  /** The deal on the table, as it was told when it was made. */
  last: Made | null = null;
  /** Cards of that deal that were proved, with their places. */
  readonly proven = new Map<string, number>();
  readonly heard = new Map<number, Heard>();

  readonly #table: string;
  readonly #key: Uint8Array;
  readonly #promises = new Map<number, string>();
  #seat: number | null;
  #returned = true;

  constructor(table: string, seat: number | null) {
    this.#table = table;
    this.#seat = seat;
    const kept = keptTables().find((one) => one.table === table);
    this.#key = kept ? hexToBytes(kept.key) : crypto.getRandomValues(new Uint8Array(32));
    for (const [deal, heard] of Object.entries(kept?.heard ?? {})) {
      this.heard.set(Number(deal), heard);
    }
    this.#keep();
  }

  /** Comes to a seat, or to none: a watcher checks all and pledges nothing. What was missed meanwhile is no flaw. */
  sit(seat: number | null): void {
    this.#seat = seat;
    this.#returned = true;
  }

  /** Gives the commitments of a seat to the shares of the deals from one on. */
  pledges(first: number, seat: number): string[] {
    return Array.from({ length: AHEAD }, (_, ahead) => this.#commitment(first + ahead, seat));
  }

  /** Takes a message of the server; gives what is to be sent. */
  hear(told: Told): readonly Answer[] {
    switch (told.type) {
      case "promised":
        return this.#promised(told);
      case "closed":
        return this.#closed(told);
      case "made":
        this.#made(told);
        return [];
      case "proven":
        this.#proven(told);
        return [];
    }
  }

  /** Compares the cards in the hand with those that were proved. */
  holds(hand: readonly string[]): void {
    if (this.last !== null && !hand.every((card) => this.proven.has(card))) {
      this.#flaw(this.last.deal, "card_not_proven");
    }
  }

  #share(deal: number): Uint8Array {
    return digest("own", this.#key, new TextEncoder().encode(deal.toString()));
  }

  #commitment(deal: number, seat: number): string {
    return commitment(this.#table, deal, seat + 1, this.#share(deal));
  }

  #promised(told: Promised): readonly Answer[] {
    told.commitments.forEach((promise, ahead) => {
      this.#promise(told.first + ahead, promise);
    });
    const seat = this.#seat;
    if (seat === null || told.pledged - told.next >= AHEAD / 2) {
      return [];
    }
    const first = told.pledged;
    return [{ type: "pledge", id: idOf("pledge", first), first, commitments: this.pledges(first, seat) }];
  }

  /** Opens the own share: on the promise that was told, on a list with the own pledge, once a deal. */
  #closed(told: Closed): readonly Answer[] {
    const { deal, promise, pledges } = told;
    const before = this.heard.get(deal);
    if (!this.#promise(deal, promise)) {
      return [];
    }
    if (before && (before.promise !== promise || before.shares !== undefined || !sameList(before.pledges, pledges))) {
      this.#flaw(deal, "asked_twice");
      return [];
    }
    this.heard.set(deal, { promise, pledges });
    this.#keep();
    const seat = this.#seat;
    if (seat === null || pledges[seat] !== this.#commitment(deal, seat)) {
      return [];
    }
    return [{ type: "open", id: idOf("open", deal), deal, share: bytesToHex(this.#share(deal)) }];
  }

  #made(told: Made): void {
    const { deal, promise, pledges, shares, root = null } = told;
    const before = this.heard.get(deal);
    this.#promise(deal, promise);
    if (this.last !== null && deal > this.last.deal + 1 && !this.#returned) {
      this.#flaw(deal, "deal_skipped");
    }
    this.#returned = false;
    if (before && (before.promise !== promise || !sameList(before.pledges, pledges))) {
      this.#flaw(deal, "list_differs");
    }
    if (before?.shares && (!sameList(before.shares, shares) || before.root !== root)) {
      this.#flaw(deal, "made_twice");
    }
    shares.forEach((share, seat) => {
      if (share !== null && commitment(this.#table, deal, seat + 1, hexToBytes(share)) !== pledges[seat]) {
        this.#flaw(deal, "share_differs");
      }
    });
    this.heard.set(deal, { promise, pledges, shares, root });
    this.#keep();
    this.last = told;
    this.proven.clear();
  }

  #proven(told: Proven): void {
    const made = this.last;
    for (const opening of told.cards) {
      if (made?.deal !== told.deal || !made.root || !isOpened(made.root, made.size, opening)) {
        this.#flaw(told.deal, "card_not_sealed");
      }
      if ((this.proven.get(opening.card) ?? opening.place) !== opening.place) {
        this.#flaw(told.deal, "card_twice");
      }
      this.proven.set(opening.card, opening.place);
    }
  }

  #promise(deal: number, promise: string): boolean {
    const before = this.#promises.get(deal) ?? this.heard.get(deal)?.promise ?? promise;
    this.#promises.set(deal, before);
    if (before !== promise) {
      this.#flaw(deal, "promise_differs");
    }
    return before === promise;
  }

  #flaw(deal: number, code: string): void {
    if (!this.flaws.some((flaw) => flaw.deal === deal && flaw.code === code)) {
      this.flaws.push({ deal, code });
    }
  }

  #keep(): void {
    const mine = {
      table: this.#table,
      key: bytesToHex(this.#key),
      heard: Object.fromEntries([...this.heard].slice(-MOST_DEALS)),
    };
    const others = keptTables().filter((one) => one.table !== this.#table);
    keepValue(KEY, [mine, ...others].slice(0, MOST_TABLES));
  }
}
