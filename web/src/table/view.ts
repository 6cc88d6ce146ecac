/** The view as the table draws it: what every game has, and what only some have, as optional fields. */

export type Arg = string | number | boolean | null | readonly Arg[];
export type Args = Readonly<Record<string, Arg>>;

export interface Choice {
  readonly action: string;
  readonly kind: string;
  readonly args: Args;
}

export interface Refusal {
  readonly code: string;
  readonly args: Args;
}

export interface HandCard {
  readonly card: string;
  readonly role: string | null;
  readonly playable: boolean;
  readonly refusal: Refusal | null;
}

export interface LaidCard {
  readonly seat: number;
  readonly card: string;
}

export interface Trick {
  readonly laid: readonly LaidCard[];
  readonly winner: number | null;
  readonly reason: string | null;
  readonly called: boolean;
}

export interface Rung {
  readonly role: string;
  readonly cards: readonly string[];
}

export interface RoundResult {
  readonly how: string;
  readonly winners: readonly number[];
  readonly tricks: readonly number[];
  readonly points: readonly number[];
  readonly shown: readonly (readonly string[])[];
}

export interface Seen {
  readonly code: string;
  readonly args: Args;
}

export interface PendingRaise {
  readonly seat: number;
  readonly agreed: number;
  readonly to: number;
  readonly fold_pays: number;
  readonly answering: readonly number[];
}

interface SharedView {
  readonly game: string;
  readonly rules: Readonly<Record<string, string>>;
  readonly seat: number | null;
  readonly sides: readonly (readonly number[])[];
  readonly units: readonly (readonly number[])[];
  readonly phase: string;
  readonly needs_deal: string | null;
  readonly decision: number;
  readonly round: number;
  readonly dealer: number | null;
  readonly turn: readonly number[];
  readonly hand: readonly HandCard[];
  readonly unseen: number;
  readonly counts: readonly number[];
  readonly trick: Trick;
  readonly tricks: readonly Trick[];
  readonly won_tricks: readonly number[];
  readonly ladder: readonly Rung[];
  readonly score: readonly number[];
  readonly target: number | null;
  readonly won: readonly number[];
  readonly to_win: number;
  readonly choices: readonly Choice[];
  readonly free: readonly Choice[];
  readonly events: readonly Seen[];
  readonly result: RoundResult | null;
  readonly over: boolean;
  readonly winners: readonly number[];
}

/** Games with an announcement and a stake. */
interface StakeView {
  readonly forehand: number | null;
  readonly announcers: readonly number[];
  readonly strike: string | null;
  readonly trump: string | null;
  readonly knows_announcement: boolean;
  readonly asking: number | null;
  readonly stake: number;
  readonly pending: PendingRaise | null;
  readonly tense: readonly boolean[];
  readonly raise_refusal: Refusal | null;
}

/** Games with a stock. */
interface StockView {
  readonly stage: string | null;
  readonly trump: string | null;
  readonly goal: string | null;
  readonly upcard: string | null;
  readonly row: readonly string[];
  readonly stock_count: number;
  readonly counted: readonly number[];
  readonly needed: number | null;
  readonly race: boolean;
}

export type View = SharedView & Partial<StakeView> & Partial<StockView>;

/** Gives the number of seats at the table. */
export function seatCount(view: View): number {
  return view.counts.length;
}

/** Says whether a seat scores together with mine. */
export function isMine(view: View, seat: number): boolean {
  return seat === view.seat || sideOf(view, seat) === sideOf(view, view.seat ?? 0);
}

/** Gives the side of a seat in this round, -1 when it has none. */
export function sideOf(view: View, seat: number): number {
  return view.sides.findIndex((side) => side.includes(seat));
}

/** Gives the scoring unit of a seat, -1 when it has none. */
export function unitOf(view: View, seat: number): number {
  return view.units.findIndex((unit) => unit.includes(seat));
}

/** Gives the choices of one kind, decisions before free actions. */
export function choicesOf(view: View, kind: string): readonly Choice[] {
  return [...view.choices, ...view.free].filter((choice) => choice.kind === kind);
}

/** Gives the first choice of one kind, if there is one. */
export function choiceOf(view: View, kind: string): Choice | undefined {
  return choicesOf(view, kind)[0];
}

/** Gives the choices that put a card down (with and without the call). */
export function playsOf(view: View, card: string): readonly Choice[] {
  return view.choices.filter(
    (choice) => choice.kind === "play" && choice.args["card"] === card,
  );
}

/** Places round the table, clockwise from me at the foot. */
export type Place = "me" | "left" | "across" | "right";

const ROUND: Readonly<Record<number, readonly Place[]>> = {
  2: ["me", "across"],
  3: ["me", "left", "right"],
  4: ["me", "left", "across", "right"],
};

/** Gives the place where a seat is drawn; a watcher sits behind seat 0. */
export function placeOf(view: View, seat: number): Place {
  const count = seatCount(view);
  const places = ROUND[count] ?? ROUND[4] ?? [];
  const mine = view.seat ?? 0;
  return places[(((seat - mine) % count) + count) % count] ?? "me";
}
