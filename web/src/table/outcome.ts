/** How a round or a series ended, as lines for a sheet. */
import { listed, t } from "../i18n/fluent.svelte";
import { seatName, told } from "../i18n/names";
import type { SeatInfo } from "../net/messages";
import type { RoundResult, View } from "./view";
import { seatCount, sideOf, unitOf } from "./view";

export interface Row {
  readonly name: string;
  readonly tricks: number | null;
  readonly points: number;
  readonly score: number;
  readonly mine: boolean;
  readonly won: boolean;
}

/** Gives the name of a scoring unit: us and them for sides, names for single seats. */
export function unitName(view: View, seats: readonly SeatInfo[], unit: number): string {
  const members = view.units[unit] ?? [];
  const mine = view.seat !== null && unitOf(view, view.seat) === unit;
  if (members.length > 1) {
    return view.seat === null ? listed(members.map((seat) => seatName(seats, seat))) : t(mine ? "us" : "them");
  }
  return mine ? t("you") : seatName(seats, members[0] ?? 0);
}

/** Gives the seat that plays alone against several in this round, if there is one. */
export function loneSeat(view: View): number | null {
  const alone = view.sides.find((side) => side.length === 1);
  return alone !== undefined && view.sides.some((side) => side.length > 1) ? (alone[0] ?? null) : null;
}

/** Gives the units, mine first. */
export function unitsMineFirst(view: View): readonly number[] {
  const mine = view.seat === null ? 0 : Math.max(0, unitOf(view, view.seat));
  return view.units.map((_, at) => (at + mine) % view.units.length);
}

/** Says what the other side gets where mine gives up: by name where sides change with the deal or seats play alone. */
export function othersGet(view: View, seats: readonly SeatInfo[], points: number): string {
  const mine = view.seat === null ? -1 : sideOf(view, view.seat);
  const others = view.sides.filter((_, side) => side !== mine).flat();
  if (view.units.some((unit) => unit.length > 1)) {
    return t("fold-effect", { points });
  }
  return t("gets-points", { who: listed(others.map((seat) => seatName(seats, seat))), count: others.length, points });
}

/** Gives one row for each unit. */
export function rows(view: View, seats: readonly SeatInfo[], result: RoundResult): readonly Row[] {
  return unitsMineFirst(view).map((unit) => {
    const side = view.sides.findIndex((members) => members.includes(view.units[unit]?.[0] ?? -1));
    return {
      name: unitName(view, seats, unit),
      tricks: result.tricks[side] ?? null,
      points: result.points[unit] ?? 0,
      score: view.score[unit] ?? 0,
      mine: view.seat !== null && unitOf(view, view.seat) === unit,
      won: result.winners.includes(unit),
    };
  });
}

/** Gives the heading: who won it, seen from my seat. */
export function headline(view: View, seats: readonly SeatInfo[], winners: readonly number[], whole: boolean): string {
  const kind = whole ? "series" : "round";
  if (winners.length === 0 || winners.length === view.units.length) {
    return t(`${kind}-drawn`);
  }
  const names = winners.flatMap((unit) => (view.units[unit] ?? []).map((seat) => nameOf(view, seats, seat)));
  if (whole && winners.length > 1) {
    return t("series-shared", { who: listed(names) });
  }
  const mine = view.seat === null ? -1 : unitOf(view, view.seat);
  if (winners.includes(mine)) {
    const together = winners.length > 1 || (view.units[mine]?.length ?? 1) > 1;
    return t(together ? `${kind}-won-us` : `${kind}-won-you`);
  }
  return t(`${kind}-won-others`, { who: listed(names), count: names.length });
}

function nameOf(view: View, seats: readonly SeatInfo[], seat: number): string {
  return seat === view.seat ? t("you") : seatName(seats, seat);
}

/** Gives the line for a match of a series that ended with this round; empty when none did. */
export function matchLine(view: View, seats: readonly SeatInfo[]): string {
  const ended = view.events.find((event) => event.code === "match_over");
  const units = ended?.args["winners"];
  if (ended === undefined || !Array.isArray(units) || view.to_win < 2) {
    return "";
  }
  const winners = units.map(Number);
  const mine = view.seat === null ? -1 : unitOf(view, view.seat);
  const who = listed(winners.flatMap((unit) => (view.units[unit] ?? []).map((seat) => nameOf(view, seats, seat))));
  const effect = ended.args["schneider"] === true ? ` ${t("schneider")}: ${t("schneider-effect")}.` : "";
  if (winners.length > 1) {
    return t("match-shared", { who }) + effect;
  }
  if (!winners.includes(mine)) {
    return t("match-won-others", { who }) + effect;
  }
  return t((view.units[mine]?.length ?? 1) > 1 ? "match-won-us" : "match-won-you") + effect;
}

/** Gives how a series stands, mine first. */
export function seriesLine(view: View, seats: readonly SeatInfo[]): string {
  const order = unitsMineFirst(view);
  const [mine = 0, theirs = 0] = order.map((unit) => view.won[unit] ?? 0);
  if (order.length > 2) {
    return order.map((unit) => `${unitName(view, seats, unit)} ${String(view.won[unit] ?? 0)}`).join(" · ");
  }
  return view.rules["match"] === "three_games"
    ? t("series-stand-all", { mine, theirs, matches: view.to_win })
    : t("series-stand", { mine, theirs, needed: view.to_win });
}

/** Gives the seat that deals the next round, where there is one. */
export function nextDealer(view: View): number | null {
  if (view.dealer === null || view.over) return null;
  const again = view.events.some((event) => event.code === "tie_replayed");
  const step = again ? 0 : view.rules["direction"] === "anticlockwise" ? -1 : 1;
  return (view.dealer + step + seatCount(view)) % seatCount(view);
}

const PAID = new Set([
  "kept",
  "jumped",
  "farbe",
  "stayed",
  "given",
  "machine",
  "claimed",
  "raised",
  "held",
  "folded",
  "conceded",
  "misraised",
  "penalty",
  "written",
  "better",
  "better_granted",
  "revealed",
]);

/** Gives what was said and paid in the round, in order. */
export function saidAndPaid(view: View, seats: readonly SeatInfo[]): readonly string[] {
  return view.events
    .filter((event) => PAID.has(event.code))
    .map((event) => told(view, seats, event))
    .filter((line): line is string => line !== null && line !== "");
}
