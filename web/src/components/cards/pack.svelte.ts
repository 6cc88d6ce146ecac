/**
 * The drawings of a pack as pictures of their own: one file is fetched, each card is cut out of it once.
 *
 * A `use` of the whole file would be built anew, two hundred shapes a card, whenever a card is drawn at another place.
 */
import { chunk } from "../../device/chunk";
import type { Part } from "./cut";
import { partsOf, pictureOf } from "./cut";

/** A card of any pack, in any cut. */
const CARD = /^[A-Z][A-Z0-9](-\w)?$/;

type Parts = ReadonlyMap<string, Part>;

/** So many pictures are cut out between two tasks when a pack comes and many cards wait for it. */
const AT_ONCE = 4;

/** By address, the packs that are here. It stands apart from a pack, which may be made by the very card that waits for it. */
let here = $state.raw<Readonly<Record<string, Parts>>>({});

class Pack {
  readonly #url: string;
  readonly #pictures = new Map<string, HTMLImageElement>();
  /** What was asked for before the pack was here. */
  readonly #awaited: [name: string, box: string | undefined][] = [];
  readonly #prepared = new Set<string>();

  constructor(url: string) {
    this.#url = url;
    void chunk(() => textOf(url)).then((file) => this.#come(partsOf(file)));
  }

  /** Gives the address of a picture, of this page alone; null until the pack is here. */
  picture(name: string, box?: string): string | null {
    const parts = here[this.#url];
    if (parts !== undefined) return this.#cut(parts, name, box);
    this.#awaited.push([name, box]);
    return null;
  }

  async #come(parts: Parts): Promise<void> {
    for (let next = this.#awaited.splice(0, AT_ONCE); next.length > 0; next = this.#awaited.splice(0, AT_ONCE)) {
      for (const [name, box] of next) this.#cut(parts, name, box);
      await new Promise((go) => setTimeout(go));
    }
    here = { ...here, [this.#url]: parts };
  }

  #cut(parts: Parts, name: string, box?: string): string {
    const key = `${name} ${box ?? ""}`;
    let picture = this.#pictures.get(key);
    if (picture === undefined) {
      // Kept as an element, so that the browser keeps what it has drawn.
      picture = new Image();
      picture.src = URL.createObjectURL(new Blob([pictureOf(parts, name, box)], { type: "image/svg+xml" }));
      this.#pictures.set(key, picture);
    }
    return picture.src;
  }

  /** Draws all cards in one cut beforehand, one after another, whenever the page has nothing else to do. */
  prepare(cut: string): void {
    const names = [...(here[this.#url]?.keys() ?? [])];
    if (names.length === 0 || this.#prepared.has(cut) || !("requestIdleCallback" in globalThis)) return;
    this.#prepared.add(cut);
    this.#draw(names.filter((name) => CARD.test(name) && name.slice(2) === cut));
  }

  #draw([next, ...others]: readonly string[]): void {
    if (next === undefined) return;
    requestIdleCallback(() => {
      this.picture(next);
      void this.#pictures
        .get(`${next} `)
        ?.decode()
        .catch(() => undefined)
        .then(() => {
          this.#draw(others);
        });
    });
  }
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  // As if it had not come: a house of another version has another file.
  if (!answer.ok) throw new TypeError(url);
  return answer.text();
}

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from the list
const packs = new Map<string, Pack>();

/** Gives the pack by the address of its file; it is fetched once. */
export function packOf(url: string): Pack {
  let pack = packs.get(url);
  if (pack === undefined) {
    pack = new Pack(url);
    packs.set(url, pack);
  }
  return pack;
}
