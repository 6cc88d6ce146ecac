/** Looks and gestures: what a view says of them, and that they neither wait for anything nor hold anything up. */
import { describe, expect, it } from "vitest";

import type { Frame } from "../src/table/frames";
import { agreementsOf, areOfEyes, gazeOf, gestureOn, isGlance, lookAt, myGaze, placesToLook, signsOf } from "../src/table/glances";
import { FrameQueue } from "../src/table/queue";
import { TRICK_STAYS } from "../src/table/stays";
import type { Choice, View } from "../src/table/view";
import { event, HandClock, view } from "./views";

const free = (action: string, args: Choice["args"]): Choice => ({ action, kind: action.split(" ")[0] ?? "", args, binds: false });
const signs = {
  code: [
    { gesture: "wink", meaning: "max" },
    { gesture: "nose", meaning: "belli" },
  ],
  gaze: [null, 0, 3, null],
  gesture: null,
  sees: [],
};
const table = (changes: Partial<View> = {}): View => view({ ...signs, ...changes });

describe("what a view says of eyes and faces", () => {
  it("gives where a seat looks as a place at my table", () => {
    expect([1, 2, 3].map((seat) => gazeOf(table(), seat))).toEqual(["me", "right", "hand"]);
    expect(myGaze(table({ gaze: [2, null, null, null] }))).toBe(2);
  });

  it("shows a gesture only where the view has it", () => {
    const seen = table({ sees: [{ seat: 2, gesture: "wink" }], gesture: "nose" });
    expect([0, 1, 2, 3].map((seat) => gestureOn(seen, seat))).toEqual(["nose", null, "wink", null]);
  });

  it("lays the places to look round the table, with their arrows", () => {
    expect(placesToLook(table()).map((one) => [one.at, one.key])).toEqual([
      [1, "ArrowLeft"],
      [2, "ArrowUp"],
      [3, "ArrowRight"],
      [null, "ArrowDown"],
    ]);
    const here = table({ free: [free("look hand", { at: null }), free("look 1", { at: 1 })] });
    expect([lookAt(here, null)?.action, lookAt(here, 1)?.action, lookAt(here, 2)]).toEqual(["look hand", "look 1", undefined]);
  });

  it("lists each sign of the code with the way to make it, if it may be made", () => {
    const here = table({ free: [free("sign wink", { gesture: "wink" })] });
    expect(signsOf(here).map((sign) => [sign.gesture, sign.choice?.action])).toEqual([
      ["wink", "sign wink"],
      ["nose", undefined],
    ]);
  });

  it("lists what partners may agree on with what it means now", () => {
    const here = table({ free: [free("mean nose", { gesture: "nose" }), free("mean kiss", { gesture: "kiss" })] });
    expect(agreementsOf(here).map((one) => [one.gesture, one.meaning])).toEqual([
      ["nose", "belli"],
      ["kiss", null],
    ]);
  });
});

describe("a glance", () => {
  it("is an update about eyes and faces alone", () => {
    const looked = event("looked", { seat: 1, at: 0 });
    expect(isGlance(table(), table(), [looked, event("gesture", { seat: 0, gesture: "wink" })])).toBe(true);
    expect(isGlance(table(), table({ decision: 99 }), [looked])).toBe(false);
    expect(areOfEyes([looked, event("raised", { seat: 1, to: 3 })])).toBe(false);
    expect(areOfEyes([])).toBe(false);
  });

  it("is shown at once when nothing stays, and with what waits otherwise, without a stay of its own", () => {
    const clock = new HandClock();
    const shown: Frame[] = [];
    const queue = new FrameQueue((frame) => shown.push(frame), () => "normal", clock);
    queue.amend(table({ gaze: [2, null, null, null] }));
    expect(shown.map((frame) => frame.view.gaze?.[0])).toEqual([2]);
    const lying: Frame = { view: table(), events: [event("trick_won", { seat: 1 })], kind: "trick" };
    queue.push([lying, { view: table(), events: [], kind: "plain" }]);
    queue.amend(table({ gaze: [3, null, null, null] }));
    expect([shown.length, queue.behind]).toEqual([2, 1]);
    clock.pass(TRICK_STAYS);
    expect([shown.at(-1)?.view.gaze?.[0], queue.behind]).toEqual([3, 0]);
  });
});
