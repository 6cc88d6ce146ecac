/** Names of cards, suits, ranks, seats and reasons, for the eye and the ear. */
import type { SeatInfo } from "../net/messages";
import type { Arg, Args, Refusal, View } from "../table/view";
import { sideOf, unitOf } from "../table/view";
import { has, listed, t } from "./fluent.svelte";
import type { Values } from "./fluent.svelte";

const FRENCH_GAMES = new Set(["german_whist"]);
const CARD = /^[A-Z][0-9A-Z]$/;

/** Says whether a game is played with the French pack. */
export function isFrench(game: string): boolean {
  return FRENCH_GAMES.has(game);
}

/** Gives the name of a suit: `suit-E` of the German packs, `suit-french-S` of the French one. */
export function suitName(game: string, suit: string): string {
  return t(isFrench(game) ? `suit-french-${suit}` : `suit-${suit}`);
}

/** Gives the name of a rank. */
export function rankName(game: string, rank: string): string {
  return t(isFrench(game) ? `rank-french-${rank}` : `rank-${rank}`);
}

/** Gives the name of a card, as it is said. */
export function cardName(game: string, card: string): string {
  return t("card", {
    suit: suitName(game, card.slice(0, 1)),
    rank: rankName(game, card.slice(1)),
  });
}

const BOT_NAMES = 8;

/** Gives which of their names a bot at a seat has: bots are christened by their seat, never like a person here. */
export function botName(seats: readonly SeatInfo[], seat: number): number {
  const people = seats.filter((one) => one.kind === "person").map((one) => one.name.toLocaleLowerCase());
  const names = [seat, seat + BOT_NAMES / 2].map((at) => at % BOT_NAMES);
  return names.find((at) => !people.includes(t(`bot-name-${at + 1}`).toLocaleLowerCase())) ?? names[0] ?? 0;
}

/** Gives the name of the person or bot at a seat. */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat];
  if (info?.kind === "bot" || (info?.kind === "free" && info.standin)) return t(`bot-name-${botName(seats, seat) + 1}`);
  if (info?.kind === "free") return t("seat-free");
  const name = info === undefined || info.name === "" ? t("seat-nameless", { number: seat + 1 }) : info.name;
  return info?.standin ? t("seat-standin", { name }) : name;
}

/** Gives the sentence for a refusal. */
export function reason(view: View, seats: readonly SeatInfo[], refusal: Refusal): string {
  const id = `error-${refusal.code.replaceAll("_", "-")}`;
  return t(id, spokenArgs(view, seats, refusal.args));
}

/** Gives the sentence for something that happened; null when it is not told in words. */
export function told(
  view: View,
  seats: readonly SeatInfo[],
  event: { readonly code: string; readonly args: Args },
): string | null {
  const id = `event-${event.code.replaceAll("_", "-")}`;
  return has(id) ? t(id, spokenArgs(view, seats, event.args)) : null;
}

/** Turns codes and seat numbers into words that a sentence can hold; events.ftl says which it takes. */
function spokenArgs(view: View, seats: readonly SeatInfo[], args: Args): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(args)) {
    if (value !== null || name === "at") {
      values[name] = spoken(view, seats, name, value);
    }
  }
  if (typeof args["seat"] === "number") {
    values["you"] = args["seat"] === view.seat ? "yes" : "no";
  }
  const winners = args["winners"] ?? args["winner"];
  if (winners !== undefined && winners !== null) {
    // Only a match or a series is shared; a round that two win is won together.
    const shares = "score" in args || !("how" in args);
    values["won"] = whoWon(view, Array.isArray(winners) ? winners : [winners], shares);
  }
  return values;
}

/** Says who won, seen from my seat, as a word that a message chooses by. */
function whoWon(view: View, units: readonly Arg[], shares: boolean): string {
  if (units.length === 0) {
    return "nobody";
  }
  if (shares && units.length > 1 && units.length < view.units.length) {
    return "shared";
  }
  const mine = view.seat === null ? -1 : unitOf(view, view.seat);
  if (!units.includes(mine)) {
    return "them";
  }
  return units.length > 1 || (view.units[mine]?.length ?? 1) > 1 ? "us" : "you";
}

function unitNames(view: View, seats: readonly SeatInfo[], unit: number): string {
  return listed((view.units[unit] ?? []).map((seat) => (seat === view.seat ? t("you") : seatName(seats, seat))));
}

/** Gives the name of a side of the round: us and them, or the names where sides change with the deal. */
function sideName(view: View, seats: readonly SeatInfo[], side: number): string {
  const members = view.sides[side] ?? [];
  const mine = view.seat !== null && sideOf(view, view.seat) === side;
  if (members.length === 1) {
    return mine ? t("you") : seatName(seats, members[0] ?? 0);
  }
  return mine ? t("us") : view.units.length > 2 ? listed(members.map((seat) => seatName(seats, seat))) : t("them");
}

function spoken(view: View, seats: readonly SeatInfo[], name: string, value: Arg): string | number {
  if (Array.isArray(value)) {
    return listed(value.map((one: Arg) => String(spoken(view, seats, name.replace(/s$/, ""), one))));
  }
  if (name === "at") {
    return typeof value === "number" ? seatName(seats, value) : "hand";
  }
  if (typeof value === "number" && name === "seat") {
    return seatName(seats, value);
  }
  if (typeof value === "number" && name === "winner") {
    return unitNames(view, seats, value);
  }
  if (typeof value === "number" && name === "side") {
    return sideName(view, seats, value);
  }
  if (typeof value === "string" && (name === "rank" || name === "strike")) {
    return rankName(view.game, value);
  }
  if (typeof value === "string" && (name === "suit" || name === "trump")) {
    return suitName(view.game, value);
  }
  if (typeof value === "string" && name === "card" && CARD.test(value)) {
    return cardName(view.game, value);
  }
  return typeof value === "number" ? value : String(value ?? "");
}
