/** The own hand as it can be touched now: cards to play, or cards to show. */
import type { Asked } from "./asked";
import { deedsOf } from "./choices";
import type { Choice, HandCard, View } from "./view";
import { playsOf } from "./view";

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

/** Gives by how many milliseconds each new card of a hand comes later than the first: card by card, in packets. */
export function dealtAfter(cards: readonly string[], known: ReadonlySet<string>, packets: string): ReadonlyMap<string, number> {
  const sizes = packets.split("+").map(Number);
  const after = new Map<string, number>();
  let packet = 0;
  let left = sizes[0] ?? 1;
  for (const card of cards.filter((one) => !known.has(one))) {
    if (left === 0) {
      packet += 1;
      left = sizes[packet] ?? 1;
    }
    after.set(card, after.size * 60 + packet * 160);
    left -= 1;
  }
  return after;
}
