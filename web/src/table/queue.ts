/** The moments that wait to be shown, in order, each for as long as it stays. */
import type { Frame } from "./frames";
import type { Speed } from "./stays";
import { stayOf, trickStay } from "./stays";
import type { View } from "./view";

/** Behind by more than this the picture jumps to the state: a tab that was in the background. */
export const MOST_BEHIND = 12;

/** So long after a touch nothing moves by itself, in milliseconds. */
export const STILL_AFTER_A_TOUCH = 300;

/** The clock of a queue; a test hands in its own. */
export interface Clock {
  readonly after: (milliseconds: number, then: () => void) => () => void;
}

export const browserClock: Clock = {
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** Shows frames one after another. The state is true at once; the picture follows. */
export class FrameQueue {
  readonly #waiting: Frame[] = [];
  readonly #show: (frame: Frame) => void;
  readonly #clock: Clock;
  readonly #speed: () => Speed;
  #current: Frame | null = null;
  #cancel: (() => void) | null = null;
  #gated = false;
  #frozen = false;
  #thaw: (() => void) | null = null;

  constructor(show: (frame: Frame) => void, speed: () => Speed, clock: Clock = browserClock) {
    this.#show = show;
    this.#speed = speed;
    this.#clock = clock;
  }

  /** Number of frames that have not been shown yet. */
  get behind(): number {
    return this.#waiting.length;
  }

  /** Whether the frame shown waits for the person to go on; nobody asks one who only watches. */
  get gated(): boolean {
    return this.#gated;
  }

  /** Adds frames; the first is shown at once when nothing stays. */
  push(frames: readonly Frame[]): void {
    this.#waiting.push(...frames);
    if (this.#waiting.length > MOST_BEHIND) {
      this.#catchUp();
    }
    if (this.#gated ? this.#amended : this.#cancel === null && !this.#frozen) {
      this.#next();
    }
  }

  /** Takes a view that differs in eyes and faces only: what waits is shown with it, and nothing waits for it. */
  amend(view: View): void {
    const last = this.#waiting.at(-1);
    if (last !== undefined) {
      this.#waiting.splice(-1, 1, { ...last, view });
    } else {
      this.push([{ view, events: [], kind: view.result === null ? "plain" : "round" }]);
    }
  }

  /** Whether what comes next is the same end of a round, told anew: a card was claimed after it. */
  get #amended(): boolean {
    const next = this.#waiting[0];
    return next?.kind === "round" && next.view.round === this.#current?.view.round;
  }

  /** A finger is down: nothing that can be touched moves until it is up, and a moment longer. */
  freeze(): void {
    this.#thaw?.();
    this.#thaw = null;
    this.#frozen = true;
  }

  /** The finger is up. */
  thaw(): void {
    this.#thaw?.();
    this.#thaw = this.#clock.after(STILL_AFTER_A_TOUCH, () => {
      this.#thaw = null;
      this.#frozen = false;
      if (this.#cancel === null && !this.#gated) {
        this.#next();
      }
    });
  }

  /** Forgets everything and shows this frame. */
  jump(frame: Frame): void {
    this.#waiting.length = 0;
    this.#stop();
    this.#gated = false;
    this.#reveal(frame);
  }

  /** Ends the stay of what is shown: a tap on the table. A round that is over is left by `goOn` alone. */
  skip(): void {
    if (!this.#gated && (this.#cancel !== null || this.#frozen)) {
      this.#stop();
      this.#next();
    }
  }

  /** Shows the state as it is now, unless a round's end lies on the way. */
  finish(): void {
    while ((this.#cancel !== null || this.#waiting.length > 0) && !this.#gated) {
      this.#stop();
      this.#next();
    }
  }

  /** Leaves the end of a round. */
  goOn(): void {
    this.#gated = false;
    // The person asked for it: the finger that asked holds nothing still.
    this.#thaw?.();
    this.#thaw = null;
    this.#frozen = false;
    if (this.#cancel === null) {
      this.#next();
    }
  }

  /** Stops all timers. */
  close(): void {
    this.#waiting.length = 0;
    this.#thaw?.();
    this.#stop();
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #next(): void {
    const frame = this.#waiting.shift();
    if (frame !== undefined) {
      this.#reveal(frame);
    }
  }

  #reveal(frame: Frame): void {
    this.#current = frame;
    this.#gated = frame.kind === "round" && frame.view.seat !== null;
    this.#show(frame);
    if (this.#gated || this.#current !== frame) {
      return;
    }
    const stay =
      frame.kind === "trick" ? trickStay(this.#speed()) : stayOf(frame.events, this.#speed());
    if (stay === 0) {
      if (!this.#frozen) this.#next();
    } else if (stay === Number.POSITIVE_INFINITY) {
      this.#cancel = () => undefined;
    } else {
      this.#cancel = this.#clock.after(stay, () => {
        this.#cancel = null;
        if (!this.#frozen) {
          this.#next();
        }
      });
    }
  }

  /** Drops what would only be history, but never the end of a round. */
  #catchUp(): void {
    const kept = this.#waiting.filter(
      (frame, place) => frame.kind === "round" || place === this.#waiting.length - 1,
    );
    this.#waiting.splice(0, this.#waiting.length, ...kept);
    if (!this.#gated) {
      this.#stop();
    }
  }
}
