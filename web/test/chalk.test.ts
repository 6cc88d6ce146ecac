/** Chalk strokes: as many as the number, in groups of five, the same hand each time. */
import { describe, expect, it } from "vitest";

import { MOST_STROKES, strokes } from "../src/ui/chalk";

describe("chalk strokes", () => {
  it.each([0, 1, 4, 5, 6, 11, 15, MOST_STROKES])("draw %d strokes for that number", (count) => {
    expect(strokes(count, 17, 3).paths).toHaveLength(count);
  });

  it("lay the fifth across the other four", () => {
    const [first = "", , , , fifth = ""] = strokes(5, 17, 3).paths;
    const width = (path: string): number => {
      const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
      return Math.abs((numbers.at(-2) ?? 0) - (numbers[0] ?? 0));
    };
    expect(width(fifth)).toBeGreaterThan(15);
    expect(width(first)).toBeLessThan(3);
  });

  it("are the same for the same number and hand, and differ between hands", () => {
    expect(strokes(7, 17, 3)).toEqual(strokes(7, 17, 3));
    expect(strokes(7, 17, 3)).not.toEqual(strokes(7, 17, 4));
  });

  it("give way to figures where nobody could count them", () => {
    expect(strokes(MOST_STROKES + 1, 17, 3).paths).toHaveLength(0);
    expect(strokes(-2, 17, 3).paths).toHaveLength(0);
  });
});
