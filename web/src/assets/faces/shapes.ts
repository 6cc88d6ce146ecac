/** The shapes from which heads are put together: a 120 × 130 box, ink line 2.2, cut by the plate. */

/** What a shape is made of; each head says which colour that is. */
export type Tone =
  | "skin"
  | "shade"
  | "hair"
  | "strand"
  | "shirt"
  | "vest"
  | "hat"
  | "band"
  | "linen"
  | "metal"
  | "none";

/** One outline: its path, what fills it, its line in units and, for inner lines, their tone. */
export interface Shape {
  readonly d: string;
  readonly fill: Tone;
  readonly width?: number;
  readonly line?: Tone;
}

const line = (d: string, width: number, tone?: Tone): Shape =>
  tone === undefined ? { d, fill: "none", width } : { d, fill: "none", width, line: tone };

export const SKULL =
  "M34 50C33 22 87 22 86 50C87 66 84 76 76 85C68 93 52 93 44 85C36 76 33 66 34 50Z";
/** Carved heads: a block, a long one, one turned on a lathe, a broad one, one that runs to the chin. */
export const BLOCK = "M36 36C36 32 84 32 84 36L86 66C86 74 82 90 78 92L42 92C38 90 34 74 34 66Z";
export const LONG_BLOCK = "M36 34C36 26 84 26 84 34L85 62C85 76 77 98 70 100L50 100C43 98 35 76 35 62Z";
export const TURNED = "M34 56C33 32 46 25 60 25C74 25 87 32 86 56C87 76 80 94 60 94C40 94 33 76 34 56Z";
export const BROAD = "M36 36C37 29 83 29 84 36L90 66C92 80 84 95 74 96L46 96C36 95 28 80 30 66Z";
export const HEART = "M34 46C34 26 86 26 86 46L86 62C85 74 75 91 65 94L55 94C45 91 35 74 34 62Z";
/** The jaw, sawn out as a nutcracker's. */
export const JAW = "M45 75L75 75L74 92L46 92Z";
export const LONG_JAW = "M46 76L74 76L72 100L48 100Z";
export const ROUND_JAW = "M44 75L76 75L71 92C64 94.500 56 94.500 49 92Z";
/** Noses of wood. */
export const WEDGE = "M56 60L60 55L64 60L65 72L55 72Z";
export const BALL = "M52.500 67a7.500 7 0 1 0 15 0a7.500 7 0 1 0 -15 0";
export const BEAK = "M58 54L63 56C69 64 72 72 67 76C62 78 57 75 53 73Z";
export const STICK = "M56.500 57L63.500 57L68 74C69 80 51 80 52 74Z";
export const SNUB = "M57.500 63L62.500 63L66 71C63 75.500 57 75.500 54 71Z";
export const NECK = "M49 82L48 100C54 108 66 108 72 100L71 82Z";
export const SHOULDERS = "M12 134C14 112 32 102 48 98L72 98C88 102 108 112 110 134Z";

export const WAISTCOAT: readonly Shape[] = [
  { d: "M36 104L48 98L60 116L72 98L84 104L90 134L30 134Z", fill: "vest" },
];
export const COLLAR: readonly Shape[] = [
  { d: "M46 98L60 113L74 98L78 108L66 120L60 113L54 120L42 108Z", fill: "linen", width: 1.8 },
];
export const BODICE: readonly Shape[] = [
  { d: "M34 134L38 112C46 122 74 122 82 112L86 134Z", fill: "vest" },
  line("M46 100C50 112 70 112 74 100", 1.4),
];
export const SHAWL: readonly Shape[] = [
  { d: "M10 134C14 112 34 103 47 97L60 119L73 97C86 103 106 112 110 134Z", fill: "vest" },
  line("M36 110L52 134M84 110L68 134M24 118L34 134M96 118L86 134", 1.6, "band"),
  { d: "M60 119m-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0", fill: "metal", width: 1.6 },
];
export const JUMPER: readonly Shape[] = [
  { d: "M46 99C50 112 70 112 74 99L80 101C75 121 45 121 40 101Z", fill: "vest", width: 1.8 },
  line("M22 124L26 134M98 124L94 134", 1.6),
];
export const JACKET: readonly Shape[] = [
  { d: "M12 134C14 112 30 103 46 98L60 128L74 98C90 103 108 112 110 134Z", fill: "vest" },
  { d: "M46 98L36 108L44 114L40 119L58 134L60 128ZM74 98L84 108L76 114L80 119L62 134L60 128Z", fill: "band", width: 1.6 },
];
export const TUNIC: readonly Shape[] = [
  ...WAISTCOAT,
  line("M60 112L60 134", 1.8),
  {
    d: [[51, 118], [69, 118], [52, 128], [68, 128]]
      .map(([x, y]) => `M${x} ${y}m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`)
      .join(""),
    fill: "metal",
    width: 1.4,
  },
];

const BRAID_STRANDS = Array.from({ length: 9 }, (_, k): Shape => {
  const angle = -64 + 16 * k;
  const turn = angle + (k % 2 === 1 ? 24 : -24);
  const rad = (angle * Math.PI) / 180;
  const x = (60 + 34 * Math.sin(rad)).toFixed(1);
  const y = (46 - 29 * Math.cos(rad)).toFixed(1);
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  const dx = (8 * cos).toFixed(1);
  const dy = (8 * sin).toFixed(1);
  const bx = (-16 * cos).toFixed(1);
  const by = (-16 * sin).toFixed(1);
  const cx = (16 * cos).toFixed(1);
  const cy = (16 * sin).toFixed(1);
  return {
    d: `M${x} ${y}m${dx} ${dy}a8 5.600 ${turn} 1 0 ${bx} ${by}a8 5.600 ${turn} 1 0 ${cx} ${cy}`,
    fill: "strand",
    width: 1.6,
  };
});
export const BRAID_BEHIND: readonly Shape[] = [
  { d: "M31 58C26 30 42 20 60 20C78 20 94 30 89 58C90 74 84 82 80 86L40 86C36 82 30 74 31 58Z", fill: "hair" },
];
export const BRAID: readonly Shape[] = [
  {
    d: "M33 52C34 40 44 36 60 34C76 36 86 40 87 52C90 28 76 20 60 20C44 20 30 28 33 52Z",
    fill: "hair",
  },
  ...BRAID_STRANDS,
];

export const LONG_BEHIND: readonly Shape[] = [
  {
    d: "M28 62C22 26 44 17 60 17C76 17 98 26 92 62C98 84 96 98 92 106L28 106C24 98 22 84 28 62Z",
    fill: "hair",
  },
];
export const LONG: readonly Shape[] = [
  {
    d: "M33 54C36 40 50 38 56 27C62 38 80 38 87 54C92 26 78 17 60 17C42 17 28 26 33 54Z",
    fill: "hair",
  },
  line("M56 27C58 24 60 22 63 21M40 34C43 29 47 26 51 24M80 34C78 30 74 26 70 24", 1.5, "strand"),
];

export const BUN_BEHIND: readonly Shape[] = [
  { d: "M60 3C70 3 77 9 77 17C77 25 70 30 60 30C50 30 43 25 43 17C43 9 50 3 60 3Z", fill: "hair" },
  line("M49 14C54 8 66 8 71 14M47 20C54 15 66 15 73 20", 1.5, "strand"),
  { d: "M32 58C30 34 42 21 60 21C78 21 90 34 88 58C89 68 86 74 83 77L37 77C34 74 31 68 32 58Z", fill: "hair" },
];
export const BUN: readonly Shape[] = [
  {
    d: "M33 56C30 30 44 20 60 20C76 20 90 30 87 56C84 44 76 37 61 33C45 37 36 44 33 56Z",
    fill: "hair",
  },
  line("M61 33C52 33 43 37 38 45M61 33C69 33 77 37 82 45M61 27C53 27 45 30 40 36M61 27C68 27 76 30 80 36", 1.5, "strand"),
];

export const CURLS: readonly Shape[] = [
  {
    d: "M34 54C28 50 27 42 32 38C27 31 33 23 40 24C41 15 52 11 58 16C64 10 77 13 79 22C87 21 92 29 88 37C93 42 91 50 86 54"
      + "C86 46 83 41 78 39C73 42 66 38 60 40C54 38 47 42 42 39C37 41 34 46 34 54Z",
    fill: "hair",
  },
  line("M42 30C44 26 49 26 50 29M56 24C58 20 63 20 64 24M70 30C71 26 76 26 78 29M49 35C51 32 55 32 56 35M65 35C66 32 71 32 72 35", 1.7, "strand"),
];

export const CROP_SIDES: readonly Shape[] = [
  { d: "M33 46L32 64L37 66L38 46ZM87 46L88 64L83 66L82 46Z", fill: "hair", width: 1.8 },
];
export const FELT_HAT: readonly Shape[] = [
  ...CROP_SIDES,
  { d: "M84 30C94 24 100 12 98 2C88 6 80 16 79 28", fill: "linen", width: 1.8 },
  line("M82 28C88 20 94 12 97 5", 1.2),
  { d: "M36 42C34 20 48 9 58 12C62 8 84 12 84 42Z", fill: "hat" },
  { d: "M36 34C50 39 70 39 84 34L84 42C70 46 50 46 36 42Z", fill: "band", width: 1.8 },
  { d: "M20 46C30 36 90 36 100 46C90 52 30 52 20 46Z", fill: "hat" },
];
export const FLAT_CAP: readonly Shape[] = [
  { d: "M32 44L31 62L36 64L39 46ZM88 44L89 62L84 64L81 46Z", fill: "hair", width: 1.8 },
  { d: "M29 43C25 22 42 11 62 11C84 11 97 23 92 42C76 35 48 35 29 43Z", fill: "hat" },
  line("M62 11C60 18 60 26 61 36M44 16C41 23 40 30 41 38M79 16C81 23 81 30 80 37", 1.5, "band"),
  { d: "M27 45C38 35 82 34 93 43C95 46 94 48 91 48C76 42 46 42 31 49C27 50 25 48 27 45Z", fill: "hat", width: 2 },
];

export const FULL_BEARD: readonly Shape[] = [
  {
    d: "M34.500 58C33 76 38 92 49 99C56 103 64 103 71 99C82 92 87 76 85.500 58C83 69 78 75 70 74C64 72 56 72 50 74C42 75 37 69 34.500 58Z",
    fill: "hair",
  },
  line("M40 78C42 86 46 91 50 94M80 78C78 86 74 91 70 94M56 91C57 94 58 96 59 97M64 91C63 94 62 96 61 97", 1.5, "strand"),
];
export const MOUSTACHE =
  "M0 -2C-7 -5 -12 1 -20 1C-23 1 -25 -2 -24 -4C-28 -1 -27 6 -20 7C-12 8 -6 6 0 3C6 6 12 8 20 7C27 6 28 -1 24 -4"
  + "C25 -2 23 1 20 1C12 1 7 -5 0 -2Z";
export const SMALL_MOUSTACHE = "M0 -2C-5 -5 -11 -2 -15 4C-9 5 -4 4 0 1.500C4 4 9 5 15 4C11 -2 5 -5 0 -2Z";

export const WRINKLES: readonly Shape[] = [
  line("M40 62C38 64 37.500 66 37.500 68M80 62C82 64 82.500 66 82.500 68M47 46C52 44.500 56 44.500 59 45.500M63 45.500C67 44.500 70 44.500 74 46", 1.3),
];

/** Two plaits that hang before the shoulders, tied with a ribbon. */
export const PLAITS: readonly Shape[] = [
  {
    d: "M33 58C30 32 44 19 60 19C76 19 90 32 87 58C85 45 76 37 60 31C44 37 35 45 33 58Z",
    fill: "hair",
  },
  line("M60 19L60 31M50 22C46 26 43 30 41 35M70 22C74 26 77 30 79 35", 1.5, "strand"),
  ...[27, 93].flatMap((x): readonly Shape[] => [
    ...[66, 77, 88, 99].map((y): Shape => ({ d: `M${x} ${y - 8}C${x + 10} ${y - 6} ${x + 9} ${y + 7} ${x} ${y + 8}C${x - 9} ${y + 7} ${x - 10} ${y - 6} ${x} ${y - 8}Z`, fill: "hair", width: 1.7 })),
    { d: `M${x} 108C${x - 12} 102 ${x - 12} 116 ${x} 110C${x + 12} 116 ${x + 12} 102 ${x} 108Z`, fill: "hat", width: 1.6 },
  ]),
];
/** A bald head: tufts over the ears, and a shine. */
export const TUFTS: readonly Shape[] = [
  { d: "M36 44C27 42 23 50 27 55C22 60 25 69 32 69C34 71 37 69 37 66C35 58 35 51 36 44ZM84 44C93 42 97 50 93 55C98 60 95 69 88 69C86 71 83 69 83 66C85 58 85 51 84 44Z", fill: "hair", width: 1.8 },
  line("M47 33C51 30.500 56 29.500 61 30", 2.4, "linen"),
];
/** A cloth over the hair, tied under the chin. */
export const CLOTH_BEHIND: readonly Shape[] = [
  { d: "M27 60C22 24 42 13 60 13C78 13 98 24 93 60C96 80 88 96 78 102L42 102C32 96 24 80 27 60Z", fill: "hat" },
];
export const CLOTH: readonly Shape[] = [
  { d: "M31 66C24 26 42 13 60 13C78 13 96 26 89 66C90 80 84 92 74 98C84 82 88 60 80 46C72 36 48 36 40 46C32 60 36 82 46 98C36 92 30 80 31 66Z", fill: "hat" },
  {
    d: [[60, 22], [46, 27], [74, 27], [36, 42], [84, 42], [33.500, 60], [86.500, 60], [36, 78], [84, 78]]
      .map(([x, y]) => `M${x} ${y}m-2.600 0a2.600 2.600 0 1 0 5.200 0a2.600 2.600 0 1 0 -5.200 0`)
      .join(""),
    fill: "linen",
    width: 1.2,
  },
  { d: "M60 98C48 90 42 104 56 103L50 116L60 108L70 116L64 103C78 104 72 90 60 98Z", fill: "hat", width: 1.8 },
];
/** Curls as the plane leaves them. */
export const SHAVINGS: readonly Shape[] = [
  ...[[38, 44, 8], [82, 44, 8], [42, 31, 9], [78, 31, 9], [53, 24, 9.500], [67, 23, 9.500], [60, 33, 8]].map(([x = 0, y = 0, r = 0]): Shape => ({
    d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0M${x + r * 0.5} ${y}C${x + r * 0.5} ${y + r * 0.6} ${x - r * 0.5} ${y + r * 0.6} ${x - r * 0.45} ${y - 1}C${x - r * 0.4} ${y - r * 0.5} ${x + 1} ${y - r * 0.5} ${x + 1.500} ${y}`,
    fill: "hair",
    width: 1.7,
  })),
];
/** A knitted cap whose tip hangs to one side. */
export const TIPPED_CAP: readonly Shape[] = [
  { d: "M32 46L31 62L36 65L39 47ZM88 46L89 62L84 65L81 47Z", fill: "hair", width: 1.8 },
  { d: "M32 42C34 18 54 2 80 8C100 12 106 30 103 44C98 36 92 30 86 30L88 42Z", fill: "hat" },
  line("M46 30C52 20 62 14 74 14M58 34C64 26 70 22 80 21", 1.6, "band"),
  { d: "M96 46a7 7 0 1 0 14 0a7 7 0 1 0 -14 0", fill: "linen", width: 1.8 },
  { d: "M29 44C29 36 34 35 60 35C86 35 91 36 91 44C91 51 86 52 60 51C34 52 29 51 29 44Z", fill: "linen" },
  line("M38 37L38 50M49 36L49 51M60 35.500L60 51M71 36L71 51M82 37L82 50", 1.4),
];
export const FRECKLES: readonly Shape[] = [
  line("M41 65l.1 0M46 67.500l.1 0M43 70l.1 0M79 65l.1 0M74 67.500l.1 0M77 70l.1 0", 2.6, "shade"),
];
/** A kerchief round the neck. */
export const KERCHIEF: readonly Shape[] = [
  { d: "M40 102C48 96 72 96 80 102C82 110 72 114 64 113L72 130L60 122L50 131L55 113C46 114 38 110 40 102Z", fill: "hat", width: 1.9 },
  line("M47 104C54 107 66 107 73 104", 1.4, "band"),
];

export const SHAKO: readonly Shape[] = [
  { d: "M36 38L34 12C44 5 76 5 86 12L84 38Z", fill: "hat" },
  { d: "M33 32L87 32L86 42L34 42Z", fill: "metal" },
  { d: "M34 42L31 62L36 66L37 42ZM86 42L89 62L84 66L83 42Z", fill: "hair", width: 1.8 },
];
export const WOOD_GRAIN =
  "M41 46C40 54 42 60 40 72M79 46C80 54 78 60 80 72M46 44C46 48 45 50 45 52M74 44C74 48 75 50 75 52M57 86L57 90M52 85C52 88 51 90 51 91";
