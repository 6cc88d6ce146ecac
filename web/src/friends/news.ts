/** What has changed between two companies, told once to everybody at the table. */
import type { Company, SeatInfo } from "../net/messages";

export type NewsCode = "sat" | "rose" | "filled" | "freed" | "gone" | "back" | "standin" | "renamed" | "host" | "rematch";

export interface News {
  readonly code: NewsCode;
  readonly seat: number;
  /** Who it is about, where the seat does not say it any more. */
  readonly was: SeatInfo;
}

/** Gives the news of a company against the one before, in the order of the seats. */
export function newsOf(before: Company, after: Company): readonly News[] {
  const news = after.seats.flatMap((now, seat): readonly News[] => {
    const was = before.seats[seat];
    if (was === undefined) return [];
    const code = changeOf(was, now);
    return code === null ? [] : [{ code, seat, was }];
  });
  const host = after.host;
  if (host !== null && host !== before.host && before.host !== null) {
    news.push({ code: "host", seat: host, was: after.seats[host] ?? NOBODY });
  }
  for (const seat of after.rematch ?? []) {
    if (!(before.rematch ?? []).includes(seat)) news.push({ code: "rematch", seat, was: after.seats[seat] ?? NOBODY });
  }
  return news;
}

const NOBODY: SeatInfo = { name: "", kind: "free" };

function changeOf(was: SeatInfo, now: SeatInfo): NewsCode | null {
  if (was.kind !== now.kind) {
    if (now.kind === "person") return "sat";
    if (now.kind === "bot") return "filled";
    return was.kind === "person" ? "rose" : "freed";
  }
  if (now.kind !== "person") return null;
  if (now.standin && !was.standin) return "standin";
  if (was.here && !now.here) return "gone";
  if ((!was.here && now.here) || (was.standin && !now.standin)) return "back";
  return was.name === now.name ? null : "renamed";
}
