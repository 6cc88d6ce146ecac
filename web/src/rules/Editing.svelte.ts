/** A rule set being made: what is wanted, what the server says it plays, and which of its options clash. */
import type { MendsTold, OptionChoice, RuleEntry, RulesTold, RulesWish } from "../net/http";
import { askMends, askRules } from "../net/http";
import { cleanName } from "./ruleset";
import { presetSet, wishOf } from "./sets";
import type { RuleSet } from "./sets";

export type Change = readonly (readonly [option: string, value: string])[];

export interface Clash {
  /** The clash's name, as the server has it. */
  readonly name: string;
  readonly options: readonly string[];
  /** What was changed last. */
  readonly option: string;
  /** Changes that would end it. */
  readonly mends: readonly Change[];
}

/** Sentences of the rulebook that came and went. */
export interface Shift {
  readonly came: readonly RuleEntry[];
  readonly went: readonly RuleEntry[];
}

/** What is asked of the server. */
export interface Asking {
  readonly rules: (wish: RulesWish) => Promise<RulesTold>;
  readonly mends: (wish: RulesWish, hold: readonly string[]) => Promise<MendsTold>;
}

export class Editing {
  /** What is on the screen; it may clash. */
  set = $state.raw<RuleSet>(presetSet("", ""));
  /** What the last rule set without a clash plays. */
  told = $state.raw<RulesTold | null>(null);
  clash = $state.raw<Clash | null>(null);
  /** The option that was changed last, and which sentences it changed. */
  last = $state.raw<(Shift & { readonly option: string }) | null>(null);
  /** Why a whole rule set was not taken. */
  failure = $state.raw<unknown>(null);

  readonly #ask: Asking;
  #base = $state.raw<RulesTold | null>(null);
  #sound: RuleSet | null = null;
  #asked = 0;

  constructor(ask: Asking = { rules: askRules, mends: askMends }) {
    this.#ask = ask;
  }

  /** Whether it can be played, shared and kept. */
  get sound(): boolean {
    return this.told !== null && this.clash === null;
  }

  /** What it plays otherwise than the preset that it started from. */
  get shift(): Shift {
    return this.told === null || this.#base === null ? { came: [], went: [] } : between(this.#base, this.told);
  }

  /** The options that differ from the preset. */
  get changed(): readonly string[] {
    return Object.keys(this.set.options);
  }

  /** Gives an option with the value that is wanted. */
  choice(choice: OptionChoice): OptionChoice {
    return { ...choice, value: this.set.options[choice.name] ?? choice.base };
  }

  /** Takes a whole rule set, or nothing of it; says whether it was taken. */
  async take(set: RuleSet): Promise<boolean> {
    const turn = ++this.#asked;
    try {
      const told = await this.#ask.rules(wishOf(set));
      const base = told.changed.length === 0 ? told : await this.#ask.rules({ game: told.game, preset: told.base });
      if (turn !== this.#asked) return false;
      this.#base = base;
      this.last = null;
      this.failure = null;
      this.#settle({ ...set, preset: told.base, dialect: told.dialects.includes(set.dialect) ? set.dialect : "" }, told);
      return true;
    } catch (error) {
      if (turn === this.#asked) this.failure = error;
      return false;
    }
  }

  /** Changes one option, or several together. */
  async change(changes: Change): Promise<void> {
    const turn = ++this.#asked;
    const before = this.told;
    const option = changes[0]?.[0] ?? "";
    const wanted = this.#with(changes);
    const hold = changes.map(([name]) => name);
    const fits = this.clash === null && changes.every(([name, value]) => this.#choice(name)?.fits.includes(value));
    this.set = wanted;
    try {
      const found = fits ? null : await this.#ask.mends(wishOf(wanted), hold);
      if (turn !== this.#asked) return;
      if (found !== null && found.clash !== null) {
        this.last = null;
        this.clash = { name: found.clash, options: found.options, option, mends: found.mends.map((one) => Object.entries(one)) };
        return;
      }
      const told = await this.#ask.rules(wishOf(wanted));
      if (turn !== this.#asked) return;
      this.last = before === null ? null : { option, ...between(before, told) };
      this.failure = null;
      this.#settle({ ...this.set, options: wanted.options }, told);
    } catch (error) {
      if (turn !== this.#asked) return;
      this.undo();
      this.failure = error;
    }
  }

  /** Goes back to the last rule set without a clash. */
  undo(): void {
    this.#asked += 1;
    if (this.#sound !== null) this.set = { ...this.#sound, name: this.set.name, dialect: this.set.dialect };
    this.clash = null;
  }

  /** Names it. */
  call(name: string): void {
    this.set = { ...this.set, name: cleanName(name) };
  }

  /** Chooses its words. */
  speak(dialect: string): void {
    this.set = { ...this.set, dialect };
  }

  #settle(set: RuleSet, told: RulesTold): void {
    const options = Object.fromEntries(told.changed.map((name) => [name, told.options[name] ?? ""]));
    this.set = { ...set, options };
    this.#sound = this.set;
    this.told = told;
    this.clash = null;
  }

  #with(changes: Change): RuleSet {
    const options = Object.entries({ ...this.set.options, ...Object.fromEntries(changes) });
    return { ...this.set, options: Object.fromEntries(options.filter(([name, value]) => this.#choice(name)?.base !== value)) };
  }

  #choice(name: string): OptionChoice | undefined {
    return this.told?.groups.flatMap((group) => group.options).find((one) => one.name === name);
  }
}

/** Gives the sentences that only one of two answers has. */
export function between(before: RulesTold, after: RulesTold): Shift {
  const [old, now] = [before.entries.map(mark), after.entries.map(mark)];
  return {
    came: after.entries.filter((entry) => !old.includes(mark(entry))),
    went: before.entries.filter((entry) => !now.includes(mark(entry))),
  };
}

function mark(entry: RuleEntry): string {
  return JSON.stringify([entry.number, entry.message, entry.args]);
}
