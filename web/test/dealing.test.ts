/** A deal as it is seen: in packets, round the table from the forehand on, and never longer than people wait. */
import { describe, expect, it } from "vitest";

import { dealingTo, dealtAfter } from "../src/table/hand";
import { view } from "./views";

describe("a deal", () => {
  it("gives each seat its packet after the seats before it, and a second one after all have the first", () => {
    const [first, second] = [0, 1].map((turn) => dealtAfter(5, 0, { packets: "3+2", seats: 4, turn }));
    expect(first?.slice(0, 3)).toEqual([0, 40, 80]);
    expect(second?.[0]).toBeGreaterThan(0);
    const last = dealtAfter(5, 0, { packets: "3+2", seats: 4, turn: 3 });
    expect(first?.[3]).toBeGreaterThan(last[0] ?? 0);
  });

  it("deals only what is new", () => {
    expect(dealtAfter(5, 3, { packets: "3+2", seats: 4, turn: 0 })).toEqual([0, 0, 0, 0, 40]);
  });

  it("is over soon where cards come one by one", () => {
    expect(Math.max(...dealtAfter(13, 0, { packets: "1", seats: 2, turn: 1 }))).toBeLessThan(1500);
  });

  it("goes the way round that the rules say", () => {
    const turns = (change: Parameters<typeof view>[0]): number[] => [0, 1, 2, 3].map((seat) => dealingTo(view(change), seat).turn);
    expect(turns({ dealer: 3, forehand: 0 })).toEqual([0, 1, 2, 3]);
    expect(turns({ dealer: 3, forehand: 2 })).toEqual([2, 1, 0, 3]);
  });
});
