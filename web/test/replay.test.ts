/** Going through a match: the ways, the places, the pace, and what of a step is drawn and said. */
import { describe, expect, it } from "vitest";

import { keyOf } from "../src/replay/keys";
import { Player } from "../src/replay/Player.svelte";
import type { Place, Replay, RoundLine, Source, Step, Way } from "../src/replay/reel";
import { markAt, marksOf, Reel } from "../src/replay/reel";
import { seenBy, shownAt } from "../src/replay/signs";
import { framesOf } from "../src/table/frames";
import { stayOf } from "../src/table/stays";
import type { Seen, View } from "../src/table/view";
import { event, HandClock, play, view } from "./views";

type Whispers = NonNullable<Step["whispered"]>;

function step(number: number, events: readonly Seen[], more: { view?: Partial<View>; whispered?: Whispers } = {}): Step {
  return {
    update: { type: "update", number, events, view: view({ decision: number, ...more.view }), hands: null },
    whispered: more.whispered ?? [],
  };
}
const card = (seat: number): Seen => event("played", { seat, card: "HK" });

/** A deal, two tricks of two cards, an end. */
const ROUND: readonly Step[] = [
  step(1, [event("dealt")]),
  step(2, [event("strike")]),
  step(3, [card(0)]),
  step(4, [card(1), event("trick_won", { seat: 1 })]),
  step(5, [card(1)]),
  step(6, [card(0), event("trick_won", { seat: 0 })], { view: { result: { how: "played", winners: [0], tricks: [1, 1], points: [2, 0], shown: [] } } }),
];
const LINES: readonly RoundLine[] = [1, 2].map((round) => ({ round, winners: [0], points: [2, 0], deal: null }));
const replay = (round: number, steps: readonly Step[] = ROUND): Replay => ({
  ...{ game: "watten", preset: null, rules: {}, fingerprint: "", seat: 0, opens: true, rounds: LINES, round, steps },
  seats: [0, 1, 2, 3].map(() => ({ name: "", kind: "bot" as const, here: true })),
});

describe("the ways through a match", () => {
  const asked: number[] = [];
  const reel = new Reel((round) => {
    asked.push(round);
    return Promise.resolve(replay(round));
  });
  const at = (round: number, number: number): Place => ({ round, step: number });

  it("knows where the deal and each trick begin", () => {
    expect(marksOf(ROUND)).toEqual([0, 2, 4]);
    expect([0, 1, 2, 3, 4, 5].map((number) => markAt(marksOf(ROUND), number))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it.each<[Way, Place, Place]>([
    ["on", at(0, 0), at(0, 1)],
    ["on", at(0, 5), at(1, 0)],
    ["on", at(1, 5), at(1, 5)],
    ["back", at(1, 0), at(0, 5)],
    ["back", at(0, 0), at(0, 0)],
    ["trick-on", at(0, 0), at(0, 2)],
    ["trick-on", at(0, 4), at(1, 0)],
    ["trick-on", at(1, 4), at(1, 5)],
    ["trick-back", at(0, 3), at(0, 2)],
    ["trick-back", at(0, 2), at(0, 0)],
    ["trick-back", at(1, 0), at(0, 4)],
    ["round-on", at(0, 3), at(1, 0)],
    ["round-on", at(1, 3), at(1, 5)],
    ["round-back", at(1, 3), at(1, 0)],
    ["round-back", at(1, 0), at(0, 0)],
    ["first", at(1, 3), at(0, 0)],
    ["last", at(0, 0), at(1, 5)],
  ])("%s from %o leads to %o", async (way, from, to) => {
    await reel.round(0, false);
    expect(await reel.follow(way, from, false)).toEqual(to);
  });

  it("asks for each round once", () => {
    expect(asked.toSorted((one, other) => one - other)).toEqual([1, 2]);
  });

  it("finds the same moment where more is told", async () => {
    const open = ROUND.toSpliced(3, 0, step(3, []), step(3, []));
    const both = new Reel((round, all) => Promise.resolve(replay(round, all ? open : ROUND)));
    expect(await both.same(at(0, 3), false, true)).toEqual(at(0, 5));
    expect(await both.same(at(0, 5), true, false)).toEqual(at(0, 3));
    expect(await both.same(at(0, 4), true, false)).toEqual(at(0, 2));
  });
});

describe("the player", () => {
  async function begun(source: Source = (round) => Promise.resolve(replay(round))) {
    const clock = new HandClock();
    const player = new Player(source, clock);
    await player.begin();
    await settled();
    return { player, clock, shown: () => player.table?.shown?.decision };
  }
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

  it("lays the table at the first step, and nothing can be done at it", async () => {
    const { player, shown } = await begun((round) =>
      Promise.resolve(replay(round, [step(1, [event("dealt")], { view: { choices: [play("HK")], free: [play("E7")] } })])),
    );
    expect(shown()).toBe(1);
    expect(player.table?.shown?.choices).toEqual([]);
    expect(player.table?.shown?.free).toEqual([]);
  });

  it("steps on as it was played and jumps everywhere else", async () => {
    const { player, shown } = await begun();
    player.go("on");
    player.go("on");
    await settled();
    expect([player.at, player.jumped, shown()]).toEqual([{ round: 0, step: 2 }, false, 3]);
    player.go("on");
    await settled();
    expect(player.table?.lying).toBe(true);
    player.go("back");
    await settled();
    expect([player.jumped, player.table?.lying, shown()]).toEqual([true, false, 3]);
    player.goTo({ round: 1, step: 4 });
    await settled();
    expect([player.replay?.round, shown()]).toEqual([2, 5]);
  });

  it("goes on after the end of a round, also by Enter on its sheet", async () => {
    const { player, shown } = await begun();
    player.goTo({ round: 0, step: 5 });
    await settled();
    expect(player.table?.shown?.result).not.toBeNull();
    player.table?.goOn();
    await settled();
    expect([player.at, shown()]).toEqual([{ round: 1, step: 0 }, 1]);
  });

  it.each(["slow", "normal", "fast"] as const)("plays by itself at the pace %s, and stops at the end", async (pace) => {
    const { player, clock } = await begun();
    player.pace = pace;
    player.play();
    await settled();
    expect(player.at.step).toBe(1);
    const stays = framesOf(null, view(), [event("strike")]).reduce((sum, frame) => sum + stayOf(frame.events, pace), 0);
    clock.pass(stays);
    await settled();
    expect(player.at.step).toBe(1);
    for (let at = 0; at < 40 && player.playing; at += 1) {
      clock.pass(10_000);
      await settled();
    }
    expect([player.at, player.playing]).toEqual([{ round: 1, step: 5 }, false]);
  });

  it("stays where it is when a round cannot be fetched, and asks again", async () => {
    let broken = true;
    const { player } = await begun((round) => (round === 2 && broken ? Promise.reject(new Error("gone")) : Promise.resolve(replay(round))));
    player.go("round-on");
    await settled();
    expect(player.at).toEqual({ round: 0, step: 0 });
    broken = false;
    player.go("round-on");
    await settled();
    expect(player.at).toEqual({ round: 1, step: 0 });
  });
});

describe("signs", () => {
  const wink = { code: "gesture", args: { seat: 2, gesture: "wink" } };
  const over = { code: "gesture_over", args: { seat: 2 } };
  const steps = [
    step(1, []),
    step(1, [], { whispered: [{ ...wink, seats: [1, 2] }] }),
    step(1, [], { whispered: [{ ...wink, seats: [3] }] }),
    step(1, [], { whispered: [{ ...over, seats: [1, 2, 3] }] }),
    step(1, [], { whispered: [{ ...wink, seats: [0, 2] }] }),
  ];

  it("are told with everybody who saw them while they lasted", () => {
    expect(seenBy(steps, 1, 2)).toEqual([1, 3]);
    expect(seenBy(steps, 4, 2)).toEqual([0]);
  });

  it("stand on the face as long as they last, where all is open", () => {
    expect(steps.map((_, at) => shownAt(steps, at)?.sees)).toEqual([
      undefined,
      [{ seat: 2, gesture: "wink" }],
      [{ seat: 2, gesture: "wink" }],
      undefined,
      [{ seat: 2, gesture: "wink" }],
    ]);
  });
});

it("has a key for every way, and none with a modifier", () => {
  const press = (key: string, more: object = {}) => keyOf({ key, target: null, ctrlKey: false, metaKey: false, altKey: false, ...more } as unknown as KeyboardEvent);
  expect(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End", " ", "x"].map((key) => press(key))).toEqual([
    ..."on back trick-on trick-back round-on round-back first last play".split(" "),
    null,
  ]);
  expect(press("ArrowRight", { altKey: true })).toBeNull();
});
