/** What hangs in the air above the seats: one voice at a time, beside a question that waits for its answer. */
import type { Bubble } from "./bubbles";
import { answers, BUBBLE_STAYS, voiceOf } from "./bubbles";
import type { Clock } from "./queue";
import type { Seen } from "./view";

export class Voices {
  bubbles = $state.raw<Readonly<Record<number, Bubble>>>({});

  readonly #clock: Clock;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- timers, which nothing draws
  readonly #hush = new Map<number, () => void>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Hears an event that the game tells. */
  hear(event: Seen): void {
    if (answers(event) || event.code === "dealt") {
      for (const [seat, bubble] of Object.entries(this.bubbles)) {
        if (bubble.asks) this.silence(Number(seat));
      }
    }
    const voice = voiceOf(event);
    if (voice === null) return;
    const asking = Object.entries(this.bubbles).filter(([, other]) => other.asks);
    this.say(voice.seat, voice.bubble, Object.fromEntries(asking));
  }

  /** Lets a seat say something beside what still hangs in the air; a question stays. */
  say(seat: number, bubble: Bubble, beside: Readonly<Record<number, Bubble>> = this.bubbles): void {
    this.#hush.get(seat)?.();
    this.#hush.delete(seat);
    this.bubbles = { ...beside, [seat]: bubble };
    if (!bubble.asks) {
      this.#hush.set(
        seat,
        this.#clock.after(BUBBLE_STAYS, () => this.silence(seat)),
      );
    }
  }

  /** Takes away what a seat has said. */
  silence(seat: number): void {
    this.#hush.get(seat)?.();
    this.#hush.delete(seat);
    this.bubbles = Object.fromEntries(Object.entries(this.bubbles).filter(([other]) => Number(other) !== seat));
  }

  /** Takes away all that was said. */
  hush(): void {
    this.close();
    this.bubbles = {};
  }

  /** Stops all timers. */
  close(): void {
    for (const cancel of this.#hush.values()) cancel();
  }
}
