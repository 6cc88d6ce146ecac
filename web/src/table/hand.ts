/** The own hand as it can be touched now: cards to play, or cards to show. */
import type { Layout } from "../layout/types";
import type { Asked } from "./asked";
import { deedsOf } from "./choices";
import type { Choice, HandCard, View } from "./view";
import { placeOf, playsOf, seatCount } from "./view";

/** Gives the own cards; when one is to be shown, those are free that may be. */
export function handOf(view: View, due: Asked): readonly HandCard[] {
  if (due.is !== "show") {
    return view.hand;
  }
  const offered = new Set(due.offers.map((choice) => choice.args["card"]));
  return view.hand.map((held) => ({
    ...held,
    playable: offered.has(held.card),
    refusal: offered.has(held.card) ? null : { code: "cannot_show", args: { card: held.card } },
  }));
}

/** Gives what can be done with an own card. */
export function usesOf(view: View, due: Asked, card: string): readonly Choice[] {
  return due.is === "show" ? due.offers.filter((choice) => choice.args["card"] === card) : playsOf(view, card);
}

/** Gives the last card of the hand where it is the one thing that can be done: no raise, no call, nothing else. */
export function onlyCard(view: View | null): Choice | null {
  const [only, ...others] = view?.choices ?? [];
  const alone = only?.kind === "play" && others.length === 0 && view?.hand.length === 1 && view.unseen === 0;
  return alone && deedsOf(view).length === 1 ? only : null;
}

/** The round table in which cards are dealt: in which packets, to how many, and to whom after how many others. */
export interface Dealing {
  readonly packets: string;
  readonly seats: number;
  readonly turn: number;
}

/** Between two cards of a packet, between two packets, and until the last one at most; in milliseconds. */
const CARD = 40;
const PACKET = 110;
const WHOLE = 1400;

/**
 * Gives by how many milliseconds each card of a seat comes later than the first that is dealt now.
 *
 * @param cards - how many the seat holds.
 * @param known - how many of them it held before.
 */
export function dealtAfter(cards: number, known: number, { packets, seats, turn }: Dealing): readonly number[] {
  const sizes = packets.split("+").map(Number);
  const of: { packet: number; place: number }[] = [];
  for (let packet = 0; of.length < cards; packet += 1) {
    for (let place = 0; place < (sizes[packet] ?? 1); place += 1) of.push({ packet, place });
  }
  const first = of[known]?.packet ?? 0;
  const apart = Math.min(PACKET, WHOLE / (((of[cards - 1]?.packet ?? 0) - first + 1) * seats));
  return of.slice(0, cards).map(({ packet, place }, at) =>
    at < known ? 0 : Math.round(((packet - first) * seats + turn) * apart + place * CARD),
  );
}

/** Gives from where a card comes: from the stock, or from who deals. */
export function dealtFrom(view: View, { seats, hand, stock, width }: Layout): { readonly x: number; readonly y: number } {
  if ((view.stock_count ?? 0) > 0 && view.tricks.length > 0) return { x: stock.x + 60, y: stock.y + 70 };
  const dealer = seats[placeOf(view, view.dealer ?? 0)];
  return dealer === undefined ? { x: width / 2, y: hand.y } : { x: dealer.x, y: dealer.plate };
}

/** Gives the dealing that a view shows to a seat. */
export function dealingTo(view: View, seat: number): Dealing {
  const seats = seatCount(view);
  const round = (by: number): number => ((by % seats) + seats) % seats;
  const dealer = view.dealer ?? 0;
  const first = view.forehand ?? dealer + 1;
  // Where the forehand sits beside the dealer says which way round it goes.
  const turn = round((seat - first) * (round(first - dealer) === 1 ? 1 : -1));
  return { packets: String(view.rules["packets"] ?? "1"), seats, turn };
}
