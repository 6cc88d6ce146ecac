/** What bots have found out about the old advice; `stube advice --write` makes the file. */
import { language, t } from "../i18n/fluent.svelte";
import found from "./figures.json";

export interface Group {
  readonly id: string;
  /** Whether the tip must gain here. */
  readonly claimed: boolean;
  readonly mean: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly deals: number;
  /** What the group reaches: of which kind, from, to. */
  readonly range?: readonly [string, number, number];
}

export interface Tip {
  readonly id: string;
  readonly game: string;
  readonly unit: string;
  readonly bot: string;
  readonly limit: number | null;
  readonly deals: number;
  readonly verdict: string;
  readonly groups: readonly Group[];
  readonly command: string;
  readonly commit: string;
}

export const TIPS = found.tips as unknown as readonly Tip[];

/** Gives what a group is about. */
export function groupName(tip: Tip, group: Group): string {
  if (group.range === undefined) return t(`advice-${tip.id}-${group.id}`);
  const [kind, from, to] = group.range;
  return t(`advice-range-${kind}`, { from, to });
}

/** Gives the figure of a group as it is read: the mean, its interval, the deals. */
export function figure(tip: Tip, group: Group): string {
  const digits = tip.unit === "points" || tip.unit === "tricks" ? 2 : 1;
  const form = new Intl.NumberFormat(language(), {
    signDisplay: "exceptZero",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const bound = (value: number | null): string => (value === null ? "?" : form.format(value));
  return t("advice-figure", {
    mean: form.format(group.mean),
    low: bound(group.low),
    high: bound(group.high),
    deals: group.deals,
  });
}

/** Gives the ends of the scale that all groups of a tip share; nothing lies on it between them. */
export function scale(tip: Tip): readonly [number, number] {
  const values = tip.groups.flatMap((group) => [group.mean, group.low ?? group.mean, group.high ?? group.mean]);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const room = 0.06 * (most - least || 1);
  return [least - room, most + room];
}

/** Says whether a group is wholly a gain, wholly a loss, or neither. */
export function sense(group: Group): "gain" | "loss" | "open" {
  if (group.low !== null && group.low > 0) return "gain";
  return group.high !== null && group.high < 0 ? "loss" : "open";
}
