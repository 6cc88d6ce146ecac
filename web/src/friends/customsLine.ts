/** The customs of a table in words, and the lengths of time that are offered. */
import { t } from "../i18n/fluent.svelte";
import type { Customs } from "./customs";

export const PATIENCE = [30, 60, 180, 600] as const;
export const CLOCKS = [0, 15, 30, 60, 120] as const;
export const GESTURES = [1000, 1500, 2500, 4000] as const;

/** Gives a length of time as it is said: seconds up to one minute and a half, then minutes. */
export function timeWord(seconds: number): string {
  return seconds <= 90 ? t("friends-seconds", { count: seconds }) : t("friends-minutes", { count: Math.round(seconds / 60) });
}

/** Gives the customs in one line: who may come, what happens when somebody is away, how long one may think. */
export function summary(customs: Customs): string {
  return [
    t(customs.listed ? "customs-line-listed" : "customs-line-private"),
    t(`customs-line-absence-${customs.absence}`, { time: timeWord(customs.absence_seconds) }),
    customs.clock === 0 ? t("customs-line-no-clock") : t("customs-line-clock", { time: timeWord(customs.clock) }),
    ...(customs.chat ? [t("customs-line-chat")] : []),
  ].join(" · ");
}
