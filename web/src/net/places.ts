/** The addresses of tables, and the seats that this browser holds: a secret for each, never in an address. */
import { change, keepValue, keptValue } from "../settings.svelte";

export interface Seat {
  readonly table: string;
  /** What takes the seat; null for who only watches. */
  readonly secret: string | null;
  /** Which seat it is, where that was told: shares of deals are pledged for it with the first message. */
  readonly seat?: number;
  readonly game: string;
  /** Lets one in without a seat. */
  readonly invitation?: string;
  /** Whether who has no seat has chosen to watch. */
  readonly watches?: boolean;
}

const KEY = "stube.seats";
const MOST = 20;

/** What is kept, as long as the page lives: where storage is refused a seat is kept till then. */
let seats: readonly Seat[] | null = null;

function isSeat(value: unknown): value is Seat {
  return (
    typeof value === "object" &&
    value !== null &&
    "table" in value &&
    "secret" in value &&
    typeof value.table === "string" &&
    (typeof value.secret === "string" || value.secret === null)
  );
}

/** Gives the seats that are kept, newest first. */
export function seatsKept(): readonly Seat[] {
  const kept = keptValue(KEY);
  return Array.isArray(kept) ? kept.filter(isSeat) : (seats ?? []);
}

/** Gives the seat that is kept at a table, if there is one. */
export function seatAt(table: string): Seat | null {
  return seatsKept().find((kept) => kept.table === table) ?? null;
}

/** Keeps a seat; who has sat down once is offered no first lesson any more. */
export function keepSeat(seat: Seat): void {
  change("lessonOffered", true);
  const others = seatsKept().filter((other) => other.table !== seat.table);
  write([seat, ...others].slice(0, MOST));
}

/** Forgets the seat at a table. */
export function forgetSeat(table: string): void {
  write(seatsKept().filter((other) => other.table !== table));
}

function write(kept: readonly Seat[]): void {
  seats = kept;
  keepValue(KEY, kept);
}

/** What an address leads to. */
export type Place =
  | { readonly at: "start" | "tables" | "privacy" | "continue" }
  | { readonly at: "table"; readonly table: string }
  | { readonly at: "join"; readonly invitation: string };

const START: Place = { at: "start" };

/** Gives the place that a path names; what leads nowhere else leads to the start. */
export function placeOfPath(path: string): Place {
  const [, first = "", second = ""] = path.replace(/\/$/, "").split("/");
  if (first === "table" && /^[\w.:-]{1,64}$/.test(second)) return { at: "table", table: second };
  // Somebody may have typed it off a screen: blanks, hyphens and capitals are forgiven.
  const code = second.replace(/%20|[\s+-]/g, "").toLowerCase();
  if (first === "join" && /^[a-z0-9]{1,64}$/.test(code)) return { at: "join", invitation: code };
  return second === "" && (first === "tables" || first === "privacy" || first === "continue") ? { at: first } : START;
}

/** Gives the path of a table; the start page's is `/`. */
export function pathOf(table: string | null): string {
  return table === null ? "/" : `/table/${table}`;
}

/** Gives the address of an invitation, as it is passed on. */
export function joinLink(home: string, invitation: string): string {
  return `${home}/join/${invitation}`;
}

/** Gives the address that takes a seat to another device; the ticket stands where no server sees it. */
export function continueLink(home: string, ticket: string): string {
  return `${home}/continue#${ticket}`;
}
