/** Fetches the parts of the page that come later. A server that is away for a while costs a wait, never the part. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 4000;
/** A browser may keep a failed part as failed for the page's life: after so many tries with the server there, the page is loaded anew. */
const TRIES = 3;
/** The page is loaded anew at most once in this time, in milliseconds: what never comes must not turn it in a circle. */
const ONCE_IN = 60_000;
const KEY = "stube.anew";

/** What fetching needs of the browser; a test hands in its own. */
export interface Surroundings {
  /** Ends after a pause, or as soon as the line is back. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Says whether the server answers. */
  readonly answers: () => Promise<boolean>;
  /** Loads the page anew; says no if that was just done. */
  readonly anew: () => boolean;
}

const BROWSER: Surroundings = {
  wait: (milliseconds) =>
    new Promise((go) => {
      const done = (): void => {
        clearTimeout(timer);
        removeEventListener("online", done);
        go();
      };
      const timer = setTimeout(done, milliseconds);
      addEventListener("online", done);
    }),
  // Not one of the files that the worker answers by itself.
  answers: () =>
    fetch("/manifest.webmanifest", { method: "HEAD", cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    ),
  anew() {
    try {
      const now = Date.now();
      if (now - Number(sessionStorage.getItem(KEY) ?? 0) < ONCE_IN) return false;
      sessionStorage.setItem(KEY, String(now));
    } catch {
      return false; // Without a memory it could go on for ever.
    }
    location.reload();
    return true;
  },
};

/**
 * Gives a part of the page, asked for again and again until it comes.
 *
 * @param load - imports it.
 * @param around - the browser.
 */
export async function chunk<Part>(load: () => Promise<Part>, around: Surroundings = BROWSER): Promise<Part> {
  let wait = FIRST_WAIT;
  let tries = 0;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // Every browser tells a part that did not come by this error; any other is a fault of the part itself.
      if (!(error instanceof TypeError)) throw error;
      tries = (await around.answers()) ? tries + 1 : 0;
      // The page goes, and the seat is there again afterwards: nothing of it is drawn any more.
      if (tries >= TRIES && around.anew()) return new Promise<Part>(() => undefined);
      if (tries >= TRIES * 2) throw error;
      await around.wait(wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }
  }
}
