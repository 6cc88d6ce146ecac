/** Goes through a match at a real table: step by step forward as it was played, in one jump to everywhere else. */
import type { Frame } from "../table/frames";
import { framesOf } from "../table/frames";
import type { Clock } from "../table/queue";
import { browserClock } from "../table/queue";
import type { Stage } from "../table/scripted";
import { scriptedLink } from "../table/scripted";
import { stayOf, trickStay } from "../table/stays";
import { TableController } from "../table/TableController.svelte";
import type { Place, Replay, Source, Way } from "./reel";
import { marksOf, Reel } from "./reel";
import { linesAt, shownAt } from "./signs";

export type Pace = "slow" | "normal" | "fast";
export const PACES: readonly Pace[] = ["slow", "normal", "fast"];

/** Between two steps that play by themselves, and on the sheet at the end of a round; in milliseconds. */
const BETWEEN: Readonly<Record<Pace, number>> = { slow: 1200, normal: 600, fast: 250 };
const AT_THE_END: Readonly<Record<Pace, number>> = { slow: 8000, normal: 5000, fast: 2500 };

export class Player {
  replay = $state.raw<Replay | null>(null);
  /** Which round, from 0, and which step of it is shown. */
  at = $state.raw<Place>({ round: 0, step: 0 });
  playing = $state(false);
  pace = $state<Pace>("normal");
  /** Whether all hands are shown. */
  open = $state(false);
  /** What the step tells. */
  lines = $state.raw<readonly string[]>([]);
  /** Whether the place does not follow on the one before: then it must be said where it is. */
  jumped = $state(true);
  table = $state.raw<TableController | null>(null);

  readonly #reel: Reel;
  readonly #clock: Clock;
  #stage: Stage | null = null;
  #jumping = false;
  #leaving = false;
  /** What is under way: one move after the other. */
  #moves: Promise<void> = Promise.resolve();
  #cancel: (() => void) | null = null;

  constructor(source: Source, clock: Clock = browserClock) {
    this.#reel = new Reel(source);
    this.#clock = clock;
  }

  /** The steps at which the parts of the round begin. */
  readonly marks = $derived(marksOf(this.replay?.steps ?? []));

  get atStart(): boolean {
    return this.at.round === 0 && this.at.step === 0;
  }

  get atEnd(): boolean {
    const { replay, at } = this;
    return replay !== null && at.round === replay.rounds.length - 1 && at.step === replay.steps.length - 1;
  }

  /** Fetches the first round and lays the table. */
  async begin(): Promise<void> {
    const replay = await this.#reel.round(0, this.open);
    this.replay = replay;
    const { game, preset, rules, seats, seat } = replay;
    const connect = scriptedLink({
      ...{ table: "replay", game, preset, rules, seats, seat },
      begin: (stage) => {
        this.#stage = stage;
        this.#lay({ round: 0, step: 0 }, replay, true);
      },
      hear: (message) => {
        // Enter at the end of a round.
        if (message.type === "next" && !this.#leaving) this.go("on");
      },
    });
    this.table = new TableController({
      connect,
      secret: "replay",
      speed: () => this.pace,
      clock: this.#clock,
      jumps: () => this.#jumping,
    });
  }

  /** Goes a way; what plays by itself stops. */
  go(way: Way): void {
    this.stop();
    this.#then(() => this.#follow(way));
  }

  /** Goes to a place. */
  goTo(place: Place): void {
    this.stop();
    this.#then(() => this.#move(place));
  }

  /** Shows all hands, or hides them again. */
  turn(): void {
    this.#then(async () => {
      const open = !this.open;
      const place = await this.#reel.same(this.at, this.open, open);
      this.open = open;
      await this.#move(place, true);
    });
  }

  play(): void {
    if (this.playing) return;
    this.playing = true;
    this.#then(() => (this.atEnd ? this.#follow("first") : this.#follow("on")));
    this.#then(() => this.#wait());
  }

  stop(): void {
    this.playing = false;
    this.#cancel?.();
    this.#cancel = null;
  }

  /** The next of the three paces. */
  hurry(): void {
    this.pace = PACES[(PACES.indexOf(this.pace) + 1) % PACES.length] ?? "normal";
  }

  close(): void {
    this.stop();
    this.table?.close();
  }

  #then(move: () => Promise<void> | void): void {
    // A round that could not be fetched leaves the table as it is; the next move asks for it anew.
    this.#moves = this.#moves.then(move).catch(() => this.stop());
  }

  async #follow(way: Way): Promise<void> {
    await this.#move(await this.#reel.follow(way, this.at, this.open));
  }

  async #move(to: Place, jump = false): Promise<void> {
    const replay = await this.#reel.round(to.round, this.open);
    const { round, step } = this.at;
    const last = (this.replay?.steps.length ?? 0) - 1;
    const follows = to.round === round ? to.step === step + 1 : to.round === round + 1 && to.step === 0 && step === last;
    this.#lay(to, replay, jump || !follows);
    if (to.step === replay.steps.length - 1 && to.round + 1 < replay.rounds.length) {
      void this.#reel.round(to.round + 1, this.open).catch(() => undefined);
    }
  }

  #lay(to: Place, replay: Replay, jump: boolean): void {
    const update = replay.steps[to.step]?.update;
    const view = shownAt(replay.steps, to.step);
    if (update === undefined || view === null) return;
    this.replay = replay;
    this.at = to;
    this.lines = linesAt(replay.steps, to.step, replay.seats);
    this.#jumping = jump;
    this.jumped = jump;
    if (jump) {
      this.table?.voices.hush();
    } else {
      // The step before has been seen, the end of a round too.
      this.#leaving = true;
      this.table?.finish();
      this.table?.goOn();
      this.#leaving = false;
    }
    this.#stage?.show(view, update.events, update.hands ?? null);
  }

  /** Plays on when what is shown has been seen. */
  #wait(): void {
    if (!this.playing) return;
    if (this.atEnd) {
      this.stop();
      return;
    }
    this.#cancel = this.#clock.after(this.#stay(), () => {
      this.#then(() => this.#follow("on"));
      this.#then(() => this.#wait());
    });
  }

  #stay(): number {
    const update = this.replay?.steps[this.at.step]?.update;
    if (update === undefined) return 0;
    const frames = framesOf(null, update.view, update.events);
    const seen = (frame: Frame): number => (frame.kind === "trick" ? trickStay(this.pace) : stayOf(frame.events, this.pace));
    const whole = frames.reduce((sum, frame) => sum + seen(frame), BETWEEN[this.pace]);
    return update.view.result === null ? whole : AT_THE_END[this.pace];
  }
}
