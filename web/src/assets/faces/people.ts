/** Who may sit on a seat: six people and the carved head of the bots in four colours. */
import * as shapes from "./shapes";
import type { Shape, Tone } from "./shapes";

/** The cloth of a carved head. */
export type BotColour = "red" | "blue" | "green" | "gold";

/** One head: its colours and its layers, from the back to the front. */
export interface Head {
  readonly tones: Readonly<Record<Tone, string>>;
  readonly cheek: string;
  readonly lips: string;
  readonly wooden: boolean;
  readonly behind: readonly Shape[];
  readonly dress: readonly Shape[];
  /** What a shoulder is clad in. */
  readonly sleeve: Tone;
  /** Lies on the face and stays: lines of age, a full beard. */
  readonly onFace: readonly Shape[];
  readonly before: readonly Shape[];
  /** Drawn around the middle of the upper lip, moves with the mouth. */
  readonly moustache: string;
  readonly brow: number;
  readonly browTone: string;
  readonly glasses: boolean;
  readonly lashes: boolean;
}

const LINEN = "#FFFAF0";
const METAL = "#EBAE23";

const tones = (own: Partial<Record<Tone, string>>): Record<Tone, string> => ({
  skin: "#F3C7A1",
  shade: "#DDA37A",
  hair: "#7A3E1A",
  strand: "#5A2C10",
  shirt: LINEN,
  vest: "#2E6B3C",
  hat: "#3F5A34",
  band: "#8A6A2C",
  linen: LINEN,
  metal: METAL,
  none: "none",
  ...own,
});

const PLAIN = {
  cheek: "#E0796A",
  lips: "#BF4A42",
  wooden: false,
  behind: [],
  sleeve: "shirt",
  onFace: [],
  moustache: "",
  brow: 3.6,
  browTone: "#4A2C14",
  glasses: false,
  lashes: false,
} as const;

/** Six people of several ages; a seat without a choice of its own takes one by its number. */
export const PEOPLE: readonly Head[] = [
  {
    ...PLAIN,
    tones: tones({ strand: "#8F4C22" }),
    browTone: "#7A3E1A",
    behind: shapes.BRAID_BEHIND,
    dress: shapes.BODICE,
    before: shapes.BRAID,
    brow: 2.6,
    lashes: true,
  },
  {
    ...PLAIN,
    tones: tones({ skin: "#EDB98F", shade: "#D79A6E", hair: "#B9B2A2", shirt: "#E9E2D0", vest: "#7A2B22" }),
    browTone: "#857D6F",
    dress: [...shapes.WAISTCOAT, ...shapes.COLLAR],
    before: shapes.FELT_HAT,
    moustache: shapes.MOUSTACHE,
  },
  {
    ...PLAIN,
    tones: tones({ skin: "#C98F63", shade: "#AD7650", hair: "#231712", strand: "#5B463A", shirt: "#E6D3B0", vest: "#2C5384" }),
    browTone: "#231712",
    cheek: "#C65B48",
    lips: "#A83C38",
    behind: shapes.LONG_BEHIND,
    dress: shapes.BODICE,
    before: shapes.LONG,
    brow: 2.6,
    lashes: true,
  },
  {
    ...PLAIN,
    tones: tones({ skin: "#8F5E3C", shade: "#744828", hair: "#1F1714", strand: "#5A4A42", shirt: "#E3B04B", vest: "#B97A0C" }),
    browTone: "#1F1714",
    cheek: "#9E3F2C",
    lips: "#8C2F2C",
    dress: shapes.JUMPER,
    before: shapes.CURLS,
    brow: 3.8,
  },
  {
    ...PLAIN,
    tones: tones({ skin: "#F6D3B6", shade: "#E2B08E", hair: "#DAD5C8", strand: "#8F8778", vest: "#6E3558", band: "#B98AA6" }),
    browTone: "#857D6F",
    behind: shapes.BUN_BEHIND,
    dress: shapes.SHAWL,
    sleeve: "vest",
    onFace: shapes.WRINKLES,
    before: shapes.BUN,
    brow: 2.4,
    glasses: true,
  },
  {
    ...PLAIN,
    tones: tones({ skin: "#DCA677", shade: "#C08A5B", hair: "#3A2415", strand: "#7A5636", shirt: "#C9D3DA", vest: "#3F4A1B", hat: "#5C5A4E", band: "#3E3C33" }),
    browTone: "#3A2415",
    dress: [...shapes.COLLAR, ...shapes.JACKET],
    sleeve: "vest",
    onFace: shapes.FULL_BEARD,
    before: shapes.FLAT_CAP,
    moustache: shapes.SMALL_MOUSTACHE,
    brow: 4.2,
  },
];

const bot = (hat: string, coat: string, vest: string, metal: string = METAL): Head => ({
  ...PLAIN,
  tones: tones({ skin: "#D7A262", shade: "#B97F45", hair: "#6B3E1E", shirt: coat, vest, hat, metal }),
  cheek: "#D9573F",
  lips: "#9E2A22",
  wooden: true,
  dress: shapes.TUNIC,
  before: shapes.SHAKO,
  brow: 4,
});

/** The carved heads: nobody takes one for a person. */
export const BOTS: Readonly<Record<BotColour, Head>> = {
  red: bot("#B8232B", "#2C5384", "#B8232B"),
  blue: bot("#2C5384", "#B8232B", "#2C5384"),
  green: bot("#2E6B3C", "#B97A0C", "#2E6B3C"),
  gold: bot("#EBAE23", "#2E6B3C", "#B97A0C", "#B8232B"),
};

/** The head of a kind: a person by number (any whole number), or a bot by its colour. */
export function headOf(kind: number | BotColour): Head {
  if (typeof kind === "string") return BOTS[kind];
  const index = ((Math.trunc(kind) % PEOPLE.length) + PEOPLE.length) % PEOPLE.length;
  return PEOPLE[index] ?? BOTS.red;
}
