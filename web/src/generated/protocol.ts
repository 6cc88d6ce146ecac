/** Wire messages and views, generated from the server's own structs: `npm run types`. Do not edit. */

/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage = Hello | Act | Next | Ping;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage = Welcome | Update | Refused | Failed | Pong;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AnyView".
 */
export type AnyView = GermanWhistView | WattenView;

export interface Wire {
  ClientMessage: ClientMessage;
  ServerMessage: ServerMessage;
  NewTable: NewTable;
  TableCreated: TableCreated;
  Catalogue: Catalogue;
  Health: Health;
  RulesWish: RulesWish;
  RulesTold: RulesTold;
  LadderWish: LadderWish;
  LadderTold: LadderTold;
  DiffWish: DiffWish;
  DiffTold: DiffTold;
  MendsWish: MendsWish;
  MendsTold: MendsTold;
  AnyView: AnyView;
}
/**
 * The first message: who I am and what I have seen.
 *
 * Attributes:
 *     secret: the secret of the seat; None watches.
 *     since: number of the last update seen; 0 when none was.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: "hello";
  secret?: string | null;
  since?: number;
}
/**
 * An action of the seat.
 *
 * Attributes:
 *     id: made by the client; the same id sent twice acts once.
 *     on: the view's `decision` that it was made on.
 *     action: the text form, as a choice gave it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Act".
 */
export interface Act {
  type: "act";
  id: string;
  on: number;
  action: string;
}
/**
 * Go on to the next round: the cards are dealt when somebody at the table asks for it.
 *
 * Attributes:
 *     id: made by the client; the same id sent twice acts once.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Next".
 */
export interface Next {
  type: "next";
  id: string;
}
/**
 * Is anybody there? Answered by `Pong`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: "ping";
}
/**
 * The answer to `Hello`: the table, and who the receiver is at it.
 *
 * Attributes:
 *     table: public id.
 *     game: id of the game.
 *     seat: the receiver's seat; None watches.
 *     seats: who sits where.
 *     preset: id of the preset; None when single options were changed.
 *     rules: every option with its value.
 *     fingerprint: the rules' fingerprint.
 *     speed: the pace that the table was opened with.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  seat: number | null;
  seats: SeatInfo[];
  preset: string | null;
  rules: {
    [k: string]: string;
  };
  fingerprint: string;
  speed: "fast" | "normal" | "slow";
}
/**
 * Who sits on a seat.
 *
 * Attributes:
 *     name: what the person wants to be called (may be empty); the bot's id for a bot.
 *     kind: whether it is a person or a bot.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  name: string;
  kind: "bot" | "person";
}
/**
 * Something happened that the receiver may know.
 *
 * Attributes:
 *     number: dense for this seat: a gap would tell that something hidden happened, so there is none.
 *     events: what happened since the update before (after a return: since the one that `Hello` named).
 *     view: what the seat may know now, of the game's view type.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  type: "update";
  number: number;
  events: Seen[];
  view: AnyView;
}
/**
 * Something that happened, as the receiver may know it: a code with arguments.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Seen".
 */
export interface Seen {
  code: string;
  args: {
    [k: string]:
      | string
      | number
      | boolean
      | (string | number | boolean | (string | number | boolean | null)[] | null)[]
      | null;
  };
}
/**
 * A view of German Whist. Phases: `cut`, `dealer`, `deck`, `play`, `take`, `round_over`, `over`.
 *
 * Each seat is a side and a unit of its own; `won` counts rounds in every form, and `to_win` is 0
 * where points win the match. A ghost hand that plays has the number after the
 * last seat in tricks, `known` and `turn`-like arguments of events.
 *
 * Attributes:
 *     stage: `foregame` while the trick on the table is followed by a draw, then `endgame`.
 *     trump: the trump suit, None without trumps.
 *     goal: `most` or `fewest` tricks, None before a deal that decides it.
 *     first_upcard: the card turned first in this round, which fixed trumps or the goal.
 *     upcard: the face-up card on top of the stock.
 *     row: the face-up cards of an open stock.
 *     stock_count: cards left in the stock, open and hidden.
 *     known: by hand, cards that this seat knows it to hold, because it took them face up (its own left out).
 *     counted: counted tricks of each seat so far.
 *     needed: tricks that win (for the fewest: that lose), or that end a race; None if three
 *         players compare and no number decides.
 *     race: whether the round ends at once when a seat has them.
 *     toward: tricks of each seat that count towards `needed`.
 *     ghost_tricks: tricks of a ghost that plays.
 *     ghost_count: cards that it holds.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GermanWhistView".
 */
export interface GermanWhistView {
  game: "german_whist";
  rules_version: number;
  rules: {
    [k: string]: string;
  };
  seat: number | null;
  sides: number[][];
  units: number[][];
  phase: string;
  needs_deal: string | null;
  decision: number;
  round: number;
  dealer: number | null;
  turn: number[];
  hand: HandCard[];
  unseen: number;
  counts: number[];
  trick: TrickView;
  tricks: TrickView[];
  won_tricks: number[];
  ladder: Rung[];
  score: number[];
  target: number | null;
  won: number[];
  to_win: number;
  choices: Choice[];
  free: Choice[];
  events: Seen[];
  result: RoundResult | null;
  over: boolean;
  winners: number[];
  stage: string | null;
  trump: string | null;
  goal: string | null;
  first_upcard: string | null;
  upcard: string | null;
  row: string[];
  stock_count: number;
  known: string[][];
  counted: number[];
  needed: number | null;
  race: boolean;
  toward: number[];
  ghost_tricks: number;
  ghost_count: number;
}
/**
 * A card in the seat's own hand.
 *
 * Attributes:
 *     card: its code.
 *     role: what it is this round (`max`, `chief`, `blind`, `trump`, …), None when plain or unknown.
 *     playable: whether it may be played now.
 *     refusal: why not, when it is the seat's turn to play and this card may not be played.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HandCard".
 */
export interface HandCard {
  card: string;
  role: string | null;
  playable: boolean;
  refusal: Refusal | null;
}
/**
 * Why something cannot be done now: an error code with arguments.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refusal".
 */
export interface Refusal {
  code: string;
  args: {
    [k: string]: string | number | boolean | (string | number | boolean | null)[] | null;
  };
}
/**
 * A trick as it lies.
 *
 * Attributes:
 *     laid: cards in order of play.
 *     winner: the seat whose card lies on top (of a finished trick: that won it); None while
 *         that would tell what this seat may not know.
 *     reason: why that card is on top, as a code; None for those who may not know.
 *     called: whether the lead carried a call.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TrickView".
 */
export interface TrickView {
  laid: LaidCard[];
  winner: number | null;
  reason: string | null;
  called: boolean;
}
/**
 * A card on the table, with the seat that laid it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LaidCard".
 */
export interface LaidCard {
  seat: number;
  card: string;
}
/**
 * One step of the ladder: cards of equal height, higher rungs first.
 *
 * Attributes:
 *     role: `max`, `belli`, `spitz`, `weli`, `guate`, `chief`, `blind`, `trump` or `plain`.
 *     cards: card codes.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rung".
 */
export interface Rung {
  role: string;
  cards: string[];
}
/**
 * An action that is offered.
 *
 * Attributes:
 *     action: its text form, sent back as it stands.
 *     kind: first word of the text form (`play`, `raise`, …).
 *     args: what a button must say: card, call, stake, what the others would get, cost.
 *     binds: whether it speaks for the whole side: raises, answers to them, giving up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  action: string;
  kind: string;
  args: {
    [k: string]: string | number | boolean | (string | number | boolean | null)[] | null;
  };
  binds: boolean;
}
/**
 * How a round ended.
 *
 * Attributes:
 *     how: code of the way it ended (`played`, `folded`, `conceded`, `misraised`, …).
 *     winners: the units that won it; none when it is drawn.
 *     tricks: tricks won by each side.
 *     points: points that each unit got in the whole round, penalties included.
 *     shown: by seat, cards left that everybody may see now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RoundResult".
 */
export interface RoundResult {
  how: string;
  winners: number[];
  tricks: number[];
  points: number[];
  shown: string[][];
}
/**
 * A view of Watten; its phases are those of `phases.Phase`.
 *
 * Attributes:
 *     forehand: the seat that names the strike and leads.
 *     announcers: forehand and dealer.
 *     strike: the strike rank, for those who may know it.
 *     trump: the trump suit, for those who may know it.
 *     knows_announcement: whether this seat may know strike and trump (once they are fixed).
 *     asking: the seat that asks for better cards and waits for an answer.
 *     stake: what the round is worth now.
 *     pending: the raise that waits for an answer.
 *     last_raiser: the side that raised last in this round.
 *     tense: by unit, whether it is tense.
 *     chosen: the card that this seat has chosen to show and that is still secret.
 *     claim_pays: what a claim brings the side that is right about it; None where no duty can be broken.
 *     raise_refusal: why this seat may not raise at this moment; None when it may (or watches).
 *     gaze: by seat, the seat it looks at; None looks at the own hand.
 *     gesture: the gesture that this seat is making.
 *     sees: gestures that this seat sees right now.
 *     code: the table's signal code, when signals are allowed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WattenView".
 */
export interface WattenView {
  game: "watten";
  rules_version: number;
  rules: {
    [k: string]: string;
  };
  seat: number | null;
  sides: number[][];
  units: number[][];
  phase: string;
  needs_deal: string | null;
  decision: number;
  round: number;
  dealer: number | null;
  turn: number[];
  hand: HandCard[];
  unseen: number;
  counts: number[];
  trick: TrickView;
  tricks: TrickView[];
  won_tricks: number[];
  ladder: Rung[];
  score: number[];
  target: number | null;
  won: number[];
  to_win: number;
  choices: Choice[];
  free: Choice[];
  events: Seen[];
  result: RoundResult | null;
  over: boolean;
  winners: number[];
  forehand: number | null;
  announcers: number[];
  strike: string | null;
  trump: string | null;
  knows_announcement: boolean;
  asking: number | null;
  stake: number;
  pending: PendingRaise | null;
  last_raiser: number | null;
  tense: boolean[];
  chosen: string | null;
  claim_pays: number | null;
  raise_refusal: Refusal | null;
  gaze: (number | null)[];
  gesture: string | null;
  sees: SeenGesture[];
  code: Sign[];
}
/**
 * A raise that waits for its answer.
 *
 * Attributes:
 *     seat: who raised.
 *     agreed: the stake before it.
 *     to: the stake it asks for.
 *     fold_pays: what the raising side gets if it is folded.
 *     answering: seats that may answer; the first answer binds.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PendingRaise".
 */
export interface PendingRaise {
  seat: number;
  agreed: number;
  to: number;
  fold_pays: number;
  answering: number[];
}
/**
 * A gesture that this seat sees right now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeenGesture".
 */
export interface SeenGesture {
  seat: number;
  gesture: string;
}
/**
 * One entry of the table's signal code: a gesture and what it means.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sign".
 */
export interface Sign {
  gesture: string;
  meaning: string;
}
/**
 * A command that changed nothing.
 *
 * Attributes:
 *     id: the command's.
 *     code: why.
 *     args: arguments of the code.
 *     view: what the seat may know now, when the command was stale; else null.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  args: {
    [k: string]:
      | string
      | number
      | boolean
      | (string | number | boolean | (string | number | boolean | null)[] | null)[]
      | null;
  };
  view: AnyView | null;
}
/**
 * A message or a request that is no command to a table: malformed, too many, an unknown table.
 *
 * HTTP answers with an error carry it as well.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Failed".
 */
export interface Failed {
  type: "failed";
  code: string;
  args: {
    [k: string]:
      | string
      | number
      | boolean
      | (string | number | boolean | (string | number | boolean | null)[] | null)[]
      | null;
  };
}
/**
 * The answer to `Ping`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: "pong";
}
/**
 * A wish for a table.
 *
 * Attributes:
 *     game: id of the game.
 *     seats: by seat, `person` or the id of a bot; at least one person.
 *     preset: id or alias of a preset; None takes the game's own.
 *     options: single options changed against the preset.
 *     name: what the person who opens the table wants to be called; sits on the first seat of a person.
 *     speed: how long bots let the table breathe.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: string[];
  preset?: string | null;
  options?: {
    [k: string]: string;
  };
  name?: string;
  speed?: "fast" | "normal" | "slow";
}
/**
 * A table that was opened.
 *
 * Attributes:
 *     table: public id, for the address.
 *     seat: the seat of the person who opened it.
 *     secret: the secret that takes it; told once and stored only as a hash.
 *     others: the seats of further persons.
 *     fingerprint: the rules' fingerprint, for invitations.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableCreated".
 */
export interface TableCreated {
  table: string;
  seat: number;
  secret: string;
  others: SeatKey[];
  fingerprint: string;
}
/**
 * A seat and the secret that takes it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatKey".
 */
export interface SeatKey {
  seat: number;
  secret: string;
}
/**
 * What a table may be opened with: games, bots, and the languages that the texts exist in.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Catalogue".
 */
export interface Catalogue {
  games: GameInfo[];
  bots: string[];
  languages: string[];
}
/**
 * A game: its presets in the order in which they should be offered, and its options.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  id: string;
  default_preset: string;
  presets: PresetInfo[];
  options: OptionInfo[];
}
/**
 * A preset: its id, how many sit down, every option, and whether it can be played yet.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PresetInfo".
 */
export interface PresetInfo {
  id: string;
  seats: number;
  rules: {
    [k: string]: string;
  };
  playable: boolean;
}
/**
 * An option: its name, all its values, the one taken when nothing is said, those playable now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OptionInfo".
 */
export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  playable: string[];
}
/**
 * The server is up and its store answers.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Health".
 */
export interface Health {
  status: "ok";
  version: string;
}
/**
 * A rule set as people make it.
 *
 * Attributes:
 *     game: id of the game.
 *     preset: id or alias of the preset it starts from; None takes the game's own.
 *     options: single options changed against the preset.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RulesWish".
 */
export interface RulesWish {
  game: string;
  preset?: string | null;
  options?: {
    [k: string]: string;
  };
}
/**
 * What a rule set is and plays.
 *
 * Attributes:
 *     game: id of the game.
 *     preset: the preset that it is; None when it is none.
 *     base: the preset that it was started from.
 *     fingerprint: the same for all rule sets that play alike.
 *     seats: how many sit down.
 *     dialect: the dialect of its words; empty where the game has none.
 *     dialects: all dialects of the game.
 *     options: every option with its value.
 *     changed: options that differ from the base.
 *     entries: the rulebook, in order of play.
 *     refusals: for each code that refuses an action, the number of the clause that says why.
 *     groups: every option once, in groups.
 *     strikes: ranks that may be named as strike; empty where the game names none.
 *     trumps: suits that may be trump; empty without trumps.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RulesTold".
 */
export interface RulesTold {
  game: string;
  preset: string | null;
  base: string;
  fingerprint: string;
  seats: number;
  dialect: string;
  dialects: string[];
  options: {
    [k: string]: string;
  };
  changed: string[];
  entries: RuleEntry[];
  refusals: {
    [k: string]: string;
  };
  groups: OptionGroupInfo[];
  strikes: string[];
  trumps: string[];
}
/**
 * A sentence of the rulebook that a rule set plays.
 *
 * Attributes:
 *     section: where it stands in the order of play; its title is the message `section-GAME-SECTION`.
 *     number: number of its clause.
 *     message: id of the sentence in the texts.
 *     args: its arguments, `dialect` not among them.
 *     mark: `ours`, `unconfirmed` or empty.
 *     source: rows of the rules authority.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RuleEntry".
 */
export interface RuleEntry {
  section: string;
  number: string;
  message: string;
  args: {
    [k: string]:
      | string
      | number
      | boolean
      | (string | number | boolean | (string | number | boolean | null)[] | null)[]
      | null;
  };
  mark: string;
  source: string;
}
/**
 * Options that belong together; their title is the message `group-GAME-ID`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OptionGroupInfo".
 */
export interface OptionGroupInfo {
  id: string;
  options: OptionChoice[];
}
/**
 * An option where people choose it.
 *
 * Attributes:
 *     name: its name.
 *     values: what it may be.
 *     default: what it is when nothing is said.
 *     value: what it is here.
 *     base: what it is in the preset that was started from.
 *     fits: those of `values` that can be chosen now without a clash with the other options.
 *     effect: whether choosing another of `fits` would change how the table plays; true if there is none.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OptionChoice".
 */
export interface OptionChoice {
  name: string;
  values: string[];
  default: string;
  value: string;
  base: string;
  fits: string[];
  effect: boolean;
}
/**
 * A rule set, and what a round of it fixes: a strike rank and a trump suit, as card letters.
 *
 * Attributes:
 *     game: id of the game.
 *     preset: as in `RulesWish`.
 *     options: as in `RulesWish`.
 *     strike: the strike rank, where the game names one.
 *     trump: the trump suit; None plays without.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LadderWish".
 */
export interface LadderWish {
  game: string;
  preset?: string | null;
  options?: {
    [k: string]: string;
  };
  strike?: string | null;
  trump?: string | null;
}
/**
 * The ladder of cards, highest first.
 *
 * Attributes:
 *     rungs: its steps.
 *     strikes: ranks that may be named, where the game names one.
 *     trumps: suits that may be trump; empty without trumps.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LadderTold".
 */
export interface LadderTold {
  rungs: LadderRung[];
  strikes: string[];
  trumps: string[];
}
/**
 * A step of the ladder: cards of equal height (of a plain suit: highest first) and what they are.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LadderRung".
 */
export interface LadderRung {
  role: string;
  cards: string[];
}
/**
 * Two rule sets of one game to compare.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DiffWish".
 */
export interface DiffWish {
  one: RulesWish;
  other: RulesWish;
}
/**
 * How two rule sets of a game differ.
 *
 * Attributes:
 *     game: id of the game.
 *     one: fingerprint of the first.
 *     other: fingerprint of the second; the same when they play alike.
 *     options: what was chosen differently.
 *     only_one: sentences that only the first plays.
 *     only_other: sentences that only the second plays.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DiffTold".
 */
export interface DiffTold {
  game: string;
  one: string;
  other: string;
  options: OptionDifference[];
  only_one: RuleEntry[];
  only_other: RuleEntry[];
}
/**
 * An option that two rule sets choose differently; `effect` says whether that can be felt.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OptionDifference".
 */
export interface OptionDifference {
  name: string;
  one: string;
  other: string;
  effect: boolean;
}
/**
 * A rule set whose options may clash, and those that must stay as they are.
 *
 * Attributes:
 *     game: id of the game.
 *     preset: as in `RulesWish`.
 *     options: as in `RulesWish`.
 *     hold: options that no way out may change.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MendsWish".
 */
export interface MendsWish {
  game: string;
  preset?: string | null;
  options?: {
    [k: string]: string;
  };
  /**
   * @maxItems 128
   */
  hold?: string[];
}
/**
 * Whether options clash, and the smallest changes that end it.
 *
 * Attributes:
 *     clash: the clash's name; None when nothing clashes.
 *     options: the options that clash.
 *     mends: changes, each option to value; any of them is enough.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MendsTold".
 */
export interface MendsTold {
  clash: string | null;
  options: string[];
  mends: {
    [k: string]: string;
  }[];
}
