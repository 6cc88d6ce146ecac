/** What seats say aloud at the table: which events are voices, and for how long they hang in the air. */
import type { Args, Seen } from "./view";

export interface Bubble {
  readonly code: string;
  readonly args: Args;
  /** A question hangs until it is answered; the rest goes by itself. */
  readonly asks: boolean;
  /** Whether it is a canned call of a person, which the game knows nothing of. */
  readonly call?: boolean;
}

export const BUBBLE_STAYS = 2500;

const VOICES = new Set([
  "strike",
  "trump",
  "better",
  "better_asked",
  "better_granted",
  "better_refused",
  "raised",
  "held",
  "folded",
  "conceded",
  "misraised",
  "jumped",
  "farbe",
  "stayed",
  "given",
  "machine",
  "claimed",
  "swap_asked",
  "swap_granted",
  "swap_refused",
]);
/** Questions: they hang until somebody answers. */
const ASKS = new Set(["raised", "jumped", "better_asked", "swap_asked"]);
const ANSWERS = new Set([
  "held",
  "folded",
  "raised",
  "farbe",
  "claimed",
  "better_granted",
  "better_refused",
  "swap_granted",
  "swap_refused",
]);

/** Says whether this event answers what was asked before. */
export function answers(event: Seen): boolean {
  return ANSWERS.has(event.code);
}

/** Gives what a seat says by an event; null when it says nothing. */
export function voiceOf(event: Seen): { readonly seat: number; readonly bubble: Bubble } | null {
  const { seat } = event.args;
  if (typeof seat !== "number") {
    return null;
  }
  if (event.code === "played" && event.args["called"] === true) {
    return { seat, bubble: { code: "called", args: event.args, asks: false } };
  }
  if (!VOICES.has(event.code)) {
    return null;
  }
  return { seat, bubble: { code: event.code, args: event.args, asks: ASKS.has(event.code) } };
}
