/** Which events of a table are heard, and as what. */
import { asked } from "../table/asked";
import type { Seen, View } from "../table/view";
import type { Sound } from "./sounds";

const HEARD: Readonly<Record<string, Sound>> = {
  dealt: "packet",
  played: "card",
  held: "knock",
  raised: "raise",
  jumped: "raise",
  folded: "fold",
  conceded: "fold",
  given: "fold",
  trick_won: "gather",
  round_over: "chalk",
  match_over: "won",
};
const CRITICAL = new Set(["max", "belli", "spitz", "weli", "guate"]);

/**
 * Gives the sounds of one moment, in order.
 *
 * @param away - whether the page is out of sight: then my turn is rung for.
 */
export function soundsOf(view: View, events: readonly Seen[], away: boolean): readonly Sound[] {
  const sounds = events.flatMap((event): Sound[] => {
    const sound = HEARD[event.code];
    if (sound === undefined) return [];
    const rung = view.ladder.find((one) => one.cards.includes(String(event.args["card"])));
    return [sound === "card" && rung !== undefined && CRITICAL.has(rung.role) ? "hard" : sound];
  });
  if (away && asked(view).is !== "nothing") sounds.push("bell");
  return sounds;
}
