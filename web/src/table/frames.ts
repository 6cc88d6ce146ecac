/** Cuts what the server tells into the moments that are seen one after another. */
import type { Seen, Trick, View } from "./view";

/** One moment: the view to draw, what happened in it, and how it is left. */
export interface Frame {
  readonly view: View;
  readonly events: readonly Seen[];
  /** `trick`: a finished trick lies to be read; `round`: stays until the person goes on. */
  readonly kind: "plain" | "trick" | "round";
}

const BEFORE_THE_TRICK_ENDS = new Set(["played", "ghost_played"]);

/**
 * Gives the moments of one update.
 *
 * @param before - the view that the update follows on, if one was seen.
 * @param view - the view after it.
 * @param events - what happened, in order.
 */
export function framesOf(before: View | null, view: View, events: readonly Seen[]): readonly Frame[] {
  const end = events.findIndex((event) => event.code === "trick_won");
  if (end < 0) {
    return [{ view, events, kind: view.result === null ? "plain" : "round" }];
  }
  const frames: Frame[] = [];
  const lying = finishedTrick(before, view, events.slice(0, end + 1));
  if (lying !== null) {
    const start = events.findIndex((event) => BEFORE_THE_TRICK_ENDS.has(event.code));
    frames.push({
      view: withTrick(before ?? view, view, lying),
      events: events.slice(Math.max(start, 0), end + 1),
      kind: "trick",
    });
  }
  frames.push({
    view,
    events: events.slice(end + 1),
    kind: view.result === null ? "plain" : "round",
  });
  return frames;
}

/** Gives the trick that has just ended: the view's last one, or what lay before with the last card on it. */
function finishedTrick(before: View | null, view: View, events: readonly Seen[]): Trick | null {
  const last = view.tricks.at(-1);
  if (last !== undefined && (before === null || view.tricks.length >= before.tricks.length)) {
    return last;
  }
  if (before === null) {
    return null;
  }
  const laid = [...before.trick.laid];
  for (const event of events) {
    const { seat, card } = event.args;
    if (event.code === "played" && typeof seat === "number" && typeof card === "string") {
      laid.push({ seat, card });
    }
  }
  const winner = events.at(-1)?.args["seat"];
  return { ...before.trick, laid, winner: typeof winner === "number" ? winner : null };
}

/** Gives the view while a finished trick still lies: nothing is asked, nothing is swept, nothing is scored. */
function withTrick(before: View, after: View, trick: Trick): View {
  return {
    ...after,
    trick,
    tricks: after.tricks.at(-1) === trick ? after.tricks.slice(0, -1) : after.tricks,
    won_tricks: before.won_tricks,
    score: before.score,
    won: before.won,
    ...(before.tense === undefined ? {} : { tense: before.tense }),
    ...(before.stock_count === undefined ? {} : { stock_count: before.stock_count }),
    ...(before.upcard === undefined ? {} : { upcard: before.upcard }),
    ...(before.row === undefined ? {} : { row: before.row }),
    ...(before.counted === undefined ? {} : { counted: before.counted }),
    hand: heldBack(before, after),
    turn: [],
    choices: [],
    free: [],
    result: null,
    over: false,
  };
}

/** Gives the hand without a card that was drawn after the trick. */
function heldBack(before: View, after: View): View["hand"] {
  if (before === after || before.round !== after.round) {
    return after.hand;
  }
  const known = new Set(before.hand.map((held) => held.card));
  return after.hand
    .filter((held) => known.has(held.card))
    .map((held) => ({ ...held, playable: false, refusal: null }));
}
