/** What is said to the ear of what happens at this table, of what is asked of me, and of the score. */
import type { SeatInfo } from "../net/messages";
import { asked } from "../table/asked";
import type { Heard } from "../table/Heard.svelte";
import { othersGet, unitName, unitsMineFirst } from "../table/outcome";
import type { Seen, View } from "../table/view";
import { sideOf } from "../table/view";
import { wordOf } from "../table/word";
import { t } from "./fluent.svelte";
import { withMeaning } from "./heard";
import { seatName, told } from "./names";

/** Says what has happened and what is asked of me now; a gesture is told no longer than it lasts. */
export function tell(heard: Heard, view: View, seats: readonly SeatInfo[], events: readonly Seen[], turn: string): void {
  heard.say([...linesOf(view, seats, events.filter(({ code }) => code !== "gesture")), turn]);
  for (const event of events) {
    const seat = Number(event.args["seat"]);
    if (event.code === "gesture") heard.say([heardOf(view, seats, event) ?? ""], seat);
    if (event.code === "gesture_over") heard.forget(seat);
  }
}

/** Gives the sentences for the ear, in order: a deal is one, a raise that asks me is left to `urgentOf`, the score ends a round. */
export function linesOf(view: View, seats: readonly SeatInfo[], events: readonly Seen[]): readonly string[] {
  const due = asked(view);
  const lines = joined(view, events).map((event) =>
    due.is === "answer" && event.code === "raised" && event.args["to"] === due.pending.to
      ? ""
      : [heardOf(view, seats, event), beats(view, event) ? t("heard-on-top") : ""].filter(Boolean).join(" "),
  );
  return [...lines.filter((line) => line !== ""), ...(events.length > 0 ? scoreOf(view, seats) : [])];
}

/** Says what is asked of me, once; a sheet says it by itself where it takes the focus. */
export function turnOf(view: View, seats: readonly SeatInfo[], noSheets: boolean): string {
  const due = asked(view).is;
  if (due === "nothing" || due === "answer" || !(noSheets || due === "play" || due === "take")) return "";
  const { text, detail } = wordOf(view, seats, false);
  return `${text} ${detail}`.trim();
}

/** Says that an answer of mine is due, and what each answer does. */
export function urgentOf(view: View, seats: readonly SeatInfo[]): string {
  const due = asked(view);
  if (due.is !== "answer") return "";
  const { seat, to, fold_pays } = due.pending;
  const alone = view.seat !== null && view.sides[sideOf(view, view.seat)]?.length === 1;
  const who = seat === null ? "" : seatName(seats, seat);
  return [
    t(alone ? "answer-title-alone" : "answer-title", { who, to }),
    due.hold ? `${t("hold")}: ${t("hold-effect", { stake: to })}.` : t(alone ? "answer-must-fold-alone" : "answer-must-fold"),
    due.fold ? `${t("fold")}: ${othersGet(view, seats, fold_pays)}.` : t(alone ? "answer-must-hold-alone" : "answer-must-hold"),
  ].join(" ");
}

/** Whether a card was laid that beats those before it; of the last of a trick it is said who takes it. */
export function beats({ trick, sides }: View, { code, args }: Seen): boolean {
  const { seat, card } = args;
  const lies = trick.laid.some((one) => one.seat === seat && one.card === card);
  return code === "played" && lies && trick.winner === seat && trick.laid.length > 1 && trick.laid.length < sides.flat().length;
}

/** Makes one of what is one to the ear: the packets of a deal; and gives my cards in the order in which I hold them. */
function joined(view: View, events: readonly Seen[]): readonly Seen[] {
  const out: Seen[] = [];
  const at = (card: unknown): number => view.hand.findIndex((held) => held.card === card);
  for (const event of events) {
    const { count, cards, seat } = event.args;
    const last = out.at(-1);
    if (event.code === "dealt" && last?.code === "dealt") {
      out[out.length - 1] = { ...event, args: { ...event.args, count: Number(count) + Number(last.args["count"]) } };
    } else if (event.code === "picked_up" && seat === view.seat && Array.isArray(cards)) {
      out.push({ ...event, args: { ...event.args, cards: [...cards].sort((one, other) => at(one) - at(other)) } });
    } else {
      out.push(event);
    }
  }
  return out;
}

/** Says how it stands when a round is over. */
function scoreOf(view: View, seats: readonly SeatInfo[]): readonly string[] {
  if (view.result === null) return [];
  const mine = sideOf(view, view.seat ?? 0);
  const [won, lost] = [view.result.tricks[mine], view.result.tricks[1 - mine]];
  const tally = view.sides.length === 2 && won !== undefined && lost !== undefined ? [`${t("tricks-tally", { mine: won, theirs: lost })}.`] : [];
  const scores = unitsMineFirst(view).map((unit) =>
    t("score-line", { who: unitName(view, seats, unit), points: view.score[unit] ?? 0, tense: !view.over && view.tense?.[unit] ? "yes" : "no" }),
  );
  return [...tally, ...scores];
}

/** Gives the sentence for the ear: looks only where they concern me, or the ear would hear nothing else. */
export function heardOf(view: View, seats: readonly SeatInfo[], event: Seen): string | null {
  const { seat, at } = event.args;
  if (event.code === "looked" && seat !== view.seat) {
    return at === view.seat && typeof seat === "number" ? t("name-looks-you", { name: seatName(seats, seat) }) : null;
  }
  return withMeaning(view, told(view, seats, event), event);
}
