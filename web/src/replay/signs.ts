/** What a replay adds to a step's view: nothing can be done any more, and where all is open every gesture shows. */
import { listed, t } from "../i18n/fluent.svelte";
import { heardOf } from "../i18n/ear";
import { seatName } from "../i18n/names";
import type { SeatInfo } from "../net/messages";
import type { View } from "../table/view";
import type { Step } from "./reel";

const BEGINS = "gesture";
const ENDS = "gesture_over";

/** Gives the view of a step as it is drawn. */
export function shownAt(steps: readonly Step[], at: number): View | null {
  const view = steps[at]?.update.view;
  if (view === undefined) return null;
  const hand = view.hand.map((held) => ({ ...held, playable: false, refusal: null }));
  const faces = facesAt(steps, at);
  const sees = [...faces].filter(([seat]) => seat !== view.seat).map(([seat, gesture]) => ({ seat, gesture }));
  return { ...view, hand, choices: [], free: [], ...(sees.length > 0 ? { sees } : {}) };
}

/** Gives the gestures that are being made at a step, by seat; of those that were whispered. */
function facesAt(steps: readonly Step[], at: number): ReadonlyMap<number, string> {
  const faces = new Map<number, string>();
  for (const { code, args } of steps.slice(0, at + 1).flatMap((step) => step.whispered ?? [])) {
    const { seat, gesture } = args;
    if (typeof seat !== "number") continue;
    if (code === BEGINS && typeof gesture === "string") faces.set(seat, gesture);
    if (code === ENDS) faces.delete(seat);
  }
  return faces;
}

/** Gives who saw the gesture that a seat begins at a step, as long as it lasted. */
export function seenBy(steps: readonly Step[], at: number, seat: number): readonly number[] {
  const seen: number[] = [];
  for (const { code, args, seats } of steps.slice(at).flatMap((step) => step.whispered ?? [])) {
    if (args["seat"] !== seat) continue;
    if (code === ENDS) break;
    if (code === BEGINS) seen.push(...seats.filter((one) => one !== seat && !seen.includes(one)));
  }
  return seen;
}

/** Gives what a step tells, in sentences; of a gesture also who saw it, where all is open. */
export function linesAt(steps: readonly Step[], at: number, seats: readonly SeatInfo[]): readonly string[] {
  const step = steps[at];
  if (step === undefined) return [];
  const { view, events } = step.update;
  const own = step.whispered ?? [];
  const name = (seat: number): string => (seat === view.seat ? t("you") : seatName(seats, seat));
  const whispered = own.flatMap(({ code, args, seats: told }) => {
    const maker = args["seat"];
    // Whoever looks up later sees a gesture that has been told already.
    if (code !== BEGINS || typeof maker !== "number" || !told.includes(maker)) return [];
    const line = heardOf(view, seats, { code, args });
    const seen = seenBy(steps, at, maker);
    return [`${line ?? ""} ${seen.length === 0 ? t("made-unseen") : t("made-seen", { names: listed(seen.map(name)) })}`];
  });
  const told = events.filter(({ code }) => own.length === 0 || (code !== BEGINS && code !== ENDS));
  const lines = told.map((event) => heardOf(view, seats, event)).filter((line): line is string => Boolean(line));
  return [...lines, ...whispered];
}
