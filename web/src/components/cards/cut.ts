/** Cuts the file of a pack into pictures that need nothing else. */

const PART = /^<symbol id="([^"]+)" viewBox="([^"]+)"|^<\w+ id="([^"]+)"/;
const REFERENCE = /href="#([^"]+)"/g;
const OWN = "http://www.w3.org/2000/svg";

export interface Part {
  readonly text: string;
  /** Of a symbol, which alone can be a picture. */
  readonly box: string | undefined;
}

/** Cuts the file of a pack into its parts: one stands on each line. */
export function partsOf(file: string): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  for (const text of file.split("\n")) {
    const [, symbol, box, other] = PART.exec(text) ?? [];
    const id = symbol ?? other;
    if (id !== undefined) parts.set(id, { text, box });
  }
  return parts;
}

/** Gives one picture as a file of its own, with the parts that it is made of; an empty text if there is none. */
export function pictureOf(parts: ReadonlyMap<string, Part>, name: string, box = parts.get(name)?.box): string {
  const needed = new Set<string>();
  const need = (id: string): void => {
    if (needed.has(id)) return;
    needed.add(id);
    for (const [, other = ""] of parts.get(id)?.text.matchAll(REFERENCE) ?? []) need(other);
  };
  need(name);
  const [x, y, width, height] = (parts.get(name)?.box ?? "").split(" ");
  if (box === undefined || height === undefined) return "";
  const drawn = [...needed].map((id) => parts.get(id)?.text ?? "").join("");
  return `<svg xmlns="${OWN}" viewBox="${box}"><defs>${drawn}</defs><use href="#${name}" x="${x}" y="${y}" width="${width}" height="${height}"/></svg>`;
}
