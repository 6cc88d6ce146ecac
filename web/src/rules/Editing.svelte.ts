/** A rule set being made: what is wanted, what the server says it plays, and which of its options clash. */
import type { OptionChoice, RuleEntry, RulesTold, RulesWish } from "../net/http";
import { askRules, Refused } from "../net/http";
import { cleanName, presetSet, wishOf } from "./ruleset";
import type { RuleSet } from "./ruleset";

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

const MOST_PAIRS = 30;
const MOST_MENDS = 3;

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

  readonly #ask: (wish: RulesWish) => Promise<RulesTold>;
  #base = $state.raw<RulesTold | null>(null);
  #sound: RuleSet | null = null;
  #asked = 0;

  constructor(ask: (wish: RulesWish) => Promise<RulesTold> = askRules) {
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
      const told = await this.#ask(wishOf(set));
      const base = told.changed.length === 0 ? told : await this.#ask({ game: told.game, preset: told.base });
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
    this.set = wanted;
    try {
      const told = await this.#ask(wishOf(wanted));
      if (turn !== this.#asked) return;
      this.last = before === null ? null : { option, ...between(before, told) };
      this.failure = null;
      this.#settle({ ...this.set, options: wanted.options }, told);
    } catch (error) {
      if (turn !== this.#asked) return;
      if (!(error instanceof Refused) || error.code !== "options_clash") {
        this.undo();
        this.failure = error;
        return;
      }
      const named = error.args["options"];
      const options = Array.isArray(named) ? named.map(String) : [];
      const clash = { name: String(error.args["clash"]), options, option };
      this.last = null;
      this.clash = { ...clash, mends: [] };
      const mends = await this.#mends(wanted, clash);
      if (turn === this.#asked) this.clash = { ...clash, mends };
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
    const options = new Map(Object.entries(this.set.options));
    for (const [name, value] of changes) {
      if (this.#choices().find((one) => one.name === name)?.base === value) options.delete(name);
      else options.set(name, value);
    }
    return { ...this.set, options: Object.fromEntries(options) };
  }

  #choices(): readonly OptionChoice[] {
    return this.told?.groups.flatMap((group) => group.options) ?? [];
  }

  /** Asks for what ends a clash: one other option changed, or two of them. */
  async #mends(wanted: RuleSet, clash: Omit<Clash, "mends">): Promise<readonly Change[]> {
    const others = clash.options
      .filter((name) => name !== clash.option)
      .map((name) => (this.#choices().find((one) => one.name === name)?.values ?? []).map((value) => [name, value] as const));
    const singles: Change[] = others.flat().map((one) => [one]);
    const pairs: Change[] = others.length < 2 ? [] : (others[0] ?? []).flatMap((one) => (others[1] ?? []).map((two) => [one, two]));
    for (const tries of [singles, pairs.slice(0, MOST_PAIRS)]) {
      const found = await Promise.all(
        tries.map(async (change) => {
          const options = { ...wanted.options, ...Object.fromEntries(change) };
          return this.#ask(wishOf({ ...wanted, options })).then(() => [change], () => []);
        }),
      );
      const mends = found.flat();
      if (mends.length > 0) return mends.slice(0, MOST_MENDS);
    }
    return [];
  }
}

/** Gives the sentences that only one of two answers has. */
export function between(before: RulesTold, after: RulesTold): Shift {
  const [old, now] = [new Set(before.entries.map(mark)), new Set(after.entries.map(mark))];
  return {
    came: after.entries.filter((entry) => !old.has(mark(entry))),
    went: before.entries.filter((entry) => !now.has(mark(entry))),
  };
}

function mark(entry: RuleEntry): string {
  return JSON.stringify([entry.number, entry.message, entry.args]);
}
