/** The rules that a table plays, asked for once when somebody wants to know why. */
import type { RulesTold } from "../net/http";
import { askRules } from "../net/http";
import type { View } from "../table/view";
import { rulebookLink, toldSet } from "./places";

/** Gives the address of the clause that says why a code refuses an action; the whole rulebook's where none does. */
export function clauseLink(told: RulesTold, code: string): string {
  return rulebookLink(toldSet(told), told.refusals[code] ?? "");
}

export class TableRules {
  told = $state.raw<RulesTold | null>(null);
  #asked = false;

  /** Asks the server, once; a view holds every option with its value, so the preset does not matter. */
  async read(view: View): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    const options = Object.fromEntries(Object.entries(view.rules).map(([name, value]) => [name, String(value)]));
    try {
      const told = await askRules({ game: view.game, options });
      // The words of the region are the preset's.
      this.told = told.preset === null || told.preset === told.base ? told : await askRules({ game: view.game, preset: told.preset });
    } catch {
      this.#asked = false;
    }
  }

  /**
   * Gives the clause behind a refusal, empty when none is known.
   * The code came to this seat in its own view, so the clause tells nothing that the seat may not know.
   */
  clause(code: string): string {
    return this.told?.refusals[code] ?? "";
  }
}
