/** How things are done at a table besides its rules: what they start with. */
import type * as wire from "../generated/protocol";
import type { Frozen } from "../table/view";

export type Customs = Frozen<Required<wire.Customs>>;

/** What most tables want: who is away for a minute is stood in for, nobody is hurried, nothing is public. */
export const DEFAULTS: Customs = {
  speed: "normal",
  absence: "bot",
  absence_seconds: 60,
  clock: 0,
  watchers: "no_hands",
  listed: false,
  bots_after: 0,
  standin: null,
  bots_signal: true,
  gesture_ms: 1500,
  chat: false,
  calls: true,
  fold_needs_both: false,
  open_deals: "match",
};

/** Reads what this browser has kept of an earlier table; what it does not know is as at most tables. */
export function readCustoms(kept: unknown): Customs {
  if (typeof kept !== "object" || kept === null) return DEFAULTS;
  const known = Object.entries(DEFAULTS).map(([name, usual]) => {
    const value: unknown = (kept as Record<string, unknown>)[name];
    return [name, typeof value === typeof usual ? value : usual] as const;
  });
  return Object.fromEntries(known) as unknown as Customs;
}
