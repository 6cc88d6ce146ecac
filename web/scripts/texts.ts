/** The Fluent files of the package as the browser fetches them: each language in a few parts, one file a part. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../../src/stube/locales", import.meta.url));
const NAME = /^virtual:texts\/(\w+)\/(\w+)$/;

/** Which part a file belongs to; every other is of `words`, which a table needs before it can be played at. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  panels: ["choices", "deals", "replay", "rules-ui"],
  friends: ["customs", "friends"],
  rules: ["advice", "errors-program", "lesson", "options", "privacy", "rules"],
  never: ["cli"],
};

function partOf(file: string): string {
  return Object.keys(PARTS).find((part) => PARTS[part]?.includes(file)) ?? "words";
}

/** Gives `virtual:texts/LANGUAGE/PART` as the text of all its files. */
export function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const [, language, part] = NAME.exec(id.slice(1)) ?? [];
      if (!id.startsWith("\0") || language === undefined) return null;
      const files = readdirSync(`${LOCALES}/${language}`).filter((file) => file.endsWith(".ftl") && partOf(file.slice(0, -4)) === part);
      const paths = files.sort().map((file) => `${LOCALES}/${language}/${file}`);
      paths.forEach((path) => {
        this.addWatchFile(path);
      });
      const lines = paths.flatMap((path) => readFileSync(path, "utf8").split("\n"));
      return `export default ${JSON.stringify(lines.filter((line) => line !== "" && !line.startsWith("#")).join("\n"))};`;
    },
  };
}

/** The page for those who are cut off: without script, so it says it in every language that the house speaks. */
export function offlinePage(): Plugin {
  const said = (language: string, id: string): string =>
    new RegExp(`^${id} = (.*)$`, "m").exec(readFileSync(`${LOCALES}/${language}/pages.ftl`, "utf8"))?.[1] ?? id;
  const source = (): string => {
    const parts = readdirSync(LOCALES)
      .filter((name) => /^[a-z]{2}$/.test(name))
      .map((name) => `<section lang="${name}"><h1>${said(name, "offline-title")}</h1><p>${said(name, "offline-text")}</p></section>`);
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Stube</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/offline.css"></head><body><main><img src="/favicon.svg" alt="">${parts.join("")}</main></body></html>\n`;
  };
  return {
    name: "offline-page",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "offline.html", source: source() });
    },
  };
}
