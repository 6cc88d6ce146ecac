/** Chalk strokes for a number: groups of five, each stroke as a path that a hand could have drawn. */

export interface Strokes {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly string[];
}

const APART = 5.2;
const GROUP = 29;
const LEAN = 3.5;

/** Strokes are counted at a glance up to here; beyond stand figures alone. */
export const MOST_STROKES = 25;

/** From here on figures stand beside the strokes. */
export const FIGURES_FROM = 16;

/** Gives a wobble between -1 and 1 that is the same for the same place. */
function wobble(seed: number, place: number): number {
  const mixed = Math.sin(seed * 127.1 + place * 311.7) * 43758.5453;
  return (mixed - Math.floor(mixed)) * 2 - 1;
}

function stroke(seed: number, place: number, from: readonly [number, number], to: readonly [number, number]): string {
  const off = (part: number): number => wobble(seed, place * 7 + part) * 0.9;
  const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const middle = point((from[0] + to[0]) / 2 + off(3) * 1.6, (from[1] + to[1]) / 2);
  return `M${point(from[0] + off(1), from[1] + off(2))}Q${middle} ${point(to[0] + off(4), to[1] + off(5))}`;
}

/**
 * Gives the strokes of a number, the fifth of each group laid across the other four.
 *
 * @param count - a whole number from 0; more than `MOST_STROKES` gives none.
 * @param height - height of a stroke.
 * @param seed - the same seed gives the same hand.
 */
export function strokes(count: number, height: number, seed: number): Strokes {
  const paths: string[] = [];
  const drawn = count > MOST_STROKES ? 0 : Math.max(0, Math.floor(count));
  for (let place = 0; place < drawn; place += 1) {
    const x = 5 + Math.floor(place / 5) * GROUP;
    const inGroup = place % 5;
    if (inGroup === 4) {
      paths.push(stroke(seed, place, [x - LEAN, height - 2], [x + 3 * APART + LEAN, 2]));
    } else {
      paths.push(stroke(seed, place, [x + inGroup * APART, 1], [x + inGroup * APART, height - 1]));
    }
  }
  const groups = Math.ceil(drawn / 5);
  return { width: Math.max(10, groups * GROUP), height, paths };
}
