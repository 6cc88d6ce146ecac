/** The scale of the pictures of advice, and what a line says. */
import { describe, expect, it } from "vitest";

import type { Group, Tip } from "../src/advice/figures";
import { scale, sense } from "../src/advice/figures";

const group = (mean: number, low: number | null, high: number | null): Group => ({ id: "some", claimed: true, mean, low, high, deals: 40 });
const tip = (...groups: Group[]): Tip => ({
  id: "some",
  game: "watten",
  unit: "points",
  bot: "regular",
  limit: null,
  deals: 40,
  verdict: "open",
  groups,
  command: "",
  commit: "",
});

describe("the scale", () => {
  it("holds nought and every interval, with room at both ends", () => {
    for (const one of [tip(group(2, 1, 3)), tip(group(-2, -3, -1), group(0.5, null, null)), tip(group(0, 0, 0))]) {
      const [least, most] = scale(one);
      expect(least).toBeLessThan(0);
      expect(most).toBeGreaterThan(0);
      for (const each of one.groups) {
        expect(least).toBeLessThan(each.low ?? each.mean);
        expect(most).toBeGreaterThan(each.high ?? each.mean);
      }
    }
  });
});

describe("a line", () => {
  it("is a gain or a loss only with its whole interval", () => {
    expect(sense(group(1, 0.1, 2))).toBe("gain");
    expect(sense(group(-1, -2, -0.1))).toBe("loss");
    expect(sense(group(1, -0.1, 2))).toBe("open");
    expect(sense(group(1, 0, 2))).toBe("open");
    expect(sense(group(1, null, null))).toBe("open");
  });
});
