/** Registers the worker that answers with a page of its own while the house cannot be reached; it keeps nothing else. */
export function sayWhenOffline(): void {
  if ("serviceWorker" in navigator && isSecureContext) {
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  }
}
