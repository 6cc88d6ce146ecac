/** The keys of a replay: arrows, page keys, ends, and the space bar. */
import type { Way } from "./reel";

const WAYS: Readonly<Record<string, Way>> = {
  ArrowRight: "on",
  ArrowLeft: "back",
  ArrowDown: "trick-on",
  ArrowUp: "trick-back",
  PageDown: "round-on",
  PageUp: "round-back",
  Home: "first",
  End: "last",
};

/** Gives what a key does: a way, `play` or nothing. */
export function keyOf(event: KeyboardEvent): Way | "play" | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const within = (what: string): boolean => Boolean((event.target as Element | null)?.closest(what));
  if (within("input, select, textarea, [role=dialog]")) return null;
  if (event.key === " ") {
    // On a button it presses the button.
    return within("button, a") ? null : "play";
  }
  return WAYS[event.key] ?? null;
}
