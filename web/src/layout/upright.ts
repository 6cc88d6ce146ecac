/** The table on a screen that is held upright: phones and tablets. */
import type { Place } from "../table/view";
import type { Layout, Scene, SeatSpot, Spot } from "./types";
import { between } from "./types";

const GAP = 8;
const TOOL = 44;

/** Says whether a tablet is so high that thirteen cards lie in two rows, each in full sight. */
function isTall(height: number): boolean {
  return height >= 1000;
}

/** Gives the layout for a width and height with the height the longer. */
export function upright(scene: Scene): Layout {
  const { width: w, height: h, ratio } = scene;
  const german = ratio > 1.5;
  const tablet = w >= 700;
  // High enough for a button in the line, which else grows when there is something to say; a low screen has no room to spare.
  const line = h < 700 ? 48 : 54;
  const card = german
    ? Math.min(between(w, 360, 820, 66, 104) + (w < 480 && w > 376 ? 3 : 0), Math.floor((w - 28) / 5))
    : tablet
      ? isTall(h)
        ? 102
        : 84
      : between(w, 320, 430, 54, 70);
  const rows = (!tablet || isTall(h)) && scene.most > 7 ? 2 : 1;
  const cardHeight = Math.round(card * ratio);
  const handHeight = rows * cardHeight + (rows - 1) * GAP + (german ? 12 : 6);
  const foot = tablet ? 20 : GAP;
  const hand = { x: 6, y: h - foot - handHeight, w: w - 12, h: handHeight };
  // What stands over a chosen card has room of its own where there is any.
  const tools = { x: GAP, y: hand.y - (tablet && german && isTall(h) ? 44 : 10) - TOOL, w: w - 2 * GAP, h: TOOL };
  const wide = tablet ? 560 : w - 2 * GAP;
  const word = { x: (w - wide) / 2, y: tools.y - GAP - line, w: wide, h: line };
  const horizon = Math.round(Math.min(250, Math.max(118, h * (tablet ? 0.19 : 0.168))));
  const face = tablet ? 132 : between(h, 740, 844, 72, 96);
  const trick = german ? between(w, 360, 820, 72, 100) : between(w, 360, 820, 80, 104);
  const high = Math.round(trick * ratio);
  const slateTop = tablet ? 66 : 60;
  const slateWidth = tablet ? 190 : between(w, 320, 390, 102, 124);
  const scoreWidth = tablet ? 210 : between(w, 320, 390, 106, 128);
  const end = word.y - GAP;
  const side = sides(scene, horizon, tablet);
  const spots = scene.stock
    ? stockSpots(w, horizon, end, trick, high)
    : trickSpots(scene, horizon, end, trick, high, side.left?.plate ?? horizon);
  return {
    mode: tablet ? "tablet" : "portrait",
    width: w,
    height: h,
    horizon,
    edge: [w * (german ? 0.25 : 0.14), w * (german ? 0.75 : 0.86)],
    menu: { x: 10, y: GAP, w: TOOL, h: TOOL },
    help: { x: w - 10 - TOOL, y: GAP, w: TOOL, h: TOOL },
    deals: { x: 10 + 2 * TOOL + 12, y: GAP, w: TOOL, h: TOOL },
    people: { x: 10 + TOOL + 6, y: GAP, w: TOOL, h: TOOL },
    talk: { x: w - 10 - 2 * TOOL - 6, y: GAP, w: TOOL, h: TOOL },
    slates: [
      { x: 10, y: slateTop, w: slateWidth, h: 84 },
      { x: w - 10 - scoreWidth, y: slateTop, w: scoreWidth, h: 84 },
    ],
    seats: {
      ...side,
      across: {
        x: w / 2,
        top: horizon - 6 - Math.round(face * 1.083),
        face,
        plate: horizon - 4,
        backs: german
          ? { x: w * 0.31, y: horizon + 36, turn: 0 }
          : { x: w / 2, y: horizon + 34, turn: 0 },
        open: tablet ? 0 : 31,
      },
    },
    spots,
    stake: scene.seats === 2 ? { x: tablet ? 120 : 86, y: spots.across.y + high * 0.5, turn: 0 } : stakeSpot(w, spots, high, end),
    stock: {
      x: 14,
      y: Math.max(horizon + 62, Math.min(horizon + 84, end - 190)),
      w: Math.min(tablet ? 300 : 210, w * 0.54),
      h: Math.max(176, end - Math.max(horizon + 62, Math.min(horizon + 84, end - 190)) - 4),
    },
    piles: [
      { x: 72, y: end - 28, turn: 88 },
      { x: w - 72, y: end - 28, turn: 92 },
    ],
    card,
    trick,
    back: tablet ? 34 : german ? 21 : 30,
    hand,
    rows,
    word,
    sheet: { x: word.x, y: horizon + 20, w: wide, h: word.y + line - horizon - 20 },
    tools,
    upright: false,
    over: { x: (w - Math.min(w - 12, 640)) / 2, y: GAP, w: Math.min(w - 12, 640), h: h - 2 * GAP },
    column: tablet
      ? { x: w / 2 - GAP, y: 16, w: w / 2, h: hand.y - 24 }
      : { x: GAP, y: 56, w: w - 2 * GAP, h: hand.y - 64 },
  };
}

function sides(
  scene: Scene,
  horizon: number,
  tablet: boolean,
): { left?: SeatSpot; right?: SeatSpot } {
  if (scene.seats < 3) {
    return {};
  }
  const { width: w, height: h } = scene;
  const face = tablet ? 124 : between(h, 740, 844, 68, 84);
  // The slates hang over the table's far corners: heads begin under them.
  const top = Math.max(horizon + (tablet ? 50 : between(h, 640, 844, 14, 34)), tablet ? 0 : 160);
  const plate = top + Math.round(face * 1.083);
  const x = tablet ? 84 : Math.max(46, face / 2 + 4);
  const backs = plate + (tablet ? 52 : 34);
  const seat = { top, face, plate, open: tablet ? 0 : 16 };
  return {
    left: { ...seat, x, backs: { x: x - 6, y: backs, turn: -4 } },
    right: { ...seat, x: w - x, backs: { x: w - x + 6, y: backs, turn: 4 } },
  };
}

function trickSpots(
  scene: Scene,
  horizon: number,
  end: number,
  trick: number,
  high: number,
  plate: number,
): Record<Place, Spot> {
  const w = scene.width;
  if (scene.seats === 2) {
    // Side by side and high up: a sheet must not cover them.
    const y = horizon + 58 + high / 2;
    const apart = trick * 0.62;
    // The stake lies at their left, on the table still.
    const middle = w / 2 + 26;
    return {
      across: { x: middle - apart, y, turn: 3 },
      left: { x: middle - apart, y, turn: 3 },
      right: { x: middle + apart, y, turn: -2 },
      me: { x: middle + apart, y: y + high * 0.2, turn: -2 },
    };
  }
  const top = horizon + 22 + high / 2;
  // Under my card there is room for what is written under the one that lies on top.
  const mine = Math.min(end - high / 2 - 16, top + high * (scene.width >= 700 ? 1.75 : 2));
  const side = Math.min(Math.max(plate + 24 + high / 2, (top + mine) / 2 - 20), (top + mine) / 2 + 18);
  // Where the stake does not fit between the cards it lies at the left: there they lie closer together.
  const reach = Math.min(trick * (hasRoom(top, mine, high) ? 1.28 : 0.9), w / 2 - trick / 2 - 6);
  return {
    across: { x: w / 2, y: top, turn: 3 },
    left: { x: w / 2 - reach, y: side, turn: -9 },
    right: { x: w / 2 + reach, y: side, turn: 10 },
    me: { x: w / 2, y: mine, turn: -2 },
  };
}

function stockSpots(
  w: number,
  horizon: number,
  end: number,
  trick: number,
  high: number,
): Record<Place, Spot> {
  const tablet = w >= 700;
  const x = w * (tablet ? 0.66 : 0.77);
  const last = end - high / 2 - 4;
  const top = Math.min(horizon + 70 + high / 2, last - high * 0.72);
  // Where there is much room the two cards still are one trick.
  const mine = tablet ? Math.min(last, top + high * 1.3) : last;
  return {
    across: { x, y: top, turn: 4 },
    left: { x: x - trick * 0.3, y: top, turn: -6 },
    right: { x: x + trick * 0.2, y: top + 16, turn: 6 },
    me: { x, y: mine, turn: -2 },
  };
}

/** Says whether the stake fits between the far card and mine. */
function hasRoom(far: number, mine: number, high: number): boolean {
  return mine - far - high >= 104;
}

/** The stake lies between the far card and mine, or at my left when there is no room. */
function stakeSpot(w: number, spots: Record<Place, Spot>, high: number, end: number): Spot {
  return hasRoom(spots.across.y, spots.me.y, high)
    ? { x: w / 2, y: (spots.me.y + spots.across.y) / 2 - 6, turn: 0 }
    : { x: 58, y: end - 50, turn: 0 };
}
