/** The one line of the word: whose turn it is, and what binds me. */
import { listed, t } from "../i18n/fluent.svelte";
import { cardName, reason, seatName } from "../i18n/names";
import type { SeatInfo } from "../net/messages";
import { asked } from "./asked";
import { loneSeat } from "./outcome";
import type { View } from "./view";

export interface Word {
  readonly text: string;
  readonly detail: string;
}

/** Gives the word for what is drawn. */
export function wordOf(view: View, seats: readonly SeatInfo[], lying: boolean): Word {
  if (lying) {
    return { text: whoTakes(view, seats), detail: "" };
  }
  switch (asked(view).is) {
    case "play":
      return { text: t(view.trick.laid.length === 0 ? "your-lead" : "your-turn"), detail: duty(view, seats) };
    case "take":
      return { text: t("take-one"), detail: "" };
    case "nothing":
      return { text: waiting(view, seats), detail: aside(view, seats) };
    default:
      return { text: t("your-turn"), detail: "" };
  }
}

function whoTakes(view: View, seats: readonly SeatInfo[]): string {
  const { winner } = view.trick;
  if (winner === null) {
    return "";
  }
  return winner === view.seat ? t("trick-is-yours") : t("trick-goes-to", { who: seatName(seats, winner) });
}

/** Gives the reason that some cards stay in the hand. */
function duty(view: View, seats: readonly SeatInfo[]): string {
  const refused = view.hand.find((held) => held.refusal !== null)?.refusal;
  return refused === null || refused === undefined ? "" : reason(view, seats, refused);
}

function waiting(view: View, seats: readonly SeatInfo[]): string {
  if (view.needs_deal !== null || view.turn.length === 0) {
    return view.result === null ? t("dealing") : "";
  }
  const who = view.turn.map((seat) => seatName(seats, seat));
  if (view.chosen) {
    return t("show-waits", { card: cardName(view.game, view.chosen), who: listed(who) });
  }
  return t("waits-for", { who: listed(who), count: who.length });
}

/** Gives what else is good to know while others think. */
function aside(view: View, seats: readonly SeatInfo[]): string {
  if (view.unseen > 0) {
    return t("not-yet-looked");
  }
  const alone = loneSeat(view);
  if (alone === null || view.seat === null) {
    return "";
  }
  if (alone !== view.seat) {
    return `${seatName(seats, alone)}: ${t("note-alone")}`;
  }
  const others = view.sides.flat().filter((seat) => seat !== alone);
  return t("alone-against", { who: t("me"), others: listed(others.map((seat) => seatName(seats, seat))) });
}
