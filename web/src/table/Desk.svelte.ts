/** What I am doing at the table before it becomes a command: a card chosen, a question asked again, a sheet open. */
import { columnFits } from "../layout/types";
import { TableRules } from "../rules/tableRules.svelte";
import { settings } from "../settings.svelte";
import { asidesOffered, asked, pairOf, raisesOffered } from "./asked";
import { claimsOffered, isWarned } from "./claims";
import { hasSigns, mayLook } from "./glances";
import { handOf, usesOf } from "./hand";
import type { LetterName } from "./keys";
import { nameOf } from "./keys";
import type { TableController } from "./TableController.svelte";
import type { Choice, HandCard, Refusal, View } from "./view";
import { asksTwice, stillOffered } from "./twice";
import { choiceOf } from "./view";

export type PanelName = "deals" | "menu" | "help" | "ladder" | "last" | "said" | "claims" | "rules" | "signs" | "people" | "talk";

/** A tap so soon after an act is the second half of a double tap, in milliseconds. */
export const SECOND_TAP = 400;

export class Desk {
  panel = $state<PanelName | null>(null);
  /** The rules that are played here, and the clause that somebody wants to read. */
  readonly rules = new TableRules();
  clause = $state("");
  /** The card that is chosen and not yet played. */
  chosen = $state<string | null>(null);
  /** Whether it will carry the call. */
  called = $state(false);
  /** The tile chosen for an announcement, as its action. */
  tile = $state<string | null>(null);
  /** Whether every size of a raise is shown. */
  more = $state(false);
  /** Folding was asked for and asks once more. */
  asking = $state(false);
  /** What else asks once more before it is done. */
  wished = $state.raw<Choice | null>(null);
  /** Why a card does not go, or a command was refused. */
  why = $state.raw<{ readonly card: string | null; readonly refusal: Refusal } | null>(null);
  /** Whether it is asked where to look. */
  looking = $state(false);
  /** Whether the panel was opened by hand, so that the focus may follow. */
  opened = $state(false);

  readonly #table: TableController;
  readonly #clock: () => number;
  #acted = Number.NEGATIVE_INFINITY;

  constructor(table: TableController, clock: () => number = () => performance.now()) {
    this.#table = table;
    this.#clock = clock;
  }

  get #view(): View | null {
    return this.#table.shown;
  }

  /** What waits for its yes, as long as it is still offered. */
  get twice(): Choice | null {
    return this.#view === null ? null : stillOffered(this.#view, this.wished);
  }

  /** Opens the rulebook, at a clause if one is named. */
  lookUp(clause = ""): void {
    if (this.#view !== null) void this.rules.read(this.#view);
    this.clause = clause;
    this.opened = true;
    this.panel = "rules";
  }

  open(panel: PanelName | null): void {
    this.opened = true;
    this.panel = this.panel === panel ? null : panel;
  }

  /** A tap on a card of the own hand: plays it, chooses it, or says why it does not go. */
  tap(held: HandCard): void {
    if (this.#clock() - this.#acted < SECOND_TAP) {
      return;
    }
    this.#table.finish();
    const view = this.#view;
    if (view === null) return;
    const due = asked(view);
    const now = handOf(view, due).find((other) => other.card === held.card);
    if (now === undefined || (due.is !== "play" && due.is !== "show")) {
      return;
    }
    if (!now.playable) {
      this.why = now.refusal === null ? null : { card: now.card, refusal: now.refusal };
      return;
    }
    this.why = null;
    const plays = usesOf(view, due, now.card);
    if (this.chosen === now.card) {
      this.play();
    } else if (settings.twoTap || plays.length > 1 || due.is === "show" || isWarned(now)) {
      this.chosen = now.card;
      this.called = false;
    } else if (plays[0] !== undefined) {
      this.act(plays[0]);
    }
  }

  /** Plays the chosen card, with the call if it is switched on; or shows it. */
  play(): void {
    if (this.#view === null || this.chosen === null) {
      return;
    }
    const plays = usesOf(this.#view, asked(this.#view), this.chosen);
    const wanted = plays.find((choice) => (choice.args["called"] === true) === this.called);
    const choice = wanted ?? plays[0];
    if (choice !== undefined) this.act(choice);
  }

  /** Does something, or asks once more before it. */
  wish(choice: Choice): void {
    if (asksTwice(choice) && this.twice?.action !== choice.action) {
      this.wished = choice;
    } else {
      this.act(choice);
    }
  }

  /** Looks, or makes a gesture; a sheet that lies over the table is out of the way then. */
  aside(choice: Choice): void {
    this.#table.aside(choice);
    this.looking = false;
    if (this.panel === "signs" && !columnFits(innerWidth, innerHeight) && choice.kind !== "mean") this.panel = null;
  }

  act(choice: Choice): void {
    this.#table.act(choice);
    this.#acted = this.#clock();
    this.chosen = null;
    this.called = false;
    this.tile = null;
    this.more = false;
    this.asking = false;
    this.wished = null;
    this.why = null;
    if ((this.panel !== "ladder" && this.panel !== "signs") || !columnFits(innerWidth, innerHeight)) this.panel = null;
  }

  /** What Enter does when the focus is on nothing that has an Enter of its own. */
  primary(again: () => void): boolean {
    const view = this.#view;
    // The yes of a question is pressed, not hurried: Enter does it on its own button alone.
    if (view === null || this.twice !== null) {
      return false;
    }
    if (view.result !== null && view.seat !== null) {
      if (view.over) {
        again();
      } else {
        this.#table.goOn();
      }
      return true;
    }
    const due = asked(view);
    if (due.is === "strike" || due.is === "trump") {
      const pick = due.offers.find((choice) => choice.action === this.tile);
      if (pick !== undefined) this.act(pick);
      return pick !== undefined;
    }
    if (this.chosen !== null && (due.is === "play" || due.is === "show")) {
      this.play();
      return true;
    }
    // Nothing to confirm: hurry what is being shown, as a tap on the table does.
    this.#table.skip();
    return true;
  }

  /** A single key at the table; says whether it did something. */
  key(key: string, again: () => void): boolean {
    if (key === "Escape") {
      return this.#escape();
    }
    if (key === "Enter") {
      return this.primary(again);
    }
    if (!settings.keys || this.#view === null) {
      return false;
    }
    if (/^\d$/.test(key)) {
      return this.#digit((Number(key) + 9) % 10);
    }
    return this.#letter(nameOf(key), this.#view);
  }

  #escape(): boolean {
    const something =
      this.panel !== null || this.looking || this.chosen !== null || this.why !== null || this.asking || this.twice !== null;
    if (this.asking || this.twice !== null) {
      this.asking = false;
      this.wished = null;
    } else if (this.looking) {
      this.looking = false;
    } else if (this.why !== null) {
      this.why = null;
      this.#table.forgive();
    } else if (this.chosen !== null) {
      this.chosen = null;
    } else {
      this.panel = null;
    }
    return something;
  }

  #digit(at: number): boolean {
    this.#table.finish();
    const view = this.#view;
    if (view === null) return false;
    const due = asked(view);
    if (due.is === "strike" || due.is === "trump") {
      this.tile = due.offers[at]?.action ?? this.tile;
      return true;
    }
    const pair = pairOf(due);
    if (pair.length > 0) {
      const picked = pair[at];
      if (picked !== undefined) this.wish(picked);
      return picked !== undefined;
    }
    if (due.is === "take") {
      const take = view.choices[at];
      if (take !== undefined) this.act(take);
      return true;
    }
    const held = view.hand[at];
    if (held !== undefined) this.tap(held);
    return held !== undefined;
  }

  #letter(name: LetterName | undefined, view: View): boolean {
    const due = asked(view);
    switch (name) {
      case undefined:
        return false;
      case "call":
        if (this.chosen !== null) this.called = !this.called;
        return this.chosen !== null;
      case "raise":
        return this.#raise(due.is === "answer" ? due.raises.slice(0, 1) : raisesOffered(view));
      case "hold":
        return this.#say(due.is === "answer" ? due.hold : undefined);
      case "fold":
        return this.#giveUp(view);
      case "farbe":
        return this.#say(due.is === "answer" ? due.farbe : undefined);
      case "better":
        return this.#say(choiceOf(view, "better"));
      case "swap":
      case "jump":
      case "maschine":
        return this.#say(asidesOffered(view).find((aside) => aside.kind === name)?.choice);
      case "claims":
        if (claimsOffered(view).length === 0) return false;
        break;
      case "look":
        this.looking = mayLook(view) && !this.looking;
        return hasSigns(view);
      case "signs":
        if (!hasSigns(view)) return false;
    }
    this.open(name);
    return true;
  }

  #say(choice: Choice | undefined): boolean {
    if (choice !== undefined) this.wish(choice);
    return choice !== undefined;
  }

  /** Where a raise has several sizes, the first press shows them and the second takes the smallest. */
  #raise(offered: readonly Choice[]): boolean {
    if (offered.length > 1 && !this.more) {
      this.more = true;
      return true;
    }
    return this.#say(offered[0]);
  }

  /** The first `g` asks, the second gives up. */
  #giveUp(view: View): boolean {
    const due = asked(view);
    const fold = due.is === "answer" ? due.fold : undefined;
    if (fold === undefined) {
      return this.#say(choiceOf(view, "concede"));
    }
    if (this.asking) this.act(fold);
    else this.asking = true;
    return true;
  }
}
