/** A match that is gone through: rounds fetched one by one, places in them, and the ways from one to another. */
import type * as wire from "../generated/protocol";
import type { Update } from "../net/messages";
import type { Frozen } from "../table/view";

export type Step = Frozen<Omit<wire.ReplayStep, "update">> & { readonly update: Update };
export type Replay = Frozen<Omit<wire.Replay, "steps">> & { readonly steps: readonly Step[] };
export type RoundLine = Frozen<wire.RoundLine>;

/** Gives a round of the match, with all hands or without. */
export type Source = (round: number, open: boolean) => Promise<Replay>;

/** A place in the match: the round, from 0, and the step in it. */
export interface Place {
  readonly round: number;
  readonly step: number;
}

/** A way through the match. */
export type Way = "on" | "back" | "trick-on" | "trick-back" | "round-on" | "round-back" | "first" | "last";

/** Gives the steps at which a round's parts begin: the deal with what is announced, then each trick. */
export function marksOf(steps: readonly Step[]): readonly number[] {
  const marks = [0];
  let ended = true;
  steps.forEach((step, at) => {
    const codes = step.update.events.map((event) => event.code);
    if (ended && codes.includes("played")) {
      if (at > 0) marks.push(at);
      ended = false;
    }
    if (codes.includes("trick_won")) ended = true;
  });
  return marks;
}

/** Gives the part of the round that a step belongs to: 0 is before the first trick. */
export function markAt(marks: readonly number[], step: number): number {
  return marks.filter((mark) => mark <= step).length - 1;
}

export class Reel {
  readonly #source: Source;
  readonly #kept = new Map<string, Promise<Replay>>();
  /** How many rounds there are; told with the first. */
  #rounds = 1;

  constructor(source: Source) {
    this.#source = source;
  }

  /** Gives a round, from 0; fetched once, unless that failed. */
  round(at: number, open: boolean): Promise<Replay> {
    const key = `${at.toString()} ${String(open)}`;
    const kept =
      this.#kept.get(key) ??
      this.#source(at + 1, open).then((replay) => {
        this.#rounds = replay.rounds.length;
        return replay;
      });
    this.#kept.set(key, kept);
    kept.catch(() => this.#kept.delete(key));
    return kept;
  }

  /** Gives where a way leads from a place; the same place where it leads nowhere. */
  async follow(way: Way, { round, step }: Place, open: boolean): Promise<Place> {
    const steps = async (at: number): Promise<readonly Step[]> => (await this.round(at, open)).steps;
    const begin = (at: number): Place => ({ round: at, step: 0 });
    const here = await steps(round);
    const [marks, more, end] = [marksOf(here), round < this.#rounds - 1, { round, step: here.length - 1 }];
    switch (way) {
      case "on":
        return step < here.length - 1 ? { round, step: step + 1 } : more ? begin(round + 1) : end;
      case "back":
        if (step > 0 || round === 0) return { round, step: Math.max(0, step - 1) };
        return { round: round - 1, step: (await steps(round - 1)).length - 1 };
      case "trick-on": {
        const next = marks.find((mark) => mark > step);
        return next !== undefined ? { round, step: next } : more ? begin(round + 1) : end;
      }
      case "trick-back": {
        const before = marks.findLast((mark) => mark < step);
        if (before !== undefined || round === 0) return { round, step: before ?? 0 };
        return { round: round - 1, step: marksOf(await steps(round - 1)).at(-1) ?? 0 };
      }
      case "round-on":
        return more ? begin(round + 1) : end;
      case "round-back":
        return begin(step > 0 ? round : Math.max(0, round - 1));
      case "first":
        return begin(0);
      case "last": {
        const last = this.#rounds - 1;
        return { round: last, step: (await steps(last)).length - 1 };
      }
    }
  }

  /** Gives where the same moment is when all hands are shown, or no more: there other steps are told. */
  async same({ round, step }: Place, from: boolean, to: boolean): Promise<Place> {
    const [were, are] = [(await this.round(round, from)).steps, (await this.round(round, to)).steps];
    // Each step of the seat is a step of all; what was told in it says which.
    const told = were.slice(0, step + 1).findLast((one) => one.update.events.length > 0) ?? were[step];
    const key = (one: Step | undefined): string => JSON.stringify([one?.update.view.decision, one?.update.events]);
    const found = are.findLastIndex((one) => key(one) === key(told));
    const near = are.findLastIndex((one) => one.update.view.decision <= (were[step]?.update.view.decision ?? 0));
    return { round, step: Math.max(0, found >= 0 ? found : near) };
  }
}
