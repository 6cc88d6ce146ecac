/** Numbers that the table shows and that a view only holds in parts. */
import type { View } from "./view";
import { seatCount } from "./view";

export interface TrickNumber {
  readonly number: number;
  /** All tricks of the round; null when the cards do not tell. */
  readonly total: number | null;
}

/** Gives which trick of the round lies or is to be led, and out of how many for two seats. */
export function trickNumber(view: View): TrickNumber {
  const seats = seatCount(view);
  const number = view.tricks.length + 1;
  if (seats !== 2) {
    return { number, total: null };
  }
  const stock = view.stock_count ?? 0;
  const whole = view.trick.laid.length === seats && stock === 0 ? 1 : 0;
  const total = view.tricks.length + Math.max(0, ...view.counts) + Math.ceil(stock / seats) + whole;
  return { number: Math.min(number, total), total };
}
