/** What is asked of me right now, read from the kinds of choices that a view offers. */
import type { Choice, PendingRaise, View } from "./view";
import { choiceOf, choicesOf } from "./view";

export interface AnswerDue {
  readonly is: "answer";
  readonly pending: PendingRaise;
  readonly hold: Choice | undefined;
  readonly fold: Choice | undefined;
  /** The answer that has the raiser's last card shown. */
  readonly farbe: Choice | undefined;
  readonly raises: readonly Choice[];
}

export interface AnnouncementDue {
  readonly is: "strike" | "trump";
  readonly offers: readonly Choice[];
  readonly better: Choice | undefined;
}

/** A card is to be shown: its rank is the strike, or its suit the trumps. */
export interface ShowDue {
  readonly is: "show";
  readonly makes: "strike" | "trump";
  readonly offers: readonly Choice[];
  readonly better: Choice | undefined;
}

/** The card that I see at the cut: it may be kept, or only left. */
export interface CutDue {
  readonly is: "cut";
  readonly card: string;
  readonly keep: Choice | undefined;
  readonly leave: Choice | undefined;
}

/** My side is tense: it plays on for more, or gives the round up. */
export interface ChooseDue {
  readonly is: "choose";
  readonly stay: Choice;
  readonly give: Choice | undefined;
}

export interface GrantDue {
  readonly is: "grant";
  /** What is asked for: better cards, or to swap strike and trumps. */
  readonly what: "better" | "swap";
  readonly asking: number | null;
  readonly grant: Choice;
  readonly refuse: Choice | undefined;
}

export interface CardDue {
  readonly is: "play" | "take";
}

export interface SomethingDue {
  readonly is: "other";
  readonly choices: readonly Choice[];
}

export interface NothingDue {
  readonly is: "nothing";
}

export type Asked =
  | AnswerDue
  | AnnouncementDue
  | ShowDue
  | CutDue
  | ChooseDue
  | GrantDue
  | CardDue
  | SomethingDue
  | NothingDue;

/** Gives what is asked: an answer comes before everything, a card is the plain case. */
export function asked(view: View): Asked {
  if (view.choices.length === 0) {
    return { is: "nothing" };
  }
  const of = (kind: string): readonly Choice[] => view.choices.filter((choice) => choice.kind === kind);
  const hold = of("hold")[0];
  const fold = of("fold")[0];
  if (view.pending && (hold !== undefined || fold !== undefined)) {
    return { is: "answer", pending: view.pending, hold, fold, farbe: of("farbe")[0], raises: of("raise") };
  }
  const grant = of("grant")[0];
  if (grant !== undefined) {
    const what = view.phase === "swap" ? "swap" : "better";
    return { is: "grant", what, asking: view.asking ?? null, grant, refuse: of("refuse")[0] };
  }
  const stay = of("stay")[0];
  if (stay !== undefined) {
    return { is: "choose", stay, give: of("give")[0] };
  }
  const seen = [...of("keep"), ...of("leave")][0];
  if (seen !== undefined) {
    return { is: "cut", card: String(seen.args["card"]), keep: of("keep")[0], leave: of("leave")[0] };
  }
  const shows = of("show");
  if (shows.length > 0) {
    const makes = view.phase === "trump" ? "trump" : "strike";
    return { is: "show", makes, offers: shows, better: choiceOf(view, "better") };
  }
  for (const kind of ["strike", "trump"] as const) {
    const offers = of(kind);
    if (offers.length > 0) {
      return { is: kind, offers, better: choiceOf(view, "better") };
    }
  }
  if (of("take").length > 0) {
    return { is: "take" };
  }
  return of("play").length > 0 ? { is: "play" } : { is: "other", choices: view.choices };
}

/** Gives the raises that are offered outside an answer, on turn or off. */
export function raisesOffered(view: View): readonly Choice[] {
  return view.pending ? [] : choicesOf(view, "raise");
}

/** What may be said besides, on turn or off, in the order in which it is offered. */
const ASIDES = ["concede", "swap", "jump", "maschine"] as const;

export interface Aside {
  readonly kind: (typeof ASIDES)[number];
  readonly choice: Choice;
}

/** Gives what may be said besides: to give up, to swap, to go straight to four, to declare the machine. */
export function asidesOffered(view: View): readonly Aside[] {
  return ASIDES.flatMap((kind) => choicesOf(view, kind).map((choice) => ({ kind, choice })));
}

/** Gives the two answers of a sheet that asks for one of two, the safe one first. */
export function pairOf(due: Asked): readonly (Choice | undefined)[] {
  switch (due.is) {
    case "cut":
      return [due.leave, due.keep];
    case "choose":
      return [due.stay, due.give];
    case "grant":
      return [due.refuse, due.grant];
    default:
      return [];
  }
}
