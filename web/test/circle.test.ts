/** The people round the table: what is told of them, what is sent once, who is not heard. */
import { describe, expect, it } from "vitest";

import { Circle } from "../src/friends/Circle.svelte";
import { toggleMuted } from "../src/friends/muted.svelte";
import type { News } from "../src/friends/news";
import { newsOf } from "../src/friends/news";
import type { Company, HouseCommand, SeatInfo, Welcome } from "../src/net/messages";
import { placeOfPath } from "../src/net/places";
import { Voices } from "../src/table/Voices.svelte";
import { HandClock } from "./views";

const person = (name: string, here = true): SeatInfo => ({ name, kind: "person", here, standin: null });
const FREE: SeatInfo = { name: "", kind: "free" };
const BOT: SeatInfo = { name: "random", kind: "bot" };

function company(...seats: SeatInfo[]): Company {
  return { type: "company", seats, host: 0, stage: "playing" };
}

describe("news", () => {
  const anna = person("Anna");
  it.each<[string, SeatInfo, SeatInfo, string | null]>([
    ["a person sits down on a free seat", FREE, anna, "sat"],
    ["a person takes over from a bot", BOT, anna, "sat"],
    ["a bot sits down", FREE, BOT, "filled"],
    ["a person gets up", anna, FREE, "rose"],
    ["a bot's seat is freed", BOT, FREE, "freed"],
    ["a person is away", anna, person("Anna", false), "gone"],
    ["a person is back", person("Anna", false), anna, "back"],
    ["a bot stands in", person("Anna", false), { ...person("Anna", false), standin: "random" }, "standin"],
    ["the person takes it back", { ...anna, standin: "random" }, anna, "back"],
    ["a person has another name", anna, person("Resi"), "renamed"],
    ["nothing happens", anna, anna, null],
  ])("tells that %s", (_, was, now, code) => {
    const told = newsOf(company(BOT, was), company(BOT, now));
    expect(told.map((one) => one.code)).toEqual(code === null ? [] : [code]);
  });

  it("tells of a new host and of each wish to play again once", () => {
    const before = company(anna, person("Luis"));
    const after = { ...before, host: 1, rematch: [1] };
    expect(newsOf(before, after).map(({ code, seat }) => [code, seat])).toEqual([["host", 1], ["rematch", 1]]);
    expect(newsOf(after, after)).toEqual([]);
  });
});

function circle() {
  const sent: HouseCommand[] = [];
  const news: News[] = [];
  let ids = 0;
  const voices = new Voices(new HandClock());
  const made = new Circle({
    send: (command) => sent.push(command),
    newId: () => `id${(ids += 1)}`,
    voices,
    onNews: (told) => news.push(...told),
  });
  const welcome = (seat: number | null): void => {
    made.receive({ type: "welcome", table: "t", game: "watten", seat } as Welcome);
  };
  return { made, sent, news, voices, welcome };
}

describe("the circle", () => {
  it("says again what may have been lost, with the same id, until it has a seat", () => {
    const { made, sent, welcome } = circle();
    welcome(null);
    made.wish({ type: "sit", seat: 1, name: "Luis", secret: "s" });
    made.sendAgain();
    expect(sent.map((command) => command.id)).toEqual(["id1", "id1"]);
    welcome(1);
    made.sendAgain();
    expect(sent).toHaveLength(2);
  });

  it("does not say again what was refused", () => {
    const { made, sent } = circle();
    const id = made.wish({ type: "sit", seat: 1, name: "Luis", secret: "s" });
    made.refused({ type: "refused", id, code: "seat_taken", args: {} });
    made.sendAgain();
    expect(sent).toHaveLength(1);
    expect(made.refusal?.code).toBe("seat_taken");
  });

  it("is silent about the company that it finds, and tells of what changes", () => {
    const { made, news } = circle();
    made.receive(company(person("Anna"), FREE));
    expect(news).toEqual([]);
    made.receive(company(person("Anna"), person("Luis")));
    expect(news.map((one) => one.code)).toEqual(["sat"]);
  });

  it("hears calls and chat, but not from who is muted here", () => {
    const { made, voices, welcome } = circle();
    welcome(0);
    made.receive(company(person("Anna"), person("Luis")));
    made.receive({ type: "said", seat: 1, code: "knock" });
    made.receive({ type: "chatted", seat: 1, text: "Servus" });
    expect(voices.bubbles[1]?.code).toBe("knock");
    expect([made.chat.length, made.unread]).toEqual([1, 1]);
    voices.silence(1);
    toggleMuted("t", "Luis", 1);
    made.receive({ type: "said", seat: 1, code: "knock" });
    made.receive({ type: "chatted", seat: 1, text: "Hallo?" });
    expect(voices.bubbles[1]).toBeUndefined();
    expect(made.chat).toHaveLength(1);
    toggleMuted("t", "Luis", 1);
  });
});

describe("addresses", () => {
  it.each([
    ["/", { at: "start" }],
    ["/table/ab12", { at: "table", table: "ab12" }],
    ["/join/AB 12-cd", { at: "join", invitation: "ab12cd" }],
    ["/join/ab%2012", { at: "join", invitation: "ab12" }],
    ["/join/", { at: "start" }],
    ["/join/%", { at: "start" }],
    ["/tables", { at: "tables" }],
    ["/privacy/", { at: "privacy" }],
    ["/nowhere", { at: "start" }],
  ])("%s", (path, place) => {
    expect(placeOfPath(path)).toEqual(place);
  });
});
