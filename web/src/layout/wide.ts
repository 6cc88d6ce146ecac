/** The table on a desk: one stage, and a column at its right for one thing at a time. */
import type { Layout, Scene } from "./types";
import { columnFits } from "./types";

const COLUMN = 336;
const WIDEST = 1500;

/** Gives the layout for a large screen; sizes grow and shrink with the stage. */
export function wide(scene: Scene): Layout {
  const { width: w, height: h, ratio } = scene;
  const beside = scene.column && columnFits(w, h);
  const free = beside ? w - COLUMN - 32 : w;
  const stage = Math.min(free, WIDEST);
  const left = (free - stage) / 2;
  const k = Math.min(1.2, Math.max(0.56, Math.min(stage / 1072, h / 900)));
  const px = (value: number): number => Math.round(value * k);
  const german = ratio > 1.5;
  const long = scene.most > 7;
  const middle = left + stage / 2;
  const horizon = px(256);
  const card = german ? px(118) : px(96);
  const cardHeight = Math.round(card * ratio);
  const handTop = h - cardHeight - px(20);
  const toolHeight = 3 * 48 + 2 * 10;
  const toolWidth = Math.max(172, px(186));
  const wordWidth = Math.max(250, px(290));
  const hand = long
    ? { x: left + 24, y: handTop, w: stage - 48, h: cardHeight + px(12) }
    : {
        x: left + 36 + toolWidth + 16,
        y: handTop,
        w: stage - 36 - toolWidth - 16 - 16 - wordWidth - 24,
        h: cardHeight + px(12),
      };
  const trick = german ? px(106) : px(104);
  const high = Math.round(trick * ratio);
  // The ring of a card that lies on top stays under the plate.
  const top = horizon + px(26) + high / 2;
  const lowest = handTop - px(24) - high / 2;
  const mine = german ? Math.min(lowest, top + high + px(8)) : lowest;
  const reach = px(160);
  const x = scene.stock ? middle + px(120) : middle;
  const face = px(134);
  const seatTop = horizon + px(30);
  const plate = seatTop + Math.round(face * 1.083);
  const backs = plate + px(66);
  const foot = long ? handTop - px(20) : h - 24;
  return {
    mode: "desktop",
    width: w,
    height: h,
    horizon,
    edge: [left + stage * 0.25, left + stage * 0.72],
    menu: { x: left + 14, y: 12, w: 44, h: 44 },
    help: { x: left + stage - 58, y: 12, w: 44, h: 44 },
    deals: { x: left + 14 + 100, y: 12, w: 44, h: 44 },
    people: { x: left + 14 + 50, y: 12, w: 44, h: 44 },
    talk: { x: left + stage - 58 - 50, y: 12, w: 44, h: 44 },
    slates: [
      { x: left + px(70), y: px(62), w: Math.max(150, px(196)), h: px(148) },
      { x: left + stage - px(272) - 10, y: px(62), w: Math.max(180, px(230)), h: px(134) },
    ],
    seats: {
      ...(scene.seats > 2
        ? {
            left: { x: left + px(140), top: seatTop, face, plate, backs: { x: left + px(132), y: backs, turn: -4 } },
            right: {
              x: left + stage - px(144),
              top: seatTop,
              face,
              plate,
              backs: { x: left + stage - px(136), y: backs, turn: 4 },
            },
          }
        : {}),
      across: {
        x: middle,
        top: horizon - px(6) - Math.round(px(138) * 1.083),
        face: px(138),
        plate: horizon - px(6),
        backs: german
          ? { x: middle - px(124), y: horizon + px(44), turn: 0 }
          : { x: middle - px(190), y: horizon + px(60), turn: 0 },
      },
    },
    spots: {
      across: { x, y: top, turn: 3 },
      left: { x: x - reach, y: (top + mine) / 2 - px(14), turn: -8 },
      right: { x: x + reach, y: (top + mine) / 2 - px(14), turn: 8 },
      me: { x, y: mine, turn: -2 },
    },
    stake: { x: middle + px(172), y: mine + px(44), turn: 0 },
    stock: { x: middle - px(300), y: horizon + px(130), w: px(290), h: px(220) },
    piles: [
      { x: left + px(262), y: handTop - px(70), turn: 88 },
      { x: left + stage - px(262), y: handTop - px(70), turn: 92 },
    ],
    card,
    trick,
    back: px(38),
    hand,
    rows: 1,
    word: { x: left + stage - wordWidth - 24, y: foot - 64, w: wordWidth, h: 64 },
    sheet: { x: left + stage - wordWidth - 24, y: horizon, w: wordWidth, h: foot - horizon },
    tools: { x: left + 30, y: foot - toolHeight, w: toolWidth, h: toolHeight },
    upright: true,
    window: { x: left + px(290), y: px(40), w: px(120), h: px(150) },
    over: { x: middle - 340, y: px(60), w: 680, h: h - px(60) - 40 },
    column: { x: w - COLUMN - 18, y: 18, w: COLUMN, h: h - 36 },
  };
}
