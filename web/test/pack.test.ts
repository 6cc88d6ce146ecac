/** Packs are cut into pictures that need nothing else. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { describe, expect, it } from "vitest";

import { partsOf, pictureOf } from "../src/components/cards/cut";

const FOLDER = fileURLToPath(new URL("../src/assets/cards", import.meta.url));

describe.each(readdirSync(FOLDER))("%s", (name) => {
  const file = readFileSync(`${FOLDER}/${name}`, "utf8");
  const parts = partsOf(file);

  it("is cut at every part", () => {
    expect(parts.size).toBe([...file.matchAll(/ id="/g)].length);
  });

  it("gives each picture with all that it is made of, and little more", () => {
    const symbols = [...file.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)"/g)];
    expect(symbols.length).toBeGreaterThan(100);
    for (const [, id = "", box = ""] of symbols) {
      const picture = pictureOf(parts, id);
      expect(picture).toContain(`viewBox="${box}"><defs>`);
      for (const [, wanted] of picture.matchAll(/href="#([^"]+)"/g)) expect(picture).toContain(` id="${wanted ?? ""}"`);
      expect(picture.length).toBeLessThan(file.length / 8);
    }
  });

  it("has no picture that is not drawn", () => {
    expect(pictureOf(parts, "no-such-card")).toBe("");
  });
});
