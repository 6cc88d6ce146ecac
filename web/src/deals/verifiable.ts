/** Deals that anybody can check: the construction of `docs/reference/verifiable-deals.md`, hash by hash. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const VERSION = "stube-deal-1";
const WORD = 2 ** 32;

/** A card of a sealed deal, shown with what proves it; hashes in hexadecimal digits. */
export interface Opening {
  readonly place: number;
  readonly card: string;
  readonly salt: string;
  readonly path: readonly string[];
}

export { bytesToHex, hexToBytes };

/** Gives a number as eight bytes, highest first. */
function eight(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

/** Hashes parts for one purpose: each part, the purpose first, goes in behind its length in eight bytes. */
export function digest(purpose: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const all = [utf8ToBytes(`${VERSION} ${purpose}`), ...parts];
  return sha256(concatBytes(...all.flatMap((part) => [eight(part.length), part])));
}

/** Gives the commitment to a share: the giver is 0 for the server, one more than the seat for a person. */
export function commitment(table: string, number: number, giver: number, share: Uint8Array): string {
  return bytesToHex(digest("commitment", utf8ToBytes(table), eight(number), eight(giver), share));
}

/** Gives the seed of a deal: the server's share, then those of the seats; null for a seat that gave none. */
export function seedOf(
  table: string,
  number: number,
  shares: readonly (string | null)[],
): Uint8Array {
  const parts = shares.map((share) => (share === null ? new Uint8Array() : hexToBytes(share)));
  return digest("seed", utf8ToBytes(table), eight(number), ...parts);
}

/** Gives numbers of 32 bits without end. */
function* words(seed: Uint8Array): Generator<number, never> {
  for (let counter = 0; ; counter += 1) {
    const block = new DataView(digest("words", seed, eight(counter)).buffer);
    for (let place = 0; place < block.byteLength; place += 4) {
      yield block.getUint32(place);
    }
  }
}

/** Draws evenly from 0 to bound − 1: words beyond the last whole multiple of the bound are passed over. */
function below(bound: number, source: Generator<number, never>): number {
  const fair = WORD - (WORD % bound);
  for (;;) {
    const word = source.next().value;
    if (word < fair) {
      return word % bound;
    }
  }
}

const SUITS = "CELDHS";
const RANKS = "23456789TJUQOKA";
const WELI = "S6";
/** A pack with this suit and a six is French: its six of spades is no Weli. */
const CLUBS = "C";

/** Puts the cards of a pack into the pack's own order: suit by suit, low to high, the Weli last. */
export function packOf(cards: readonly string[]): readonly string[] {
  const french = cards.some((card) => card.startsWith(CLUBS));
  const height = (card: string): number =>
    card === WELI && !french
      ? Infinity
      : SUITS.indexOf(card.charAt(0)) * RANKS.length + RANKS.indexOf(card.charAt(1));
  return [...cards].sort((one, other) => height(one) - height(other));
}

/** Gives the text of the one deal that a seed fixes: `cut E7 LA H9 SK`, `dealer 2`, `deck C4 SQ …`. */
export function dealFrom(
  seed: Uint8Array,
  kind: string,
  pack: readonly string[],
  seats: number,
): string {
  const source = words(seed);
  if (kind === "dealer") {
    return `dealer ${below(seats, source).toString()}`;
  }
  const order = [...pack];
  for (let place = order.length - 1; place > 0; place -= 1) {
    const other = below(place + 1, source);
    [order[place], order[other]] = [order[other] ?? "", order[place] ?? ""];
  }
  return `${kind} ${(kind === "cut" ? order.slice(0, seats) : order).join(" ")}`;
}

/** Gives how many leaves stand on the left: the largest power of two below the size. */
function split(size: number): number {
  return 2 ** (31 - Math.clz32(size - 1));
}

function leaf(card: string, salt: Uint8Array): Uint8Array {
  return digest("card", salt, utf8ToBytes(card));
}

function rootOfLeaves(leaves: readonly Uint8Array[]): Uint8Array {
  const [only] = leaves;
  if (only !== undefined && leaves.length === 1) {
    return only;
  }
  const middle = split(leaves.length);
  return digest(
    "pair",
    rootOfLeaves(leaves.slice(0, middle)),
    rootOfLeaves(leaves.slice(middle)),
  );
}

/** Gives the one hash that seals all cards. */
export function rootOf(seed: Uint8Array, cards: readonly string[]): string {
  const leaves = cards.map((card, place) => leaf(card, digest("salt", seed, eight(place))));
  return bytesToHex(rootOfLeaves(leaves));
}

/** Says whether a shown card is the one that was sealed at its place. */
export function isOpened(root: string, size: number, opening: Opening): boolean {
  if (opening.place < 0 || opening.place >= size) {
    return false;
  }
  const path = opening.path.map((step) => hexToBytes(step));
  const climb = (place: number, of: number): Uint8Array => {
    if (of === 1) {
      return leaf(opening.card, hexToBytes(opening.salt));
    }
    const aside = path.pop();
    if (aside === undefined) {
      return new Uint8Array();
    }
    const middle = split(of);
    return place < middle
      ? digest("pair", climb(place, middle), aside)
      : digest("pair", aside, climb(place - middle, of - middle));
  };
  return bytesToHex(climb(opening.place, size)) === root && path.length === 0;
}
