/** The messages of a table's socket, as the controller reads and writes them. */
import type { Args, Seen, View } from "../table/view";

/** Sits down (again), and asks for what came after a number that was seen. */
export interface Hello {
  readonly type: "hello";
  readonly secret: string;
  readonly since: number;
}

/** Does something: `on` is the decision counter it was chosen on, `id` makes it act once. */
export interface Act {
  readonly type: "act";
  readonly id: string;
  readonly on: number;
  readonly action: string;
}

/** Asks for the next round. */
export interface Next {
  readonly type: "next";
  readonly id: string;
}

/** Who sits on a seat: a person with a name, or a bot with its id for a name. */
export interface SeatInfo {
  readonly name: string;
  readonly kind: "person" | "bot";
}

export interface Welcome {
  readonly type: "welcome";
  readonly table: string;
  readonly game: string;
  readonly seat: number | null;
  readonly seats: readonly SeatInfo[];
  readonly preset: string | null;
}

export interface Update {
  readonly type: "update";
  readonly number: number;
  readonly events: readonly Seen[];
  readonly view: View;
}

export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly code: string;
  readonly args: Args;
  readonly view: View | null;
}

export interface Failed {
  readonly type: "failed";
  readonly code: string;
  readonly args: Args;
}

export type FromServer = Welcome | Update | Refused | Failed | { readonly type: "pong" };
export type ToServer = Hello | Act | Next;
