/** What is fetched beside, once the page is drawn: on a slow phone it would stand before what is needed first. */

import { chunk } from "./chunk";

/** So long what is fetched beside waits at most for a page that has nothing else to do, in milliseconds. */
const PATIENCE = 1500;
/** Where a browser does not say when it is idle, in milliseconds. */
const GUESS = 300;

/** Fetches a part of the page when it has been drawn and nothing presses. */
export async function whenIdle<Fetched>(fetched: () => Promise<Fetched>): Promise<Fetched> {
  await new Promise<void>((go) => {
    requestAnimationFrame(() => {
      if ("requestIdleCallback" in globalThis) requestIdleCallback(() => go(), { timeout: PATIENCE });
      else setTimeout(go, GUESS);
    });
  });
  return chunk(fetched);
}
