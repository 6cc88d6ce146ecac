/** The view as the table draws it: what every game has, and what only some have, as optional fields. */
import type * as wire from "../generated/protocol";

/** What came over the wire is never changed. */
export type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

type Shared = Exclude<keyof wire.WattenView & keyof wire.GermanWhistView, "game">;
type Only<One> = Partial<Omit<One, Shared | "game">>;

/** A view of any game: no screen asks which game it is, only what the view holds. */
export type View = Frozen<
  { game: string } & Pick<wire.WattenView, Shared> & Only<wire.WattenView> & Only<wire.GermanWhistView>
>;

export type Choice = Frozen<wire.Choice>;
/** A code with arguments: from a view, or from the server itself. */
export type Refusal = Frozen<wire.Failed> extends { readonly args: infer Given }
  ? { readonly code: string; readonly args: Given }
  : never;
export type HandCard = Frozen<wire.HandCard>;
export type Trick = Frozen<wire.TrickView>;
export type Rung = Frozen<wire.Rung>;
export type RoundResult = Frozen<wire.RoundResult>;
export type Seen = Frozen<wire.Seen>;
export type PendingRaise = Frozen<wire.PendingRaise>;
export type Args = Refusal["args"];
export type Arg = Args[string];

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
