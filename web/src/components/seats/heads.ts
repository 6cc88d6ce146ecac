/** Which head is drawn on a seat. */
import type { BotColour } from "../../assets/faces/people";
import type { SeatInfo } from "../../net/messages";

const COLOURS = ["red", "green", "blue", "gold"] as const;

/** Gives the head of a seat: people by its number; bots a carved one, those that stand in too. */
export function headAt(seats: readonly SeatInfo[], seat: number): number | BotColour {
  const info = seats[seat];
  return info?.kind === "bot" || info?.standin ? (COLOURS[seat % 4] ?? "red") : seat % 6;
}
