/** What people at a table do, in one sentence each. */
import { has, t } from "../i18n/fluent.svelte";
import { seatName } from "../i18n/names";
import type { SeatInfo } from "../net/messages";
import type { Args } from "../table/view";
import type { News } from "./news";

/** Gives a piece of news as it is said. */
export function newsLine({ code, seat, was }: News, seats: readonly SeatInfo[], me: number | null): string {
  // Who has got up is called by the name they had.
  const named = code === "rose" || code === "freed" ? seats.with(seat, was) : seats;
  return t(`news-${code}`, { who: seatName(named, seat), you: seat === me ? "yes" : "no" });
}

/** Gives the text of a canned call. */
export function callText(code: string): string {
  const id = `call-${code.replaceAll("_", "-")}`;
  return has(id) ? t(id) : code;
}

/** Gives who called what. */
export function calledBy(seats: readonly SeatInfo[], seat: number, code: string): string {
  return `${seatName(seats, seat)}: ${callText(code)}`;
}

/** Gives why the house refused a wish. */
export function refused({ code, args }: { readonly code: string; readonly args: Args }): string {
  const values = Object.entries(args).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number" ? [[name, value] as const] : [],
  );
  return t(`error-${code.replaceAll("_", "-")}`, Object.fromEntries(values));
}
