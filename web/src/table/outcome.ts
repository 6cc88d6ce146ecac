/** How a round or a series ended, as lines for a sheet. */
import { listed, t } from "../i18n/fluent.svelte";
import { seatName, told } from "../i18n/names";
import type { SeatInfo } from "../net/messages";
import type { RoundResult, View } from "./view";
import { unitOf } from "./view";

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

/** Gives the units, mine first. */
export function unitsMineFirst(view: View): readonly number[] {
  const mine = view.seat === null ? 0 : Math.max(0, unitOf(view, view.seat));
  return view.units.map((_, at) => (at + mine) % view.units.length);
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
  const mine = view.seat === null ? -1 : unitOf(view, view.seat);
  if (winners.includes(mine)) {
    return t((view.units[mine]?.length ?? 1) > 1 ? `${kind}-won-us` : `${kind}-won-you`);
  }
  const names = winners.flatMap((unit) => (view.units[unit] ?? []).map((seat) => seatName(seats, seat)));
  return t(`${kind}-won-others`, { who: listed(names), count: names.length });
}

const PAID = new Set([
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
