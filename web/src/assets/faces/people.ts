/** Who may sit on a seat: six people, and the carved heads of the bots, one for each of their names. */
import * as shapes from "./shapes";
import type { Shape, Tone } from "./shapes";

/** A carved head. */
export type BotHead = "anna" | "hansl" | "vroni" | "luis" | "resi" | "toni" | "moidl" | "sepp";

/** One head: its colours and its layers, from the back to the front. */
export interface Head {
  readonly tones: Readonly<Record<Tone, string>>;
  readonly cheek: string;
  readonly lips: string;
  readonly skull: string;
  /** Of a carved head, its nose and where its jaw was sawn. */
  readonly wood: { readonly nose: string; readonly jaw: string } | null;
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
  skull: shapes.SKULL,
  wood: null,
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

type Own = Partial<Omit<Head, "tones">> & Pick<Head, "dress" | "before"> & { readonly tones: Partial<Record<Tone, string>> };

const carved = (own: Own): Head => ({
  ...PLAIN,
  cheek: "#D9573F",
  lips: "#9E2A22",
  skull: shapes.BLOCK,
  wood: { nose: shapes.WEDGE, jaw: shapes.JAW },
  brow: 4,
  ...own,
  tones: tones({ skin: "#D7A262", shade: "#B97F45", hair: "#6B3E1E", ...own.tones }),
});

/** The carved heads: no two are alike, and nobody takes one for a person. */
export const BOTS: Readonly<Record<BotHead, Head>> = {
  hansl: carved({
    tones: { shirt: "#2C5384", vest: "#B8232B", hat: "#B8232B" },
    dress: shapes.TUNIC,
    before: shapes.SHAKO,
  }),
  vroni: carved({
    tones: { skin: "#E6BC85", shade: "#C79558", hair: "#B97A0C", strand: "#EBAE23", vest: "#2E6B3C" },
    skull: shapes.HEART,
    wood: { nose: shapes.SNUB, jaw: shapes.ROUND_JAW },
    behind: shapes.BRAID_BEHIND,
    dress: shapes.BODICE,
    before: shapes.BRAID,
    brow: 2.8,
    browTone: "#8A5A14",
    lashes: true,
  }),
  luis: carved({
    tones: { skin: "#B98150", shade: "#90602F", hair: "#E9E2D0", shirt: "#5C5A4E", vest: "#3F4A1B", hat: "#B8232B", band: "#FBE08A" },
    skull: shapes.LONG_BLOCK,
    wood: { nose: shapes.BEAK, jaw: shapes.LONG_JAW },
    dress: [...shapes.WAISTCOAT, ...shapes.KERCHIEF],
    before: shapes.TUFTS,
    moustache: shapes.MOUSTACHE,
    glasses: true,
    browTone: "#E9E2D0",
    brow: 4.6,
  }),
  anna: carved({
    tones: { skin: "#C28A55", shade: "#9C6935", hair: "#3A2415", strand: "#8A6444", vest: "#2C5384", hat: "#B8232B" },
    skull: shapes.TURNED,
    wood: { nose: shapes.SNUB, jaw: shapes.ROUND_JAW },
    dress: shapes.BODICE,
    before: shapes.PLAITS,
    brow: 2.8,
    browTone: "#3A2415",
    lashes: true,
  }),
  resi: carved({
    tones: { skin: "#D9AE74", shade: "#B98A4E", vest: "#6E3558", band: "#B98AA6", hat: "#B8232B" },
    skull: shapes.TURNED,
    wood: { nose: shapes.BALL, jaw: shapes.ROUND_JAW },
    behind: shapes.CLOTH_BEHIND,
    dress: shapes.SHAWL,
    sleeve: "vest",
    onFace: shapes.WRINKLES,
    before: shapes.CLOTH,
    brow: 3,
  }),
  toni: carved({
    tones: { skin: "#E6BC85", shade: "#B97F45", hair: "#C9762E", shirt: "#2E6B3C", vest: "#EBAE23" },
    skull: shapes.TURNED,
    wood: { nose: shapes.BALL, jaw: shapes.ROUND_JAW },
    dress: shapes.JUMPER,
    onFace: shapes.FRECKLES,
    before: shapes.SHAVINGS,
    browTone: "#9A5218",
  }),
  moidl: carved({
    tones: { skin: "#CFA878", shade: "#A98155", hair: "#DAD5C8", strand: "#8F8778", vest: "#1B3658", band: "#9DB3CC" },
    skull: shapes.HEART,
    wood: { nose: shapes.BEAK, jaw: shapes.ROUND_JAW },
    behind: shapes.BUN_BEHIND,
    dress: shapes.SHAWL,
    sleeve: "vest",
    onFace: shapes.WRINKLES,
    before: shapes.BUN,
    glasses: true,
    browTone: "#857D6F",
    brow: 2.6,
  }),
  sepp: carved({
    tones: { skin: "#B07A4A", shade: "#87572C", hair: "#8F8778", strand: "#5C564B", shirt: "#C9D3DA", vest: "#6E3F1B", band: "#4E2F16", hat: "#2C5384" },
    skull: shapes.BROAD,
    wood: { nose: shapes.STICK, jaw: "" },
    dress: [...shapes.COLLAR, ...shapes.JACKET],
    sleeve: "vest",
    onFace: shapes.FULL_BEARD,
    before: shapes.TIPPED_CAP,
    moustache: shapes.SMALL_MOUSTACHE,
    browTone: "#5C564B",
    brow: 4.6,
  }),
};

/** The head of a kind: a person by number (any whole number), or a bot's. */
export function headOf(kind: number | BotHead): Head {
  if (typeof kind === "string") return BOTS[kind];
  const index = ((Math.trunc(kind) % PEOPLE.length) + PEOPLE.length) % PEOPLE.length;
  return PEOPLE[index] ?? BOTS.hansl;
}
