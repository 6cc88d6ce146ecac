/** Looks and gestures: what a view says of them, and what may be done. */
import type { Choice, Place, Seen, View } from "./view";
import { placeOf, seatCount } from "./view";

/** Events of eyes and faces: they ask nothing of anybody and hold nothing up. */
const OF_EYES = new Set(["looked", "gesture", "gesture_over", "meant"]);

/** Says whether an update is only about eyes and faces. */
export function isGlance(before: View, view: View, events: readonly Seen[]): boolean {
  return before.decision === view.decision && areOfEyes(events);
}

/** Says whether events are only about eyes and faces. */
export function areOfEyes(events: readonly Seen[]): boolean {
  return events.length > 0 && events.every((event) => OF_EYES.has(event.code));
}

/** Says whether there are signs at this table at all. */
export function hasSigns(view: View): boolean {
  return (view.code?.length ?? 0) > 0;
}

/** Gives the look at a seat, or (null) at the own hand, if it may be done now. */
export function lookAt(view: View, at: number | null): Choice | undefined {
  return view.free.find((choice) => choice.kind === "look" && choice.args["at"] === at);
}

/** Gives where I look: a seat, null for the own hand. */
export function myGaze(view: View): number | null {
  return view.seat === null ? null : (view.gaze?.[view.seat] ?? null);
}

/** Says whether eyes can be turned now. */
export function mayLook(view: View): boolean {
  return view.free.some((choice) => choice.kind === "look");
}

/** Gives where a seat looks, as a place at the table. */
export function gazeOf(view: View, seat: number): Place | "hand" {
  const at = view.gaze?.[seat] ?? null;
  return at === null ? "hand" : placeOf(view, at);
}

/** Gives the gesture that I see on a seat's face, or that I make. */
export function gestureOn(view: View, seat: number): string | null {
  if (seat === view.seat) return view.gesture ?? null;
  return view.sees?.find((seen) => seen.seat === seat)?.gesture ?? null;
}

/** One sign of my code: the gesture, what it means, and how to make it now. */
export interface Signable {
  readonly gesture: string;
  readonly meaning: string;
  readonly choice: Choice | undefined;
}

/** Gives the signs of my code. */
export function signsOf(view: View): readonly Signable[] {
  return (view.code ?? []).map((sign) => ({
    ...sign,
    choice: view.free.find((choice) => choice.kind === "sign" && choice.args["gesture"] === sign.gesture),
  }));
}

/** Gives the ways to change my side's code, where it may be changed now. */
export function agreementsOf(view: View): readonly { readonly gesture: string; readonly meaning: string | null; readonly choice: Choice }[] {
  return view.free
    .filter((choice) => choice.kind === "mean")
    .map((choice) => {
      const gesture = String(choice.args["gesture"]);
      return { gesture, meaning: view.code?.find((sign) => sign.gesture === gesture)?.meaning ?? null, choice };
    });
}

/** Gives the seats that can be looked at, round the table, with the key that looks there. */
export function placesToLook(view: View): readonly { readonly at: number | null; readonly key: string }[] {
  const KEYS: readonly (readonly [Place, string])[] = [["left", "ArrowLeft"], ["across", "ArrowUp"], ["right", "ArrowRight"]];
  const seats = Array.from({ length: seatCount(view) }, (_, seat) => seat).filter((seat) => seat !== view.seat);
  const round = KEYS.flatMap(([place, key]) => seats.filter((at) => placeOf(view, at) === place).map((at) => ({ at, key })));
  return [...round, { at: null, key: "ArrowDown" }];
}
