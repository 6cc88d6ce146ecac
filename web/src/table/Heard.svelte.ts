/** What has been said to the ear: the newest lines, each a thing of its own, so that none is read twice or lost. */

/** So many lines stay, for whoever goes back to them. */
const KEPT = 12;

export interface HeardLine {
  readonly id: number;
  readonly text: string;
}

export class Heard {
  lines = $state.raw<readonly HeardLine[]>([]);
  #next = 0;

  /** Says some lines, one after another; empty ones are no lines. */
  say(texts: readonly string[]): void {
    const fresh = texts.filter((text) => text !== "").map((text) => ({ id: this.#next++, text }));
    if (fresh.length > 0) this.lines = [...this.lines, ...fresh].slice(-KEPT);
  }
}
