/** How long each moment stays on the table before the next is shown, in milliseconds at normal speed. */
import type { Seen } from "./view";

export type Speed = "slow" | "normal" | "fast" | "tap";

/** A finished trick. Slow doubles it, fast halves it. */
export const TRICK_STAYS = 1200;

const STAYS: Readonly<Record<string, number>> = {
  // The lot for the dealer says nothing to who has just sat down: it is heard, and the cards come.
  cut: 300,
  cut_again: 300,
  dealer: 300,
  dealt: 500,
  strike: 1300,
  trump: 1300,
  shown: 1300,
  kept: 1200,
  left: 700,
  has_chosen: 900,
  swap_asked: 1200,
  swap_granted: 1000,
  swap_refused: 1000,
  better: 1200,
  better_asked: 1200,
  better_granted: 1000,
  better_refused: 1000,
  penalty: 600,
  written: 600,
  raised: 1400,
  jumped: 1400,
  farbe: 1400,
  stayed: 1300,
  given: 1500,
  machine: 1500,
  claimed: 1600,
  held: 1300,
  folded: 1500,
  conceded: 1500,
  misraised: 1500,
  revealed: 1200,
  cards_shown: 1500,
  played: 420,
  upcard: 500,
  ghost_played: 420,
  tie_replayed: 1200,
  target_rises: 1200,
  // Who plays goes on when they have read it; who watches is given time to.
  round_over: 5000,
};

const FACTOR: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.5, tap: 1 };

/** Gives how long a moment stays that these events made. */
export function stayOf(events: readonly Seen[], speed: Speed): number {
  const longest = Math.max(0, ...events.map((event) => STAYS[event.code] ?? 0));
  return longest * FACTOR[speed];
}

/** Gives how long a finished trick stays; until a tap is for ever. */
export function trickStay(speed: Speed): number {
  return speed === "tap" ? Number.POSITIVE_INFINITY : TRICK_STAYS * FACTOR[speed];
}
