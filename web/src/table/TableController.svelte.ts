/** Sits at one table: owns the socket, the queue of moments and what has been sent. Knows no rules. */
import type { CircleOptions } from "../friends/Circle.svelte";
import { Circle } from "../friends/Circle.svelte";
import type { Deals } from "../deals/Deals.svelte";
import { newId, newSecret } from "../net/secret";
import type { FromServer, Refused, SeatInfo, ToServer, Update, Welcome } from "../net/messages";
import type { Connect, Link } from "../net/socket";
import type { Frame } from "./frames";
import { framesOf } from "./frames";
import { isGlance } from "./glances";
import type { Clock } from "./queue";
import { browserClock, FrameQueue } from "./queue";
import type { Speed } from "./stays";
import type { Choice, Refusal, Seen, View } from "./view";
import { Voices } from "./Voices.svelte";

export type Connection = "opening" | "open" | "lost";

/** A command that was sent and has not been answered. */
export interface Sent {
  readonly id: string;
  readonly on: number;
  readonly choice: Choice;
}

/** So many events at once are a return after an absence: they are not played back. */
const A_RETURN = 14;

export interface Options {
  readonly connect: Connect;
  /** The secret of my seat; null when I have none yet. */
  readonly secret: string | null;
  /** Lets me in where I have no seat. */
  readonly invitation?: string | null;
  readonly speed: () => Speed;
  readonly clock?: Clock;
  readonly newId?: () => string;
  /** Told once for each event, in order, when it is shown; and of moments at which nothing happened but something is asked. */
  readonly onEvents?: (view: View, events: readonly Seen[]) => void;
  /** The server does not know this table or this seat. */
  readonly onGone?: (code: string) => void;
  /** I have sat down, by this secret, or have got up. */
  readonly onSeat?: (seat: number | null, secret: string | null) => void;
  /** This browser's part in the deals of the table. */
  readonly deals?: Deals;
  /** Whether what is told is another moment, to which nothing leads from the one before. */
  readonly jumps?: () => boolean;
  readonly told?: Pick<CircleOptions, "onNews" | "onSaid" | "onChat" | "onRanOut">;
}

const GONE = new Set(["unknown_table", "unknown_seat_secret", "unknown_invitation"]);

export class TableController {
  /** The view that is drawn. */
  shown = $state.raw<View | null>(null);
  /** The newest view; the picture follows it. */
  truth = $state.raw<View | null>(null);
  preset = $state<string | null>(null);
  connection = $state<Connection>("opening");
  /** Why the last command was refused. */
  refusal = $state.raw<Refusal | null>(null);
  sent = $state.raw<Sent | null>(null);
  /** Whether a finished trick lies to be read. */
  lying = $state(false);
  /** Moments that wait to be shown. */
  behind = $state(0);
  /** When the time for the decision is over, on the page's own clock; null without a clock. */
  deadline = $state<number | null>(null);
  /** By seat, the cards that a watcher is shown where the table allows it. */
  hands = $state.raw<Update["hands"]>(null);
  /** Who else is here. */
  readonly circle: Circle;
  readonly voices: Voices;
  /** How the deals are made; null where nobody asks. */
  readonly deals: Deals | null;

  readonly #options: Options;
  readonly #clock: Clock;
  readonly #queue: FrameQueue;
  readonly #link: Link;
  #secret: string | null;
  /** The seat that the server has told; not yet told at first. */
  #seat: number | null | undefined;
  #number = 0;
  #returned = false;

  constructor(options: Options) {
    this.#options = options;
    this.#secret = options.secret;
    this.#clock = options.clock ?? browserClock;
    this.voices = new Voices(this.#clock);
    this.deals = options.deals ?? null;
    this.circle = new Circle({
      ...options.told,
      send: (command) => this.#send(command),
      newId: options.newId ?? newId,
      voices: this.voices,
    });
    this.#queue = new FrameQueue((frame) => this.#show(frame), options.speed, this.#clock);
    this.#link = options.connect({
      opened: () => this.#greet(),
      received: (message) => this.#receive(message as FromServer),
      lost: () => void (this.connection = "lost"),
    });
  }

  /** Shows what the server has told in advance; nothing can be done until the socket is open. */
  begin(first: readonly FromServer[]): void {
    for (const message of first) this.#receive(message);
    this.connection = "opening";
  }

  /** Whether something may be done now: connected, nothing under way, and the match was not broken off. */
  get ready(): boolean {
    return this.connection === "open" && this.sent === null && this.circle.company?.ended !== true;
  }

  /** What is said, by the game and by people. */
  get bubbles(): Voices["bubbles"] {
    return this.voices.bubbles;
  }

  get seats(): readonly SeatInfo[] {
    return this.circle.seats;
  }

  /** Sits down on a free seat, by a secret made here. */
  sit(seat: number, name: string): void {
    this.#secret ??= newSecret();
    this.circle.wish({ type: "sit", seat, name, secret: this.#secret, ...this.deals?.pledges(seat) });
  }

  /** Does what a choice says. A second tap while the first is under way does nothing. */
  act(choice: Choice): void {
    const view = this.truth;
    if (view === null || !this.ready || !offers(view, choice)) {
      return;
    }
    this.#queue.finish();
    this.refusal = null;
    const id = (this.#options.newId ?? newId)();
    this.sent = { id, on: view.decision, choice };
    this.#send({ type: "act", id, on: view.decision, action: choice.action });
  }

  /** Looks, or makes a gesture: nothing waits for it, and it waits for nothing. */
  aside(choice: Choice): void {
    if (this.truth !== null && this.connection === "open" && offers(this.truth, choice)) {
      const id = (this.#options.newId ?? newId)();
      this.#send({ type: "act", id, on: this.truth.decision, action: choice.action });
    }
  }

  /** A tap on the table: what is under way is over. */
  skip(): void {
    this.#queue.skip();
    this.behind = this.#queue.behind;
  }

  /** A finger is down at the table, or up again. */
  touched(down: boolean): void {
    if (down) {
      this.#queue.freeze();
    } else {
      this.#queue.thaw();
    }
  }

  /** Shows the state as it is, before something is done on it. */
  finish(): void {
    this.#queue.finish();
    this.behind = this.#queue.behind;
  }

  /** Leaves the end of a round, and asks for the next one if nobody has. */
  goOn(): void {
    if (this.truth !== null && this.truth.result !== null && !this.truth.over) {
      this.#send({ type: "next", id: (this.#options.newId ?? newId)() });
    }
    this.#queue.goOn();
    this.behind = this.#queue.behind;
  }

  /** Forgets why the last command was refused. */
  forgive(): void {
    this.refusal = null;
  }

  /** Gets up: closes the socket and stops all timers. */
  close(): void {
    this.#queue.close();
    this.#link.close();
    this.voices.close();
  }

  #greet(): void {
    const [secret, since, { invitation }] = [this.#secret, this.#number, this.#options];
    this.#send({ type: "hello", secret, since, ...(invitation ? { invitation } : {}), ...this.deals?.greeting() });
    this.#sendAgain();
  }

  #send(message: ToServer): void {
    this.#link.send(message);
  }

  /** A command that was under way when the connection broke: the same id acts once. */
  #sendAgain(): void {
    if (this.sent !== null) {
      const { id, on, choice } = this.sent;
      this.#send({ type: "act", id, on, action: choice.action });
    }
    this.circle.sendAgain();
  }

  #receive(message: FromServer): void {
    if (this.circle.receive(message) || this.deals?.receive(message, this.seats, (answer) => this.#send(answer))) return;
    if (message.type === "welcome") {
      this.#welcome(message);
    } else if (message.type === "update") {
      this.#update(message);
    } else if (message.type === "refused") {
      this.#refused(message);
    } else if (message.type === "failed" && GONE.has(message.code)) {
      this.#options.onGone?.(message.code);
    }
  }

  #welcome(message: Welcome): void {
    this.connection = "open";
    this.preset = message.preset;
    this.#returned = true;
    if (message.seat !== this.#seat) {
      // Another seat sees other things: what was seen from the old one is forgotten.
      this.#seat = message.seat;
      this.#number = 0;
      this.truth = null;
      this.#options.onSeat?.(message.seat, message.seat === null ? null : this.#secret);
    }
  }

  #update(message: Update): void {
    if (this.truth !== null && message.number < this.#number) return;
    this.hands = message.hands ?? null;
    this.deadline = typeof message.clock === "number" ? performance.now() + message.clock : null;
    // Nothing has happened, but who watches may be shown the hands from now on, or no more, and the clock may run now.
    if (this.truth !== null && message.number === this.#number) return;
    const before = this.truth;
    this.#number = message.number;
    this.truth = message.view;
    if (this.sent !== null && message.view.decision !== this.sent.on) {
      this.sent = null;
    }
    const begins = before !== null && before.over && !message.view.over;
    if (before === null || begins || this.#options.jumps?.() || (this.#returned && message.events.length > A_RETURN)) {
      this.#jump(message.view);
    } else if (isGlance(before, message.view, message.events)) {
      this.#queue.amend(message.view);
      this.#options.onEvents?.(message.view, message.events);
    } else {
      this.#queue.push(framesOf(before, message.view, message.events));
    }
    this.#returned = false;
    this.behind = this.#queue.behind;
  }

  #jump(view: View): void {
    this.#queue.jump({ view, events: [], kind: view.result === null ? "plain" : "round" });
  }

  #refused(message: Refused): void {
    if (message.id !== this.sent?.id) {
      this.circle.refused(message);
      return;
    }
    this.sent = null;
    if (message.view) {
      // Stale is nobody's fault: look again.
      this.truth = message.view;
      this.#jump(message.view);
    } else {
      this.refusal = { code: message.code, args: message.args };
    }
  }

  #show(frame: Frame): void {
    this.shown = frame.view;
    this.lying = frame.kind === "trick";
    this.behind = this.#queue.behind;
    for (const event of frame.events) {
      this.voices.hear(event);
    }
    this.#options.onEvents?.(frame.view, frame.events);
  }
}

function offers(view: View, choice: Choice): boolean {
  return [...view.choices, ...view.free].some((one) => one.action === choice.action);
}
