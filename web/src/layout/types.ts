/** Where things are on the screen, in CSS pixels of the stage. */
import type { Place } from "../table/view";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The centre of a thing, and by how many degrees it is turned. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface SeatSpot {
  /** Centre and top of the face, and its width. */
  readonly x: number;
  readonly top: number;
  readonly face: number;
  /** Middle of the name plate. */
  readonly plate: number;
  /** Middle of the card backs. */
  readonly backs: Spot;
  /** By how much larger cards lie lower, so that plates and slates cover none of their signs; for cards that all may see. */
  readonly open?: number;
}

export type Mode = "portrait" | "landscape" | "tablet" | "desktop";

/** What a layout depends on. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly seats: number;
  /** Height of a card divided by its width. */
  readonly ratio: number;
  /** Most cards that the own hand holds in this round. */
  readonly most: number;
  /** Whether a stock lies on the table. */
  readonly stock: boolean;
  /** Whether the column at the right is open. */
  readonly column: boolean;
  /** Whether the sheet at the end of a round is shown. */
  readonly ended: boolean;
}

export interface Layout {
  readonly mode: Mode;
  readonly width: number;
  readonly height: number;
  /** Height of the table's far edge. */
  readonly horizon: number;
  /** The far edge of the table, from and to. */
  readonly edge: readonly [number, number];
  readonly menu: Box;
  readonly help: Box;
  /** The seal that says how the cards were dealt. */
  readonly deals: Box;
  /** Who is here, and what one says to them. */
  readonly people: Box;
  readonly talk: Box;
  readonly slates: readonly [Box, Box];
  readonly seats: Readonly<Partial<Record<Place, SeatSpot>>>;
  readonly spots: Readonly<Record<Place, Spot>>;
  readonly stake: Spot;
  readonly stock: Box;
  readonly piles: readonly [Spot, Spot];
  /** Widths of a card in the hand, in the trick, in another's hand. */
  readonly card: number;
  readonly trick: number;
  readonly back: number;
  readonly hand: Box;
  readonly rows: 1 | 2;
  /** The word when nothing is asked; a sheet grows upwards from its foot. */
  readonly word: Box;
  readonly sheet: Box;
  readonly tools: Box;
  readonly upright: boolean;
  readonly column: Box;
  /** A window on the wall, where there is space for one. */
  readonly window?: Box;
  /** Where the sheet at the end of a round stands. */
  readonly over: Box;
}

/** Gives a whole number between two sizes, by how far a width lies between two widths. */
export function between(
  width: number,
  from: number,
  to: number,
  small: number,
  large: number,
): number {
  const part = Math.min(1, Math.max(0, (width - from) / (to - from)));
  return Math.round(small + part * (large - small));
}

/** Says whether there is room for the column beside the table: it covers nothing then, and may stay open. */
export function columnFits(width: number, height: number): boolean {
  return width > height ? width >= 1200 && height >= 520 : width >= 760 && height >= 800;
}
