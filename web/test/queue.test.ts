/** The queue of moments: what is seen, in which order, for how long. */
import { describe, expect, it } from "vitest";

import { framesOf } from "../src/table/frames";
import type { Frame } from "../src/table/frames";
import { FrameQueue, MOST_BEHIND, STILL_AFTER_A_TOUCH } from "../src/table/queue";
import type { Speed } from "../src/table/stays";
import { TRICK_STAYS } from "../src/table/stays";
import { event, HandClock, play, view } from "./views";

const laid = [
  { seat: 1, card: "E7" },
  { seat: 2, card: "E8" },
  { seat: 3, card: "E9" },
  { seat: 0, card: "EA" },
];
const lying = view({ trick: { laid: laid.slice(0, 3), winner: 3, reason: "led_suit", called: false } });
const taken = view({
  decision: 11,
  turn: [0],
  tricks: [{ laid, winner: 0, reason: "led_suit", called: false }],
  won_tricks: [1, 0],
  choices: [play("HK")],
});
const ends = [event("played", { seat: 0, card: "EA", called: false }), event("trick_won", { seat: 0, card: "EA" })];

function queue(speed: Speed = "normal") {
  const clock = new HandClock();
  const seen: Frame[] = [];
  const made = new FrameQueue((frame) => seen.push(frame), () => speed, clock);
  return { clock, seen, made };
}

const plain = (decision: number, code = "raised"): Frame => ({
  view: view({ decision }),
  events: [event(code, { seat: 1, to: 3 })],
  kind: "plain",
});

describe("frames of an update", () => {
  it("show a finished trick with all its cards before the next is led", () => {
    const frames = framesOf(lying, taken, ends);
    expect(frames.map((frame) => frame.kind)).toEqual(["trick", "plain"]);
    expect(frames[0]?.view.trick.laid).toEqual(laid);
    expect(frames[0]?.view.trick.winner).toBe(0);
  });

  it("ask nothing and write no trick while it lies", () => {
    const [first, second] = framesOf(lying, taken, ends);
    expect(first?.view.choices).toEqual([]);
    expect(first?.view.won_tricks).toEqual([0, 0]);
    expect(second?.view.choices).toHaveLength(1);
  });

  it("call no side tense by points that are not written yet", () => {
    const before = { ...lying, tense: [false, false] };
    const [first, second] = framesOf(before, { ...taken, tense: [false, true] }, ends);
    expect(first?.view.tense).toEqual([false, false]);
    expect(second?.view.tense).toEqual([false, true]);
  });

  it("keep a drawn card out of the hand until the trick is gone", () => {
    const held = { role: null, playable: false, refusal: null };
    const before = { ...lying, hand: [{ card: "HK", ...held }], stock_count: 14 };
    const after = { ...taken, hand: [{ card: "HK", ...held }, { card: "SA", ...held }], stock_count: 12 };
    const [first, second] = framesOf(before, after, ends);
    expect(first?.view.hand.map((one) => one.card)).toEqual(["HK"]);
    expect(first?.view.stock_count).toBe(14);
    expect(second?.view.hand).toHaveLength(2);
  });

  it("put the trick before the end of a round", () => {
    const result = { how: "played", winners: [0], tricks: [3, 0], points: [2, 0], shown: [] };
    const kinds = framesOf(lying, { ...taken, result }, ends).map((frame) => frame.kind);
    expect(kinds).toEqual(["trick", "round"]);
  });

  it("rebuild the trick when the next deal has already cleared the list", () => {
    const [first] = framesOf({ ...lying, tricks: [] }, view({ round: 2 }), ends);
    expect(first?.view.trick.laid.map((card) => card.card)).toEqual(["E7", "E8", "E9", "EA"]);
  });
});

describe("the queue", () => {
  it("lets a finished trick lie for its time and no shorter", () => {
    const { clock, seen, made } = queue();
    made.push(framesOf(lying, taken, ends));
    clock.pass(TRICK_STAYS - 1);
    expect(seen).toHaveLength(1);
    clock.pass(1);
    expect(seen).toHaveLength(2);
  });

  it.each([["slow", 2], ["fast", 0.5]] as const)("stays %s times %d", (speed, factor) => {
    const { clock, seen, made } = queue(speed);
    made.push(framesOf(lying, taken, ends));
    clock.pass(TRICK_STAYS * factor - 1);
    expect(seen).toHaveLength(1);
    clock.pass(1);
    expect(seen).toHaveLength(2);
  });

  it("waits for a tap when that is wished", () => {
    const { clock, seen, made } = queue("tap");
    made.push(framesOf(lying, taken, ends));
    clock.pass(1_000_000);
    expect(seen).toHaveLength(1);
    made.skip();
    expect(seen).toHaveLength(2);
  });

  it("shows a raise, then its answer, then the next card, each after the other's time", () => {
    const { clock, seen, made } = queue();
    made.push([plain(1), plain(2, "held"), plain(3, "played")]);
    expect(seen.map((frame) => frame.view.decision)).toEqual([1]);
    clock.pass(1400);
    expect(seen.map((frame) => frame.view.decision)).toEqual([1, 2]);
    clock.pass(1300);
    expect(seen.map((frame) => frame.view.decision)).toEqual([1, 2, 3]);
  });

  it("is finished at once by a tap that acts", () => {
    const { seen, made } = queue();
    made.push([plain(1), plain(2, "held"), plain(3, "played")]);
    made.finish();
    expect(seen.map((frame) => frame.view.decision)).toEqual([1, 2, 3]);
  });

  it("stops at the end of a round until the person goes on", () => {
    const { clock, seen, made } = queue();
    made.push([{ view: view({ decision: 1 }), events: [], kind: "round" }, plain(2)]);
    clock.pass(100_000);
    made.skip();
    made.finish();
    expect(seen).toHaveLength(1);
    made.goOn();
    expect(seen).toHaveLength(2);
  });

  it("shows who only watches the end of a round for its time, since nobody there goes on", () => {
    const { clock, seen, made } = queue();
    const ended = [event("round_over", { winners: [0] })];
    made.push([{ view: view({ decision: 1, seat: null }), events: ended, kind: "round" }, { ...plain(2), view: view({ decision: 2, seat: null }) }]);
    clock.pass(3000);
    expect(seen).toHaveLength(1);
    clock.pass(3000);
    expect(seen).toHaveLength(2);
  });

  it("jumps to the state when it is far behind, but never over the end of a round", () => {
    const { seen, made } = queue();
    const many = Array.from({ length: MOST_BEHIND + 1 }, (_, at) => plain(at));
    const over: Frame = { view: view({ decision: 500 }), events: [], kind: "round" };
    made.push([...many, over, ...many, plain(900)]);
    expect(seen.map((frame) => frame.view.decision)).toEqual([500]);
    made.goOn();
    expect(seen.at(-1)?.view.decision).toBe(900);
  });

  it("is silent after it was closed", () => {
    const { clock, seen, made } = queue();
    made.push([plain(1), plain(2)]);
    made.close();
    clock.pass(100_000);
    expect(seen).toHaveLength(1);
  });
});

describe("a finger on the screen", () => {
  it("holds everything still until it is up, and a moment longer", () => {
    const { clock, seen, made } = queue();
    made.freeze();
    made.push([plain(1, "played")]);
    clock.pass(5000);
    expect(seen).toHaveLength(0);
    made.thaw();
    clock.pass(STILL_AFTER_A_TOUCH - 1);
    expect(seen).toHaveLength(0);
    clock.pass(1);
    expect(seen).toHaveLength(1);
  });

  it("does not hold back what its own tap asks for", () => {
    const { seen, made } = queue();
    made.freeze();
    made.push([plain(1), plain(2, "held")]);
    made.thaw();
    made.finish();
    expect(seen.map((frame) => frame.view.decision)).toEqual([1, 2]);
  });

  it("never passes the end of a round by a tap on the table", () => {
    const { seen, made } = queue();
    made.push([{ view: view({ decision: 1 }), events: [], kind: "round" }, plain(2)]);
    made.freeze();
    made.skip();
    expect(seen).toHaveLength(1);
  });

  it("does not hold the next round back, however often it is asked for", () => {
    const { clock, seen, made } = queue();
    made.push([{ view: view({ decision: 1 }), events: [], kind: "round" }]);
    for (let tap = 0; tap < 3; tap += 1) {
      made.freeze();
      made.thaw();
      made.goOn();
      clock.pass(50);
    }
    made.push([plain(2)]);
    expect(seen.map((frame) => frame.view.decision)).toEqual([1, 2]);
  });
});
