/** What the browser's tab shows of the table: a dot in the title and in the icon while something is asked of me. */
const ICONS = { quiet: "/favicon.svg", turn: "/favicon-turn.svg" };

/** Writes the title and the icon of the page. */
export function showInTab(words: string | null): void {
  document.title = words === null ? "Stube" : `● ${words} · Stube`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = words === null ? ICONS.quiet : ICONS.turn;
  if (icon !== null && icon.getAttribute("href") !== href) icon.href = href;
}
