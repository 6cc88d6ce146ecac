/** Chooses the layout of the table for a screen. */
import { flat } from "./flat";
import type { Layout, Scene } from "./types";
import { columnFits } from "./types";
import { upright } from "./upright";
import { wide } from "./wide";

/** The smallest stage; below it the page scrolls. */
const LOWEST_FLAT = 320;
const LOWEST_UPRIGHT = 600;
const NARROWEST = 300;

/** What a sheet takes of a tablet that is held upright; the table has the rest. */
const COLUMN = 316;

/** Cards side by side on a phone that leave 44 pixels of each to touch. */
const LONGEST_ROW = 7;

/** Gives the layout of a scene. */
export function layout(scene: Scene): Layout {
  const width = Math.max(scene.width, NARROWEST);
  if (scene.width >= 560 && scene.height < 520 && scene.width > scene.height) {
    return flat({ ...scene, width, height: Math.max(scene.height, LOWEST_FLAT) });
  }
  if (scene.width >= 900 && scene.width > scene.height) {
    return wide({ ...scene, width });
  }
  const height = Math.max(scene.height, LOWEST_UPRIGHT);
  if (scene.column && columnFits(width, height)) {
    const column = { x: width - COLUMN, y: 16, w: COLUMN - 8, h: height - 32 };
    return { ...upright({ ...scene, width: width - COLUMN, height }), width, column };
  }
  return upright({ ...scene, width, height });
}

/** Gives how far apart the cards of a hand lie, so that they fit. */
export function step(cards: number, card: number, room: number, most: number): number {
  return cards < 2 ? card : Math.min(most, (room - card) / (cards - 1));
}

/** Cuts a hand into rows, between suits where that leaves both rows short enough. */
export function rowsOf<Card extends { readonly card: string }>(
  hand: readonly Card[],
  rows: 1 | 2,
): readonly (readonly Card[])[] {
  if (rows === 1 || hand.length <= LONGEST_ROW) {
    return [hand];
  }
  const half = Math.ceil(hand.length / 2);
  const starts = hand
    .map((held, place) => ({ place, starts: held.card[0] !== hand[place - 1]?.card[0] }))
    .filter(({ place, starts }) => starts && place > 0 && Math.abs(place - half) <= 1)
    .filter(({ place }) => Math.max(place, hand.length - place) <= Math.max(LONGEST_ROW, half));
  const cut =
    starts.toSorted((a, b) => Math.abs(a.place - half) - Math.abs(b.place - half))[0]?.place ?? half;
  return [hand.slice(0, cut), hand.slice(cut)];
}
