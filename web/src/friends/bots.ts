/** The bots of the house, and the one that this person usually plays with. */
import { catalogue } from "../net/http";
import { keptValue } from "../settings.svelte";

/** From the weakest to the strongest. */
const LEVELS = ["random", "sensible", "regular", "strong", "master"];
export const WISH = "stube.wish";

/** Gives those that a server has, from the weakest to the strongest. */
export function levels(offered: readonly string[]): readonly string[] {
  return LEVELS.filter((bot) => offered.includes(bot));
}

/** Gives the bot that was chosen on the start page if the server has it, else the first that it has. */
export function usualBot(offered: readonly string[]): string {
  const kept = (keptValue(WISH) as { readonly bot?: string } | null)?.bot ?? "sensible";
  return offered.includes(kept) ? kept : (levels(offered)[0] ?? offered[0] ?? "");
}

/** Asks which bots the server has. */
export async function askBots(): Promise<readonly string[]> {
  return (await catalogue()).bots;
}
