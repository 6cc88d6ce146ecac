/** Keeps the screen awake while somebody sits at a table, where the browser lets a page do that. */

/** Asks for a screen that stays on, again whenever the page comes back into sight; gives what ends it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  async function ask(): Promise<void> {
    if (over || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      const got = await navigator.wakeLock.request("screen");
      if (over) await got.release();
      else lock = got;
    } catch {
      // A battery that is low may refuse; the table goes on.
    }
  }

  const seen = (): void => void ask();
  document.addEventListener("visibilitychange", seen);
  seen();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", seen);
    void lock?.release();
  };
}
