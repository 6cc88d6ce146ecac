/** Which head is drawn on a seat. */
import type { BotHead } from "../../assets/faces/people";
import { botName } from "../../i18n/names";
import type { SeatInfo } from "../../net/messages";

/** In the order of their names. */
const BOTS: readonly BotHead[] = ["anna", "hansl", "vroni", "luis", "resi", "toni", "moidl", "sepp"];

/** Gives the head of a seat: people by its number; bots the carved one of their name, those that stand in too. */
export function headAt(seats: readonly SeatInfo[], seat: number): number | BotHead {
  const info = seats[seat];
  return info?.kind === "bot" || info?.standin ? (BOTS[botName(seats, seat)] ?? "hansl") : seat % 6;
}
