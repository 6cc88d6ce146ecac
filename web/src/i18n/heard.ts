/** What is said of something that happened at this table, and of where seats look. */
import type { SeatInfo } from "../net/messages";
import type { Seen, View } from "../table/view";
import { isMine } from "../table/view";
import { t } from "./fluent.svelte";
import { seatName, told } from "./names";

/** Gives the line of the account: looks are left out. */
export function lineOf(view: View, seats: readonly SeatInfo[], event: Seen): string | null {
  return event.code === "looked" ? null : withMeaning(view, told(view, seats, event), event);
}

/** Adds what a gesture of my side means: the code is ours. */
export function withMeaning(view: View, line: string | null, event: Seen): string | null {
  const { seat, gesture } = event.args;
  if (line === null || event.code !== "gesture" || typeof seat !== "number" || !isMine(view, seat)) return line;
  const meaning = view.code?.find((sign) => sign.gesture === gesture)?.meaning;
  return meaning === undefined ? line : `${line} ${t("gesture-means", { meaning: t(`meaning-${meaning.replaceAll("_", "-")}`) })}`;
}

/** Says where a seat looks; nothing where the rules know no looks. */
export function looksOf(view: View, seats: readonly SeatInfo[], seat: number): string {
  if (view.gaze === undefined || view.rules["signals"] === "none") return "";
  const at = view.gaze[seat] ?? null;
  if (at === null) return t("looks-hand");
  return at === view.seat ? t("looks-you") : t("looks-at", { name: seatName(seats, at) });
}
