/** The seats that this browser holds: a secret for each table, never in an address. */
import { keepValue, keptValue } from "../settings.svelte";

export interface Seat {
  readonly table: string;
  readonly secret: string;
  readonly game: string;
  readonly preset: string;
  /** What is changed against the preset; seats kept long ago have none. */
  readonly options?: Readonly<Record<string, string>>;
}

const KEY = "stube.seats";
const MOST = 20;

function isSeat(value: unknown): value is Seat {
  return (
    typeof value === "object" &&
    value !== null &&
    "table" in value &&
    "secret" in value &&
    typeof value.table === "string" &&
    typeof value.secret === "string"
  );
}

/** Gives the seats that are kept, newest first. */
export function seatsKept(): readonly Seat[] {
  const kept = keptValue(KEY);
  return Array.isArray(kept) ? kept.filter(isSeat) : [];
}

/** Gives the seat that is kept at a table, if there is one. */
export function seatAt(table: string): Seat | null {
  return seatsKept().find((kept) => kept.table === table) ?? null;
}

/** Keeps a seat. */
export function keepSeat(seat: Seat): void {
  const others = seatsKept().filter((other) => other.table !== seat.table);
  keepValue(KEY, [seat, ...others].slice(0, MOST));
}

/** Forgets the seat at a table. */
export function forgetSeat(table: string): void {
  keepValue(
    KEY,
    seatsKept().filter((other) => other.table !== table),
  );
}

/** Gives the table that a path names: `/table/ID`. */
export function tableInPath(path: string): string | null {
  return /^\/table\/([\w.:-]{1,64})\/?$/.exec(path)?.[1] ?? null;
}

/** Gives the path of a table; the start page's is `/`. */
export function pathOf(table: string | null): string {
  return table === null ? "/" : `/table/${table}`;
}
