/** Who sits round a table, as it is drawn from above. */
import { headAt } from "../components/seats/heads";
import { t } from "../i18n/fluent.svelte";
import { seatName } from "../i18n/names";
import type { SeatInfo } from "../net/messages";
import type { Sitter } from "./Ring.svelte";

/** Says what a seat is or does, in one or two words; empty when there is nothing to say. */
export function noteOf(info: SeatInfo | undefined): string {
  if (info === undefined || info.kind === "free") return "";
  if (info.kind === "bot") return t("note-bot");
  return info.here ? "" : t("note-away");
}

/** Says whether a person has a seat, is not there, and nobody plays for them. */
export function isAway(info: SeatInfo | undefined): boolean {
  return info?.kind === "person" && !info.here && !info.standin;
}

/** Gives everybody clockwise from one seat. */
export function sittersOf(
  seats: readonly SeatInfo[],
  me: number | null,
  host: number | null,
  act: (seat: number, info: SeatInfo) => string | undefined = () => undefined,
): readonly Sitter[] {
  return seats.map((_, at) => {
    const seat = (at + (me ?? 0)) % seats.length;
    const info = seats[seat] ?? { name: "", kind: "free" as const };
    const does = act(seat, info);
    const state = seat === me ? "" : noteOf(info);
    const hosts = seat === host && state === "" ? t("note-host") : "";
    return {
      seat,
      name: seat === me ? t("you") : info.kind === "free" ? t("friends-free") : seatName(seats, seat),
      note: [seat === me ? info.name : "", state, hosts].filter((word) => word !== "").join(" · "),
      head: info.kind === "free" ? null : headAt(seats, seat),
      away: seat !== me && isAway(info),
      ...(does === undefined ? {} : { act: does }),
    };
  });
}
