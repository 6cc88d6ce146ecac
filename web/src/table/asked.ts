/** What is asked of me right now, read from the kinds of choices that a view offers. */
import type { Choice, PendingRaise, View } from "./view";
import { choiceOf, choicesOf } from "./view";

export interface AnswerDue {
  readonly is: "answer";
  readonly pending: PendingRaise;
  readonly hold: Choice | undefined;
  readonly fold: Choice | undefined;
  readonly raises: readonly Choice[];
}

export interface AnnouncementDue {
  readonly is: "strike" | "trump";
  readonly offers: readonly Choice[];
  readonly better: Choice | undefined;
}

export interface GrantDue {
  readonly is: "grant";
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

export type Asked = AnswerDue | AnnouncementDue | GrantDue | CardDue | SomethingDue | NothingDue;

/** Gives what is asked: an answer comes before everything, a card is the plain case. */
export function asked(view: View): Asked {
  if (view.choices.length === 0) {
    return { is: "nothing" };
  }
  const of = (kind: string): readonly Choice[] => view.choices.filter((choice) => choice.kind === kind);
  const hold = of("hold")[0];
  const fold = of("fold")[0];
  if (view.pending && (hold !== undefined || fold !== undefined)) {
    return { is: "answer", pending: view.pending, hold, fold, raises: of("raise") };
  }
  const grant = of("grant")[0];
  if (grant !== undefined) {
    return { is: "grant", asking: view.asking ?? null, grant, refuse: of("refuse")[0] };
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
