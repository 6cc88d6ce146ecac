/** The table on a phone that lies on its side. */
import type { Layout, Scene } from "./types";
import { between } from "./types";

const GAP = 8;
const ASIDE = 248;

/** Gives the layout for a low and wide screen: table left, word and tools in a column right. */
export function flat(scene: Scene): Layout {
  const { width: w, height: h, ratio } = scene;
  const german = ratio > 1.5;
  const stage = w - ASIDE - GAP;
  const middle = stage / 2;
  const card = german ? 62 : 58;
  const cardHeight = Math.round(card * ratio);
  // The foot of the card may go: the index stands at the top.
  const handHeight = german ? Math.round(cardHeight * 0.84) : cardHeight + 4;
  const long = scene.most > 7;
  const aside = long ? GAP : 144;
  const hand = { x: aside, y: h - handHeight, w: stage - aside - GAP, h: handHeight };
  const horizon = Math.max(80, Math.round(h * 0.225));
  const trick = german ? Math.round(Math.min(58, (hand.y - horizon) / 3.6)) : 60;
  const high = Math.round(trick * ratio);
  const top = horizon + 14 + high / 2;
  // What is written under the card that lies on top stands above the hand.
  const mine = hand.y - 16 - high / 2;
  const side = (top + mine) / 2;
  const reach = scene.stock ? 0 : trick * 1.45;
  const x = scene.stock ? stage * 0.72 : middle;
  // Two alone lay their cards side by side.
  const apart = scene.seats === 2 && !scene.stock ? trick * 0.75 : 0;
  const column = w - ASIDE;
  const tools = long
    ? { x: column, y: 100, w: ASIDE - GAP, h: 3 * 44 + 2 * 6 }
    : { x: GAP, y: h - GAP - (3 * 44 + 2 * 6), w: 130, h: 3 * 44 + 2 * 6 };
  const seat = (top: number, face: number): { top: number; face: number; plate: number } => ({
    top,
    face,
    plate: top + Math.round(face * 1.083),
  });
  // Between the slate and the tools, of which there may be four: its backs lie beside it.
  const left = seat(74, between(h, 320, 390, 44, 70));
  const right = seat(horizon + 14, 70);
  // The end of a round covers what is below: menu and help hang beside the seal then.
  const foot = scene.ended ? GAP : h - GAP - 44;
  const menu = scene.ended ? { x: column + 48, w: 96 } : { x: column + 4, w: 114 };
  return {
    mode: "landscape",
    width: w,
    height: h,
    horizon,
    edge: [stage * 0.26, stage * 0.74],
    menu: { x: menu.x, y: foot, w: menu.w, h: 44 },
    help: { x: menu.x + menu.w + 4, y: foot, w: menu.w, h: 44 },
    deals: { x: 209, y: 8, w: 44, h: 44 },
    people: { x: stage - 50, y: 6, w: 44, h: 44 },
    talk: scene.ended ? { x: column, y: 6, w: 44, h: 44 } : { x: stage - 50, y: 54, w: 44, h: 44 },
    slates: [
      { x: 10, y: 10, w: 196, h: 58 },
      { x: Math.min(middle + 72, stage - 56 - 140), y: 6, w: 140, h: 72 },
    ],
    seats: {
      ...(scene.seats > 2
        ? {
            left: { ...left, x: 52, backs: { x: 128, y: left.top + left.face * 0.62, turn: -4 } },
            right: { ...right, x: stage - 60, backs: { x: stage - 60, y: right.plate + 28, turn: 4 }, open: 22 },
          }
        : {}),
      across: {
        x: middle,
        top: horizon - 4 - 74,
        face: 68,
        plate: horizon - 2,
        backs: german
          ? { x: middle - trick - 34, y: horizon + 26, turn: 0 }
          : { x: middle * 0.62, y: horizon + 32, turn: 0 },
        open: 22,
      },
    },
    spots: {
      across: { x: x - apart, y: scene.stock || apart > 0 ? side : top, turn: 3 },
      left: { x: x - reach, y: side, turn: -9 },
      right: { x: x + reach, y: side, turn: 10 },
      me: { x: scene.stock ? x + trick + 16 : x + apart, y: scene.stock || apart > 0 ? side : mine, turn: -2 },
    },
    stake: { x: middle + trick * 2.75, y: hand.y - 56, turn: 0 },
    stock: { x: 20, y: horizon + 54, w: stage * 0.42, h: Math.min(150, hand.y - horizon - 64) },
    piles: [
      { x: stage * 0.58, y: horizon + 30, turn: 88 },
      { x: stage * 0.9, y: horizon + 30, turn: 92 },
    ],
    card,
    trick,
    back: 18,
    hand,
    rows: 1,
    word: { x: column, y: GAP, w: ASIDE - GAP, h: 64 },
    sheet: { x: column, y: GAP, w: ASIDE - GAP, h: h - 3 * GAP - 44 },
    tools,
    upright: true,
    over: { x: GAP, y: GAP + 50, w: w - 2 * GAP, h: h - 2 * GAP - 50 },
    column: { x: Math.max(GAP, w - ASIDE - 120), y: GAP, w: ASIDE + 112, h: h - 2 * GAP },
  };
}
