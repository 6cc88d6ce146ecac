/** The ladder as people read it: steps with a place each, and tricks that it decides. The server made the ladder. */
import type { LadderTold } from "../net/http";

export interface Step {
  readonly role: string;
  /** The suit of its highest card; a Weli among the trumps has another. */
  readonly suit: string;
  readonly cards: readonly string[];
  /** Places from the top; equal cards share one. */
  readonly from: number;
  readonly to: number;
}


/** Gathers rungs into steps: trumps are one run, and so is each plain suit. */
export function steps(rungs: LadderTold["rungs"]): readonly Step[] {
  const runs = new Map<string, { role: string; cards: string[] }>();
  rungs.forEach((rung, at) => {
    for (const card of rung.cards) {
      const key = rung.role === "trump" ? "trump" : rung.role === "plain" ? `plain ${card[0] ?? ""}` : String(at);
      const run = runs.get(key);
      if (run) run.cards.push(card);
      else runs.set(key, { role: rung.role, cards: [card] });
    }
  });
  let place = 0;
  return [...runs.values()].map((run) => {
    const from = place + 1;
    place += run.cards.length;
    return { ...run, suit: run.cards[0]?.[0] ?? "", from, to: place };
  });
}

export interface Example {
  readonly cards: readonly string[];
  /** Which of them takes the trick, counted from 0. */
  readonly winner: number;
  /** Why, as the code of a reason. */
  readonly reason: string;
}

/** How high a card stands in a trick: the rung, then the place on it where places differ; null when it never wins. */
function height(rungs: LadderTold["rungs"], card: string, led: string): readonly [number, number] | null {
  const at = rungs.findIndex((rung) => rung.cards.includes(card));
  const rung = rungs[at];
  if (rung === undefined) return null;
  if (rung.role !== "plain") return [at, 0];
  return card[0] === led[0] ? [at, rung.cards.indexOf(card)] : null;
}

/** Reads off the ladder which card takes a trick: the highest, of equal ones the first, plain ones if their suit is led. */
export function taker(rungs: LadderTold["rungs"], cards: readonly string[]): number {
  const led = cards[0] ?? "";
  let best = 0;
  cards.forEach((card, at) => {
    const mine = height(rungs, card, led);
    const top = height(rungs, cards[best] ?? "", led);
    if (mine !== null && (top === null || mine[0] < top[0] || (mine[0] === top[0] && mine[1] < top[1]))) best = at;
  });
  return best;
}

const REASONS: Readonly<Record<string, string>> = {
  guate: "guate",
  chief: "chief",
  blind: "blind",
  trump: "trump",
  plain: "led-suit",
};

/** Makes up tricks that show one thing each: the suit led, a trump, equal strikes, what stands above them. */
export function examples(rungs: LadderTold["rungs"], seats: number): readonly Example[] {
  const all = steps(rungs);
  const plain = all.filter((step) => step.role === "plain" && step.cards.length > 3);
  const [one, two] = plain;
  const trumps = all.filter((step) => step.role === "trump").flatMap((step) => step.cards);
  const blinds = all.find((step) => step.role === "blind")?.cards ?? [];
  const above = all.filter((step) => !["blind", "trump", "plain"].includes(step.role)).map((step) => step.cards[0] ?? "");
  if (one === undefined || two === undefined) return [];
  const last = <T>(list: readonly T[]): T | undefined => list.at(-1);
  const wished: readonly (readonly (string | undefined)[])[] = [
    seats === 2 ? [one.cards[2], one.cards[0]] : [one.cards[2], one.cards[0], last(one.cards), two.cards[0]],
    seats === 2 ? [last(one.cards), two.cards[0]] : [],
    trumps.length === 0 ? [] : seats === 2 ? [one.cards[0], last(trumps)] : [one.cards[0], one.cards[1], last(trumps), two.cards[0]],
    blinds.length < 2 ? [] : [trumps[0], blinds[0], blinds[1], last(one.cards)],
    above.length === 0 ? [] : [blinds[0] ?? trumps[0], trumps[0], last(above), last(two.cards)],
    above.length < 2 ? [] : [last(above), last(one.cards), above[0], trumps[0]],
  ];
  return wished.flatMap((cards) => {
    const known = cards.filter((card) => card !== undefined).slice(0, seats);
    if (known.length < Math.min(seats, 2) || new Set(known).size !== known.length) return [];
    const winner = taker(rungs, known);
    const role = rungs.find((rung) => rung.cards.includes(known[winner] ?? ""))?.role ?? "plain";
    const second = role === "blind" && known.filter((card) => blinds.includes(card)).length > 1;
    return [{ cards: known, winner, reason: second ? "first-blind" : (REASONS[role] ?? "critical") }];
  });
}
