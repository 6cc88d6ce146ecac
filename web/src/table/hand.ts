/** The own hand as it can be touched now: cards to play, or cards to show. */
import type { Asked } from "./asked";
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
