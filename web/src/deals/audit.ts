/** Works the deals of a finished match out again, from its record, and compares them with what was told. */
import { commitment, dealFrom, hexToBytes, packOf, rootOf, seedOf } from "./verifiable";
import type { Flaw, Heard } from "./witness";

/** What a record in its JSON form has that is needed here. */
export interface RecordForm {
  readonly game: string;
  readonly seats: readonly unknown[];
  readonly proof: Readonly<Record<string, string>>;
  readonly entries: readonly string[];
}

interface Account {
  readonly deal: number;
  readonly promise: string;
  readonly share: string | null;
  readonly pledges: readonly (string | null)[];
  readonly shares: readonly (string | null)[];
  readonly root: string | null;
}

const NOTHING = "-";

function accountsOf(record: RecordForm): readonly Account[] {
  const numbers = Object.keys(record.proof)
    .map((name) => /^(\d+) server$/.exec(name)?.[1])
    .filter((number) => number !== undefined);
  return numbers.map((number) => {
    const pair = (name: string): readonly (string | null)[] => {
      const [promise = null, share = NOTHING] = record.proof[`${number} ${name}`]?.split(" ") ?? [];
      return [promise, share === NOTHING ? null : share];
    };
    const [promise = null, share = null] = pair("server");
    const seats = record.seats.map((_, seat) => pair(`seat ${seat.toString()}`));
    return {
      deal: Number(number),
      promise: promise ?? "",
      share,
      pledges: seats.map(([pledge = null]) => pledge),
      shares: seats.map(([, given = null]) => given),
      root: record.proof[`${number} root`] ?? null,
    };
  });
}

function same(one: readonly (string | null)[], other: readonly (string | null)[]): boolean {
  return one.length === other.length && one.every((each, place) => each === other[place]);
}

function flawOf(table: string, account: Account, text: string, pack: readonly string[]): string | null {
  const { deal, promise, share, pledges, shares, root } = account;
  for (const [seat, given] of shares.entries()) {
    if (given !== null && commitment(table, deal, seat + 1, hexToBytes(given)) !== pledges[seat]) {
      return "share_differs";
    }
  }
  if (share === null || commitment(table, deal, 0, hexToBytes(share)) !== promise) {
    return "server_share_differs";
  }
  const [kind = "", ...cards] = text.split(" ");
  const seed = seedOf(table, deal, [share, ...shares]);
  if (dealFrom(seed, kind, pack, shares.length) !== text) {
    return "deal_differs";
  }
  return root === (kind === "deck" ? rootOf(seed, cards) : null) ? null : "root_differs";
}

/**
 * Gives what does not fit in the record of a match.
 *
 * `heard` is what this browser was told at the time; a deal that it was not there for is only worked out.
 */
export function audit(
  table: string,
  record: RecordForm,
  heard: ReadonlyMap<number, Heard>,
): readonly Flaw[] {
  const deals = record.entries.filter((entry) => /^(cut|dealer|deck) /.test(entry));
  const accounts = accountsOf(record);
  const decks = deals.filter((deal) => deal.startsWith("deck "));
  const pack = packOf(decks[0]?.split(" ").slice(1) ?? []);
  const flaws: Flaw[] = [];
  if (record.proof["table"] !== table || accounts.length !== deals.length) {
    flaws.push({ deal: accounts[0]?.deal ?? 0, code: "record_differs" });
  }
  accounts.forEach((account, place) => {
    const { deal } = account;
    const first = accounts[0]?.deal ?? 0;
    const told = heard.get(deal);
    const code = flawOf(table, account, deals[place] ?? "", pack);
    if (code !== null) {
      flaws.push({ deal, code });
    }
    const differs =
      told !== undefined &&
      (told.promise !== account.promise ||
        !same(told.pledges, account.pledges) ||
        (told.shares !== undefined && (!same(told.shares, account.shares) || told.root !== account.root)));
    if (differs || deal !== first + place) {
      flaws.push({ deal, code: "record_differs" });
    }
  });
  return flaws;
}
