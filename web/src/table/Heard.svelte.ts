/** What has been said to the ear: the newest lines, each a thing of its own, so that none is read twice or lost. */

/** So many lines stay, for whoever goes back to them. */
const KEPT = 12;

export interface HeardLine {
  readonly id: number;
  readonly text: string;
  /** Who makes the gesture that it tells of. */
  readonly sign: number | null;
}

export class Heard {
  lines = $state.raw<readonly HeardLine[]>([]);
  #next = 0;

  /** Says some lines, one after another; empty ones are no lines. */
  say(texts: readonly string[], sign: number | null = null): void {
    const fresh = texts.filter((text) => text !== "").map((text) => ({ id: this.#next++, text, sign }));
    if (fresh.length > 0) this.lines = [...this.lines, ...fresh].slice(-KEPT);
  }

  /** A gesture is over: for the eye it is gone, so it is for the ear. */
  forget(sign: number): void {
    this.lines = this.lines.filter((line) => line.sign !== sign);
  }
}
