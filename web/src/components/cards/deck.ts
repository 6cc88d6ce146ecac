/** Which drawings a table uses for its cards and suits. */
import frenchCards from "../../assets/cards/french.svg?url";
import fourCards from "../../assets/cards/french-four.svg?url";
import germanCards from "../../assets/cards/german.svg?url";
import standingCards from "../../assets/cards/standing.svg?url";
import wattenFrenchCards from "../../assets/cards/watten-french.svg?url";
import frenchPips from "../../assets/pips/french.svg?url";
import fourPips from "../../assets/pips/french-four.svg?url";
import germanPips from "../../assets/pips/german.svg?url";
import { isFrench } from "../../i18n/names";
import type { Index, Settings } from "../../settings.svelte";

export interface Deck {
  readonly cards: string;
  readonly pips: string;
  /** Height divided by width. */
  readonly ratio: number;
  readonly corner: number;
  readonly suits: Readonly<Record<string, string>>;
}

const SAME = { E: "E", L: "L", H: "H", S: "S", C: "C", D: "D" };

const GERMAN: Deck = { cards: germanCards, pips: germanPips, ratio: 1.77, corner: 7.5, suits: SAME };
const STANDING: Deck = { ...GERMAN, cards: standingCards };
const FRENCH: Deck = { cards: frenchCards, pips: frenchPips, ratio: 1.4, corner: 7.5, suits: SAME };
const FOUR: Deck = { ...FRENCH, cards: fourCards, pips: fourPips };
const WATTEN_FRENCH: Deck = {
  ...GERMAN,
  cards: wattenFrenchCards,
  pips: frenchPips,
  suits: { E: "C", L: "S", H: "H", S: "D" },
};

type Wishes = Pick<Settings, "frenchSuits" | "fourColours" | "family">;

/** Presets of the regions where figures stand on one pair of legs. */
const STANDS = /^(southtyrol|ladin)/;

/** Gives the drawings for a game; the preset says which family of the German pack its people know. */
export function deckOf(game: string, { frenchSuits, fourColours, family }: Wishes, preset: string | null = null): Deck {
  if (isFrench(game)) {
    return fourColours ? FOUR : FRENCH;
  }
  if (frenchSuits) {
    return WATTEN_FRENCH;
  }
  return family === "standing" || (family === "region" && preset !== null && STANDS.test(preset)) ? STANDING : GERMAN;
}

/** Below this width the phone cut is drawn, with its large index. */
const PHONE_CUT = 90;

/** Gives the name of a card's drawing in its pack; the back is the same for all. */
export function drawing(deck: Deck, card: string | null, width: number, index: Index): string {
  if (card === null) {
    return "back";
  }
  // Without an index the French pack still has its corners: its courts bear no other sign.
  if (index === "off" && deck.ratio > 1.5) {
    return `${card}-n`;
  }
  const phone = index === "on" || (index === "auto" && width < PHONE_CUT);
  return `${card}${phone ? "-p" : ""}`;
}

/** Gives the address of a suit's pip; small ones are drawn more simply. */
export function pip(deck: Deck, suit: string, size: number): string {
  return `${deck.pips}#${deck.suits[suit] ?? suit}${size < 20 ? "-s" : ""}`;
}
