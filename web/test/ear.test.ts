/** What is said to the ear of a card: which one lies on top. */
import { describe, expect, it } from "vitest";

import { beats } from "../src/i18n/ear";
import { event, view } from "./views";

/** Whether it is said that the king of seat 2, laid after seat 1, lies on top. */
function said(winner: number, more: readonly { seat: number; card: string }[] = []): boolean {
  const laid = [{ seat: 1, card: "L7" }, { seat: 2, card: "LK" }, ...more];
  return beats(view({ trick: { laid, winner, reason: null, called: false } }), event("played", { seat: 2, card: "LK" }));
}

describe("a card that is laid", () => {
  it("is said to lie on top where it beats those before it", () => {
    expect(said(2)).toBe(true);
    expect(said(1)).toBe(false);
  });

  it("is not said to where the trick is full: then it is said who takes it", () => {
    const full = [{ seat: 3, card: "L8" }, { seat: 0, card: "L9" }];
    expect(said(2, full)).toBe(false);
  });
});
