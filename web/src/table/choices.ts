/** What may be done, as sentences: the hint, the text view and the screen reader say them alike. */
import { has, t } from "../i18n/fluent.svelte";
import { cardName, rankName, seatName, suitName } from "../i18n/names";
import type { SeatInfo } from "../net/messages";
import type { Choice, View } from "./view";

const TALK = new Set(["look", "sign", "mean"]);

/** Gives the sentence for a choice. */
export function choiceWords(view: View, seats: readonly SeatInfo[], choice: Choice): string {
  const { args, kind } = choice;
  const variant = args["called"] === true ? "-call" : args["asks"] === true ? "-asks" : "";
  const id = `choice-${kind}${variant}`;
  if (!has(id)) return choice.action;
  const { rank, suit, card } = args;
  const seat = args["seat"] ?? args["at"];
  return t(id, {
    ...Object.fromEntries(["to", "stake", "pays"].map((name) => [name, Number(args[name] ?? 0)])),
    card: typeof card === "string" ? cardName(view.game, card) : "",
    what: typeof rank === "string" ? rankName(view.game, rank) : typeof suit === "string" ? suitName(view.game, suit) : "",
    who: typeof seat === "number" ? seatName(seats, seat) : t("you"),
  });
}

/** Gives what may be done besides looks and signs, decisions first. */
export function deedsOf(view: View): readonly Choice[] {
  return [...view.choices, ...view.free].filter((choice) => !TALK.has(choice.kind));
}

/** What a raise may go to, where there are so many sizes that one line says it better than a list. */
const MANY = 3;

/** Gives raises of many sizes as one sentence; empty where each is better said by itself. */
export function raisesWords(deeds: readonly Choice[]): string {
  const [from = 0, next = 0, ...more] = deeds.filter(({ kind }) => kind === "raise").map(({ args }) => Number(args["to"]));
  return more.length + 2 < MANY ? "" : t("choice-raises", { from, to: more.at(-1) ?? next, step: next - from });
}

/** Says which card lies on top and why; empty where nothing lies or it is not to be known. */
export function topWords(view: View, seats: readonly SeatInfo[]): string {
  const { laid, winner, reason } = view.trick;
  const card = laid.find((one) => one.seat === winner)?.card;
  if (winner === null || card === undefined || reason === null) return "";
  return t("hint-wins", {
    card: cardName(view.game, card),
    who: winner === view.seat ? t("you") : seatName(seats, winner),
    reason: t(`reason-${reason.replaceAll("_", "-")}`),
  });
}
