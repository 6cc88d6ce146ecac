/** Views, events and a clock for tests: as small as a view can be. */
import type { Clock } from "../src/table/queue";
import type { Choice, Seen, Trick, View } from "../src/table/view";

export const NO_TRICK: Trick = { laid: [], winner: null, reason: null, called: false };

/** A view of four seats in which nothing is asked. */
export function view(change: Partial<View> = {}): View {
  return {
    game: "watten",
    rules_version: 1,
    rules: { hand_size: "5" },
    seat: 0,
    sides: [[0, 2], [1, 3]],
    units: [[0, 2], [1, 3]],
    phase: "play",
    needs_deal: null,
    decision: 10,
    round: 1,
    dealer: 3,
    turn: [1],
    hand: [],
    unseen: 0,
    counts: [5, 5, 5, 5],
    trick: NO_TRICK,
    tricks: [],
    won_tricks: [0, 0],
    ladder: [],
    score: [0, 0],
    target: 11,
    won: [0, 0],
    to_win: 1,
    choices: [],
    free: [],
    events: [],
    result: null,
    over: false,
    winners: [],
    trump: "L",
    ...change,
  };
}

export function play(card: string, called = false): Choice {
  return { action: `play ${card}${called ? " call" : ""}`, kind: "play", args: { card, called }, binds: false };
}

export function event(code: string, args: Seen["args"] = {}): Seen {
  return { code, args };
}

/** A clock that stands until it is told to go on. */
export class HandClock implements Clock {
  #now = 0;
  #timers: { at: number; then: () => void }[] = [];

  readonly after = (milliseconds: number, then: () => void): (() => void) => {
    const timer = { at: this.#now + milliseconds, then };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  /** Lets time pass; timers due go off in order. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const due = this.#timers.filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#timers = this.#timers.filter((other) => other !== due);
      this.#now = due.at;
      due.then();
    }
    this.#now = end;
  }
}
