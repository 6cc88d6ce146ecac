/** Cards that may be claimed to have broken a duty, and own cards that would break one. */
import type { Choice, HandCard, View } from "./view";
import { choicesOf } from "./view";

/** Gives the cards that I may claim now, also when the round is over. */
export function claimsOffered(view: View): readonly Choice[] {
  return choicesOf(view, "claim");
}

/** Gives what the side gets that is right about a claim. */
export function claimPays(view: View): number {
  return view.claim_pays ?? 0;
}

/** Says whether a card may be played although it breaks a duty: a claim would find it. */
export function isWarned(held: HandCard): boolean {
  return held.playable && held.refusal !== null;
}
