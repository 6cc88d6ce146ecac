/** Where a drawn head looks (art brief, section 8): from a place at the table to another. */
import type { Place } from "../../table/view";

export interface Gaze {
  readonly x: number;
  readonly y: number;
}

const FROM: Readonly<Record<Place, Readonly<Record<Place | "hand", Gaze>>>> = {
  across: {
    hand: { x: 0, y: 1.1 },
    me: { x: 0, y: 0.5 },
    left: { x: -0.9, y: 0.4 },
    right: { x: 0.9, y: 0.4 },
    across: { x: 0, y: 1.1 },
  },
  left: {
    hand: { x: -0.2, y: 1 },
    me: { x: 0.6, y: 0.9 },
    left: { x: -0.2, y: 1 },
    right: { x: 1, y: 0.1 },
    across: { x: 0.9, y: -0.25 },
  },
  right: {
    hand: { x: 0.2, y: 1 },
    me: { x: -0.6, y: 0.9 },
    left: { x: -1, y: 0.1 },
    right: { x: 0.2, y: 1 },
    across: { x: -0.9, y: -0.25 },
  },
  me: {
    hand: { x: 0, y: 1 },
    me: { x: 0, y: 0 },
    left: { x: -0.9, y: 0 },
    right: { x: 0.9, y: 0 },
    across: { x: 0, y: -0.8 },
  },
};

/** Gives the gaze from one place to another, or to the own hand. */
export function gazeTo(from: Place, to: Place | "hand"): Gaze {
  return FROM[from][to];
}
