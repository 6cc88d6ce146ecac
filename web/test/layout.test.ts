/** Layouts: everything that can be touched is on the screen, and nothing lies on the hand. */
import { describe, expect, it } from "vitest";

import { layout, rowsOf, step } from "../src/layout/layout";
import type { Box } from "../src/layout/types";

const SCREENS = [
  [360, 740],
  [390, 844],
  [412, 915],
  [844, 390],
  [740, 360],
  [820, 1180],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;
const GAMES = [
  { seats: 4, ratio: 1.77, most: 5, stock: false },
  { seats: 2, ratio: 1.4, most: 13, stock: true },
] as const;
const CASES = SCREENS.flatMap(([width, height]) =>
  GAMES.flatMap((game) => [true, false].map((column) => ({ width, height, ...game, column, ended: column }))),
);

function inside(box: Box, width: number, height: number): boolean {
  return box.x >= 0 && box.y >= 0 && box.x + box.w <= width && box.y + box.h <= height;
}

describe.each(CASES)("$width × $height, $most cards, column $column", (scene) => {
  const made = layout(scene);

  it("keeps every control on the stage", () => {
    const boxes = [made.menu, made.help, made.deals, made.people, made.talk, ...made.slates, made.word, made.tools, made.column, made.over];
    for (const box of boxes) {
      expect(inside(box, made.width, made.height), JSON.stringify(box)).toBe(true);
    }
  });

  it("fits the stage into the screen", () => {
    expect(made.width).toBe(scene.width);
    expect(made.height).toBe(scene.height);
  });

  it("fits the hand between the edges, with a strip of each card free to touch", () => {
    const perRow = made.rows === 2 ? Math.ceil(scene.most / 2) + 1 : scene.most;
    const apart = step(perRow, made.card, made.hand.w, made.card + 6);
    expect((perRow - 1) * apart + made.card).toBeLessThanOrEqual(made.hand.w + 0.01);
    expect(apart).toBeGreaterThanOrEqual(29);
  });

  it("keeps the word and the tools off the hand", () => {
    for (const box of [made.word, made.tools]) {
      const apart =
        box.y + box.h <= made.hand.y || box.x + box.w <= made.hand.x || box.x >= made.hand.x + made.hand.w;
      expect(apart, JSON.stringify(box)).toBe(true);
    }
  });
});

describe("rows of a hand", () => {
  const cards = (text: string): { card: string }[] => text.split(" ").map((card) => ({ card }));

  it("split between suits when both rows stay short", () => {
    const rows = rowsOf(cards("SA SJ S9 S4 HK H7 H3 DQ DT D5 C8 C6 C2"), 2);
    expect(rows.map((row) => row.length)).toEqual([7, 6]);
  });

  it("lose no card and keep the order", () => {
    const hand = cards("SA SJ S9 S4 S3 S2 H9 H8 H7 H3 D5 C6 C2");
    expect(rowsOf(hand, 2).flat()).toEqual(hand);
  });

  it("are one row for seven cards or fewer", () => {
    expect(rowsOf(cards("SA SJ S9"), 2)).toHaveLength(1);
  });
});
