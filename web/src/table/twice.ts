/** What is asked once more before it is done, and in which words. */
import { t } from "../i18n/fluent.svelte";
import { cardName, seatName } from "../i18n/names";
import type { SeatInfo } from "../net/messages";
import { claimPays } from "./claims";
import { othersGet } from "./outcome";
import type { Choice, View } from "./view";

export interface Twice {
  readonly title: string;
  readonly lines: readonly string[];
  readonly yes: string;
  /** Under the yes: what it costs. */
  readonly effect: string;
}

const TWICE = new Set(["concede", "give", "farbe", "claim"]);

/** Says whether a choice is asked once more. */
export function asksTwice(choice: Choice): boolean {
  return TWICE.has(choice.kind) || choice.args["misraise"] === true;
}

/** Gives a choice that waits for its yes, as long as it is still offered. */
export function stillOffered(view: View, choice: Choice | null): Choice | null {
  return [...view.choices, ...view.free].find((one) => one.action === choice?.action) ?? null;
}

/** Gives the question that stands before a choice. */
export function twiceOf(view: View, seats: readonly SeatInfo[], choice: Choice): Twice {
  const { args } = choice;
  switch (choice.kind) {
    case "give":
      return {
        title: t("give-again"),
        lines: [],
        yes: t("give-yes"),
        effect: othersGet(view, seats, Number(args["pays"] ?? 0)),
      };
    case "fold":
      return {
        title: t("fold-again"),
        lines: [],
        yes: t("fold-yes"),
        effect: othersGet(view, seats, Number(args["pays"] ?? 0)),
      };
    case "farbe": {
      const who = seatName(seats, view.pending?.seat ?? 0);
      const stake = view.pending?.to ?? 0;
      return {
        title: t("farbe-again"),
        lines: [t("farbe-effect", { who, stake }), t("farbe-fits")],
        yes: t("farbe-yes"),
        effect: "",
      };
    }
    case "claim": {
      const who = seatName(seats, Number(args["seat"]));
      const card = cardName(view.game, String(args["card"]));
      return {
        title: t("claim-again", { who }),
        lines: [t("claim-card", { who, card }), t("claim-effect", { points: claimPays(view) }), t("claim-open")],
        yes: t("claim-yes"),
        effect: "",
      };
    }
    case "raise":
      return {
        title: t("misraise-again"),
        lines: [],
        yes: t("misraise-yes"),
        effect: t("misraise-effect", { misraise: String(view.rules["misraise"]), to: Number(args["to"] ?? 0) }),
      };
    default:
      return {
        title: t("concede-again"),
        lines: [],
        yes: t("concede-yes"),
        effect: othersGet(view, seats, Number(args["pays"] ?? 0)),
      };
  }
}
