/** Keeps the focus on the page: where an update takes away what has it, it goes on to what is nearest. */

/** Things that come and go over the page; the focus goes back to where it was before them. */
const PASSING = ".word .sheet, [data-panel], dialog";
/** Where it goes when what had it is gone: a sheet that asks, the next own card, the slate of a round that is over, the page. */
const NEXT = [".word [data-deaf]", '.hand button.held[tabindex="0"]', "[data-over-sheet] [tabindex]", "main h1", "main:not(.opening)"];

/** Watches a part of the page; gives what ends it. */
export function keepFocus(within: HTMLElement): () => void {
  let last: Element | null = null;
  let home: HTMLElement | null = null;

  function remember({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    if (target.closest(PASSING) === null) home = target;
  }

  function mend(): void {
    if (last === null || last.isConnected || document.activeElement !== document.body) return;
    const next = home?.isConnected ? home : NEXT.map((one) => within.querySelector<HTMLElement>(one)).find((one) => one !== null);
    if (!next) return;
    last = next;
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }

  const seen = new MutationObserver(mend);
  within.addEventListener("focusin", remember);
  seen.observe(within, { childList: true, subtree: true });
  return () => {
    seen.disconnect();
    within.removeEventListener("focusin", remember);
  };
}
