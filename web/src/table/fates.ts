/** Where each card is, as far as I know: the ladder shows it beside every card. */
import type { View } from "./view";

export type Fate = "mine" | "table" | "gone" | "open";

/** Gives the fate of a card. */
export function fateOf(view: View, card: string): Fate {
  if (view.hand.some((held) => held.card === card)) {
    return "mine";
  }
  if (view.trick.laid.some((laid) => laid.card === card)) {
    return "table";
  }
  const gone = view.tricks.some((trick) => trick.laid.some((laid) => laid.card === card));
  return gone ? "gone" : "open";
}
