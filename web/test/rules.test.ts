/** Rule sets: text forms that read back or are refused, editing that is never half applied, the ladder read. */
import { describe, expect, it } from "vitest";

import type { MendsTold, RulesTold, RulesWish } from "../src/net/http";
import { Refused } from "../src/net/http";
import { Editing } from "../src/rules/Editing.svelte";
import { examples, steps, taker } from "../src/rules/ladder";
import type { RuleSet } from "../src/rules/sets";
import { LARGEST_FILE, LARGEST_LINK, readFile, readLink, Unreadable, writeFile, writeLink } from "../src/rules/ruleset";

const SET: RuleSet = {
  game: "watten",
  preset: "tirol-open-15",
  options: { target: "18", criticals: "HK,S7,E7" },
  name: "Wie beim Kirchenwirt & Söhne",
  dialect: "tyrolean",
};

describe("text forms", () => {
  it("read back what was written", () => {
    expect(readLink(`#${writeLink(SET)}`)).toEqual(SET);
    expect(readFile(writeFile(SET))).toEqual(SET);
    expect(readLink("")).toBeNull();
  });

  it("take any end of line, comments, and an equals sign", () => {
    expect(readFile("# ours\r\nstube-rules 1\r\n\r\ngame: watten\rrule target = 18\r")).toEqual({
      game: "watten",
      preset: "",
      options: { target: "18" },
      name: "",
      dialect: "",
    });
  });

  it.each([
    ["a stranger's text", "hello"],
    ["another file", "stube-record 1\ngame: watten"],
    ["no game", "stube-rules 1\npreset: ladin"],
    ["an unknown field", "stube-rules 1\ngame: watten\nscript: x"],
    ["a field twice", "stube-rules 1\ngame: watten\nrule target: 11\nrule target: 15"],
    ["markup as a value", "stube-rules 1\ngame: watten\nrule target: <b>1</b>"],
    ["an option that is a path", "stube-rules 1\ngame: watten\nrule ../x: 1"],
    ["a line without a value", "stube-rules 1\ngame watten"],
  ])("refuse %s and name the place", (_, text) => {
    expect(() => readFile(text)).toThrow(Unreadable);
  });

  it("refuse what is too large before they read it", () => {
    const why = (run: () => unknown): unknown => {
      try {
        return run();
      } catch (error) {
        return error instanceof Unreadable ? error.why : error;
      }
    };
    expect(why(() => readLink(`game=watten&name=${"x".repeat(LARGEST_LINK)}`))).toBe("too_large");
    expect(why(() => readFile(`stube-rules 1\n# ${"x".repeat(LARGEST_FILE)}`))).toBe("too_large");
    const many = Array.from({ length: 129 }, (_, at) => `rule o${at}: x`).join("\n");
    expect(why(() => readFile(`stube-rules 1\ngame: watten\n${many}`))).toBe("too_large");
  });

  it("leave nothing unseen in a name, and no name that fills the screen", () => {
    const read = readLink(new URLSearchParams({ game: "watten", name: `a\u202eb\u0007c${"d".repeat(90)}` }).toString());
    expect(read?.name).toBe(`abc${"d".repeat(37)}`);
  });
});

const OPTIONS = { target: ["11", "15"], deck: ["32", "33"], weli: ["absent", "critical"] } as const;

/** A server whose only rule is that the Weli needs 33 cards. */
function server(): { asked: RulesWish[]; rules: (wish: RulesWish) => Promise<RulesTold>; mends: (wish: RulesWish) => Promise<MendsTold> } {
  const asked: RulesWish[] = [];
  const value = (wish: RulesWish, name: keyof typeof OPTIONS): string => wish.options?.[name] ?? OPTIONS[name][0];
  const clash = (wish: RulesWish): boolean => (value(wish, "deck") === "33") !== (value(wish, "weli") === "critical");
  return {
    asked,
    rules: (wish) => {
      asked.push(wish);
      if (wish.preset === "nowhere") return Promise.reject(new Refused("unknown_preset", {}));
      if (clash(wish)) return Promise.reject(new Refused("options_clash", {}));
      const names = Object.keys(OPTIONS) as (keyof typeof OPTIONS)[];
      const options = names.map((name) => ({
        name,
        values: OPTIONS[name],
        default: OPTIONS[name][0],
        value: value(wish, name),
        base: OPTIONS[name][0],
        fits: OPTIONS[name].filter((one) => !clash({ ...wish, options: { ...wish.options, [name]: one } })),
        effect: true,
      }));
      const number = (name: keyof typeof OPTIONS): string => `${name}=${value(wish, name)}`;
      return Promise.resolve({
        game: wish.game,
        preset: null,
        base: "plain",
        fingerprint: "f",
        seats: 4,
        dialect: "",
        dialects: [],
        options: Object.fromEntries(options.map((one) => [one.name, one.value])),
        changed: options.filter((one) => one.value !== one.base).map((one) => one.name),
        entries: names.map((name) => ({ section: "s", number: number(name), message: number(name), args: {}, mark: "", source: "" })),
        refusals: {},
        groups: [{ id: "all", options }],
        strikes: [],
        trumps: [],
      });
    },
    mends: (wish) =>
      Promise.resolve(
        clash(wish)
          ? { clash: "weli", options: ["deck", "weli"], mends: [{ weli: value(wish, "deck") === "33" ? "critical" : "absent" }] }
          : { clash: null, options: [], mends: [] },
      ),
  };
}

describe("editing", () => {
  const begun = async (): Promise<{ editing: Editing; house: ReturnType<typeof server> }> => {
    const house = server();
    const editing = new Editing(house);
    await editing.take({ ...SET, options: {}, preset: "plain", dialect: "" });
    return { editing, house };
  };

  it("says what a change changes, against before and against the preset", async () => {
    const { editing } = await begun();
    await editing.change([["target", "15"]]);
    expect(editing.changed).toEqual(["target"]);
    expect(editing.last?.came.map((entry) => entry.message)).toEqual(["target=15"]);
    expect(editing.shift.went.map((entry) => entry.message)).toEqual(["target=11"]);
    await editing.change([["target", "11"]]);
    expect(editing.changed).toEqual([]);
    expect(editing.shift.came).toEqual([]);
  });

  it("holds a clash until it is mended, and plays nothing meanwhile", async () => {
    const { editing } = await begun();
    await editing.change([["deck", "33"]]);
    expect(editing.sound).toBe(false);
    expect(editing.clash?.options).toEqual(["deck", "weli"]);
    expect(editing.told?.options["deck"]).toBe("32");
    await editing.change(editing.clash?.mends[0] ?? []);
    expect(editing.sound).toBe(true);
    expect(editing.set.options).toEqual({ deck: "33", weli: "critical" });
  });

  it("goes back from a clash to what was sound", async () => {
    const { editing } = await begun();
    await editing.change([["target", "15"]]);
    await editing.change([["deck", "33"]]);
    editing.undo();
    expect(editing.set.options).toEqual({ target: "15" });
    expect(editing.sound).toBe(true);
  });

  it("takes a whole rule set or nothing of it", async () => {
    const { editing } = await begun();
    await editing.change([["target", "15"]]);
    expect(await editing.take({ ...SET, preset: "nowhere" })).toBe(false);
    expect(await editing.take({ ...SET, preset: "plain", options: { deck: "33" } })).toBe(false);
    expect(editing.failure).toBeInstanceOf(Refused);
    expect(editing.set.options).toEqual({ target: "15" });
  });
});

describe("the ladder", () => {
  const rungs = [
    { role: "max", cards: ["HK"] },
    { role: "chief", cards: ["LU"] },
    { role: "blind", cards: ["EU", "HU", "SU"] },
    { role: "trump", cards: ["LA"] },
    { role: "trump", cards: ["L7"] },
    { role: "plain", cards: ["EA", "EK", "EO", "ET"] },
    { role: "plain", cards: ["HA", "HO", "HT", "H9"] },
  ];

  it("gathers trumps into one step and counts places from the top", () => {
    expect(steps(rungs).map((step) => [step.role, step.from, step.to])).toEqual([
      ["max", 1, 1],
      ["chief", 2, 2],
      ["blind", 3, 5],
      ["trump", 6, 7],
      ["plain", 8, 11],
      ["plain", 12, 15],
    ]);
  });

  it.each([
    [["EK", "EA", "HA", "ET"], 1],
    [["ET", "HA", "HO"], 0],
    [["EA", "L7", "LA"], 2],
    [["LA", "SU", "EU"], 1],
    [["SU", "LU", "HK"], 2],
  ])("tells who takes %j", (cards, winner) => {
    expect(taker(rungs, cards)).toBe(winner);
  });

  it("makes up tricks of different cards, with a reason each", () => {
    const tricks = examples(rungs, 4);
    expect(tricks.map((trick) => trick.reason)).toEqual(["led-suit", "trump", "first-blind", "chief", "critical"]);
    for (const trick of tricks) expect(new Set(trick.cards).size).toBe(trick.cards.length);
  });
});
