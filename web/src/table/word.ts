/** The one line of the word: whose turn it is, and what binds me. */
import { listed, t } from "../i18n/fluent.svelte";
import { reason, seatName } from "../i18n/names";
import type { SeatInfo } from "../net/messages";
import { asked } from "./asked";
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
      return { text: waiting(view, seats), detail: view.unseen > 0 ? t("not-yet-looked") : "" };
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
  return t("waits-for", { who: listed(who), count: who.length });
}
