/** The controller against a scripted socket: sits down, acts once, follows, comes back. */
import { describe, expect, it } from "vitest";

import type { Update, Welcome } from "../src/net/messages";
import type { Handlers } from "../src/net/socket";
import { TableController } from "../src/table/TableController.svelte";
import type { Seen, View } from "../src/table/view";
import { event, HandClock, play, view } from "./views";

interface Sent {
  readonly type: string;
  readonly id?: string;
  readonly on?: number;
  readonly since?: number;
  readonly action?: string;
}

function table() {
  const clock = new HandClock();
  const sent: Sent[] = [];
  const gone: string[] = [];
  const told: Seen[] = [];
  let handlers: Handlers | undefined;
  let ids = 0;
  const made = new TableController({
    connect: (given) => {
      handlers = given;
      return { send: (message) => sent.push(message as Sent), close: () => undefined };
    },
    secret: "s",
    speed: () => "normal",
    clock,
    newId: () => `id${(ids += 1)}`,
    onEvents: (_, events) => told.push(...events),
    onGone: (code) => gone.push(code),
  });
  const socket = handlers as unknown as Handlers;
  const welcome = (): void => {
    socket.received({ type: "welcome", table: "t", game: "watten", seat: 0, preset: "bavarian-11", invitation: "in", customs: {}, calls: [] });
    socket.received({ type: "company", seats: [{ name: "", kind: "person", here: true }], host: 0, stage: "playing" });
  };
  const update = (number: number, now: View, events: readonly Seen[] = []): void =>
    socket.received({ type: "update", number, events, view: now } satisfies Update);
  const sit = (now: View): void => {
    socket.opened();
    welcome();
    update(1, now);
  };
  return { made, clock, sent, gone, told, socket, welcome, update, sit };
}

const mine = view({ decision: 7, turn: [0], choices: [play("HK"), play("E7")] });

describe("sitting down", () => {
  it("says hello with the secret and shows the first view at once", () => {
    const { made, sent, sit } = table();
    sit(mine);
    expect(sent[0]).toEqual({ type: "hello", secret: "s", since: 0 });
    expect(made.shown).toEqual(mine);
    expect(made.connection).toBe("open");
  });

  it("shows what was told in advance, lets nothing be done before the socket is open, and is told it again there", () => {
    const { made, sent, socket, welcome, update } = table();
    made.begin([
      { type: "welcome", table: "t", game: "watten", seat: 0, preset: "bavarian-11", invitation: "in", customs: {}, calls: [] } as unknown as Welcome,
      { type: "update", number: 0, events: [], view: mine },
    ]);
    expect(made.shown).toEqual(mine);
    made.act(play("HK"));
    expect([made.connection, made.ready, sent]).toEqual(["opening", false, []]);
    socket.opened();
    welcome();
    update(0, mine);
    expect([made.connection, made.shown]).toEqual(["open", mine]);
    made.act(play("HK"));
    expect(sent.map(({ type }) => type)).toEqual(["hello", "act"]);
  });

  it("gives a table up that the server does not know", () => {
    const { gone, socket } = table();
    socket.opened();
    socket.received({ type: "failed", code: "unknown_table", args: {} });
    expect(gone).toEqual(["unknown_table"]);
  });
});

describe("acting", () => {
  it("is over where the match was broken off, and goes on with the next", () => {
    const { made, sent, sit, socket } = table();
    const company = { type: "company", seats: [{ name: "", kind: "person", here: true }], host: 0 };
    sit(mine);
    socket.received({ ...company, stage: "over", ended: true });
    made.act(play("HK"));
    expect(sent).toHaveLength(1);
    socket.received({ ...company, stage: "playing", ended: false });
    made.act(play("HK"));
    expect(sent).toHaveLength(2);
  });

  it("looks about without waiting, while a card is under way, and blocks no card by it", () => {
    const look = { action: "look 2", kind: "look", args: { at: 2 }, binds: false };
    const { made, sent, sit, update } = table();
    sit({ ...mine, free: [look] });
    made.act(play("HK"));
    made.aside(look);
    expect(sent.slice(1).map((one) => one.action)).toEqual(["play HK", "look 2"]);
    update(2, { ...mine, gaze: [2, null, null, null] }, [event("looked", { seat: 0, at: 2 })]);
    expect([made.shown?.gaze?.[0], made.sent?.choice.action]).toEqual([2, "play HK"]);
    made.aside({ ...look, action: "look 9" });
    expect(sent).toHaveLength(3);
  });

  it("sends the choice's own text with the decision it was made on", () => {
    const { made, sent, sit } = table();
    sit(mine);
    made.act(play("HK"));
    expect(sent.at(-1)).toEqual({ type: "act", id: "id1", on: 7, action: "play HK" });
  });

  it("acts once however often it is tapped, until the server has answered", () => {
    const { made, sent, sit, update } = table();
    sit(mine);
    made.act(play("HK"));
    made.act(play("HK"));
    made.act(play("E7"));
    expect(sent.filter((message) => message.type === "act")).toHaveLength(1);
    update(2, view({ decision: 8 }), [event("played", { seat: 0, card: "HK", called: false })]);
    expect(made.sent).toBeNull();
  });

  it("sends nothing that is not offered", () => {
    const { made, sent, sit } = table();
    sit(mine);
    made.act(play("S7"));
    expect(sent.filter((message) => message.type === "act")).toHaveLength(0);
  });

  it("keeps a refusal's code and lets the person act again", () => {
    const { made, sit, socket } = table();
    sit(mine);
    made.act(play("HK"));
    socket.received({ type: "refused", id: "id1", code: "not_now", args: {}, view: null });
    expect(made.refusal).toEqual({ code: "not_now", args: {} });
    expect(made.ready).toBe(true);
  });

  it("takes the newer view of a stale command and blames nobody", () => {
    const { made, sit, socket } = table();
    sit(mine);
    made.act(play("HK"));
    const newer = view({ decision: 9, choices: [play("E7")] });
    socket.received({ type: "refused", id: "id1", code: "stale", args: {}, view: newer });
    expect(made.shown).toEqual(newer);
    expect(made.refusal).toBeNull();
  });
});

describe("following", () => {
  it("tells each event once, in order, when it is shown", () => {
    const { clock, told, sit, update } = table();
    sit(view());
    update(2, view({ decision: 11 }), [event("raised", { seat: 1, to: 3 })]);
    update(3, view({ decision: 12 }), [event("held", { seat: 2, stake: 3 })]);
    expect(told.map((one) => one.code)).toEqual(["raised"]);
    clock.pass(5000);
    expect(told.map((one) => one.code)).toEqual(["raised", "held"]);
  });

  it("ignores an update that it has already seen", () => {
    const { made, sit, update } = table();
    sit(view({ decision: 20 }));
    update(1, view({ decision: 3 }));
    expect(made.truth?.decision).toBe(20);
  });

  it("lets a raise hang in the air until it is answered, and an answer go by itself", () => {
    const { made, clock, sit, update } = table();
    sit(view());
    update(2, view({ decision: 11 }), [event("raised", { seat: 1, to: 3 })]);
    clock.pass(60_000);
    expect(made.bubbles[1]?.code).toBe("raised");
    update(3, view({ decision: 12 }), [event("held", { seat: 2, stake: 3 })]);
    expect(made.bubbles[1]).toBeUndefined();
    expect(made.bubbles[2]?.code).toBe("held");
    clock.pass(2500);
    expect(made.bubbles).toEqual({});
  });

  it("asks for the next round once, and only if nobody else has", () => {
    const { made, sent, sit, update } = table();
    const result = { how: "played", winners: [0], tricks: [3, 0], points: [2, 0], shown: [] };
    sit(view({ result }));
    made.goOn();
    expect(sent.filter((message) => message.type === "next")).toHaveLength(1);
    update(2, view({ round: 2, decision: 30 }), [event("dealt", { count: 3 })]);
    made.goOn();
    expect(sent.filter((message) => message.type === "next")).toHaveLength(1);
  });
});

describe("watching", () => {
  it("shows the hands as soon as all agree, and no more once somebody does not, though nothing has happened", () => {
    const { made, socket, sit } = table();
    sit(mine);
    const hands = [["HK"], ["E7"]];
    socket.received({ type: "update", number: 1, events: [], view: mine, hands } satisfies Update);
    expect(made.hands).toEqual(hands);
    socket.received({ type: "update", number: 1, events: [], view: mine } satisfies Update);
    expect(made.hands).toBeNull();
  });
});

describe("coming back", () => {
  it("asks for what came since, and sends a command again under the same id", () => {
    const { made, sent, sit, socket, update } = table();
    sit(mine);
    update(2, { ...mine, decision: 8 });
    made.act(play("HK"));
    socket.lost();
    expect(made.connection).toBe("lost");
    expect(made.ready).toBe(false);
    socket.opened();
    expect(sent.slice(-2)).toEqual([
      { type: "hello", secret: "s", since: 2 },
      { type: "act", id: "id1", on: 8, action: "play HK" },
    ]);
  });

  it("leaves the end of a match when the next one begins, whoever asked for it last", () => {
    const { made, update, sit } = table();
    const result = { how: "played", winners: [0], tricks: [3, 0], points: [2, 0], shown: [] };
    sit(view({ decision: 40, over: true, result }));
    update(2, view({ decision: 41, round: 0 }));
    expect(made.shown?.over).toBe(false);
    expect(made.behind).toBe(0);
  });

  it("does not play back a long absence", () => {
    const { made, told, sit, socket, welcome, update } = table();
    sit(view());
    socket.lost();
    socket.opened();
    welcome();
    const many = Array.from({ length: 40 }, () => event("played", { seat: 1, card: "E7", called: false }));
    update(40, view({ decision: 60 }), many);
    expect(made.shown?.decision).toBe(60);
    expect(told).toHaveLength(0);
  });
});
