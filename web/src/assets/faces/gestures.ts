/** What a face does for each gesture of the signal code, in units of the 120 × 130 box. */

/** The mouth: at rest, a wide smile, one corner drawn up, lips pursed, a kiss, the upper lip drawn up. */
export type MouthShape = "rest" | "wide" | "corner" | "pursed" | "kiss" | "sneer";

export interface Mien {
  /** Where the pupils go instead of the gaze. */
  readonly gaze: { readonly x: number; readonly y: number } | null;
  /** Which eyes are shut, as seen: left, right. */
  readonly shut: readonly [boolean, boolean];
  /** How far the upper lids come down besides. */
  readonly lids: number;
  /** How far each brow goes up (down where less than 0), as seen: left, right. */
  readonly brows: readonly [number, number];
  readonly mouth: MouthShape;
  /** Whether the bridge of the nose is creased. */
  readonly creased: boolean;
  /** How far the shoulder at the right goes up. */
  readonly shoulder: number;
  /** How far the head goes down. */
  readonly bow: number;
  /** How far hat or hair goes up. */
  readonly hat: number;
  /** What moves to and fro; without motion the marks say it. */
  readonly moves: "" | "nod" | "blink";
  /** Short lines beside what moves, as a woodcut has them. */
  readonly marks: string;
}

const REST: Mien = {
  gaze: null,
  shut: [false, false],
  lids: 0,
  brows: [0, 0],
  mouth: "rest",
  creased: false,
  shoulder: 0,
  bow: 0,
  hat: 0,
  moves: "",
  marks: "",
};

const MIENS: Readonly<Record<string, Mien>> = {
  wink: { ...REST, shut: [false, true], brows: [3, -3], mouth: "wide", marks: "M99 50l8 -5M101 58h9M99 66l8 4" },
  nose: { ...REST, lids: 1.5, brows: [-1, -1], mouth: "sneer", creased: true, marks: "M99 64l8 -4M100 72l9 1M21 64l-8 -4M20 72l-9 1" },
  lips: { ...REST, mouth: "pursed", marks: "M98 84l8 -2M97 91l8 3M22 84l-8 -2M23 91l-8 3" },
  mouth: { ...REST, mouth: "corner", brows: [0, 2], marks: "M98 70l8 -4M99 78h9" },
  shoulder: { ...REST, shoulder: 20, marks: "M105 77l3 -8M113 82l7 -5" },
  up: { ...REST, gaze: { x: 0, y: -1.5 }, brows: [4, 4], bow: -2, marks: "M15 34l-5 -9M23 25l-2 -9M105 34l5 -9M97 25l2 -9" },
  nod: { ...REST, bow: 7, moves: "nod", marks: "M20 48c-4 9 -4 19 0 28M12 53c-3 6 -3 12 0 18M100 48c4 9 4 19 0 28M108 53c3 6 3 12 0 18" },
  down: { ...REST, gaze: { x: 0, y: 1.5 }, lids: -4, bow: 6, marks: "M16 82l-6 9M25 90l-3 9M104 82l6 9M95 90l3 9" },
  blink: { ...REST, shut: [true, true], moves: "blink", marks: "M99 54l8 -3M99 62l8 3M21 54l-8 -3M21 62l-8 3" },
  brows: { ...REST, brows: [6, 6], hat: 5, marks: "M104 40l8 -3M101 32l6 -6M16 40l-8 -3M19 32l-6 -6" },
  // No sign of the code: who has won the match.
  joy: { ...REST, brows: [3, 3], mouth: "wide", hat: 6 },
  kiss: { ...REST, shut: [true, true], mouth: "kiss" },
};

/** Gives what a face does for a gesture; at rest for none. */
export function mienOf(gesture: string | null): Mien {
  return gesture === null ? REST : (MIENS[gesture] ?? REST);
}
