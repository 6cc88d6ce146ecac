/** Wire messages and views, generated from the server's own structs: `npm run types`. Do not edit. */

/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage =
  | Hello
  | Act
  | Next
  | Sit
  | Rise
  | Rename
  | Fill
  | PassHost
  | Say
  | Chat
  | Rematch
  | AgreeOpen
  | Assent
  | Pledge
  | Open
  | Ping;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage =
  | Welcome
  | Company
  | Update
  | Said
  | Chatted
  | RanOut
  | Promised
  | Closed
  | Made
  | Proven
  | Refused
  | Failed
  | Pong;
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
  InvitationWish: InvitationWish;
  Invited: Invited;
  OpenTables: OpenTables;
  SeekWish: SeekWish;
  SecretWish: SecretWish;
  Ticket: Ticket;
  TicketUse: TicketUse;
  SeatMoved: SeatMoved;
  RecordWish: RecordWish;
  Catalogue: Catalogue;
  Health: Health;
  Here: Here;
  ReplayWish: ReplayWish;
  FileWish: FileWish;
  Replay: Replay;
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
 *     secret: the secret of the seat; None for who has none.
 *     invitation: the table's invitation; who has no seat is let in by it.
 *     since: number of the last update seen; 0 when none was.
 *     deals: whether to be told how the deals are made (`Promised`, `Closed`, `Made`, `Proven`).
 *     pledges: the commitments of a seat for the deals from 0 on, as in `Pledge`, at a table that has not dealt.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: "hello";
  secret?: string | null;
  invitation?: string | null;
  since?: number;
  deals?: boolean;
  pledges?: string[] | null;
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
 * Sit down on a free seat.
 *
 * Attributes:
 *     id: made by the client; the same id sent twice acts once.
 *     seat: which.
 *     name: what the person wants to be called.
 *     secret: made by the browser; from now on it takes this seat. Stored as a hash only.
 *     pledges: as in `Hello`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  name: string;
  secret: string;
  pledges?: string[] | null;
}
/**
 * Leave the seat for good: it is free for somebody else, and its secret takes nothing any more.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rise".
 */
export interface Rise {
  type: "rise";
  id: string;
}
/**
 * Be called otherwise.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rename".
 */
export interface Rename {
  type: "rename";
  id: string;
  name: string;
}
/**
 * The host lets a bot sit on a seat, or frees a seat of a bot or of a person who is away.
 *
 * Attributes:
 *     id: made by the client; the same id sent twice acts once.
 *     seat: which.
 *     who: id of a bot, or `free`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Fill".
 */
export interface Fill {
  type: "fill";
  id: string;
  seat: number;
  who: string;
}
/**
 * The host makes the person on another seat the host.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PassHost".
 */
export interface PassHost {
  type: "pass_host";
  id: string;
  seat: number;
}
/**
 * Use a canned call: one of the codes that the game's `Welcome.calls` names.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  type: "say";
  id: string;
  code: string;
}
/**
 * Write to everybody at the table, where the table allows it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}
/**
 * Want to play again with the same seats; the next match begins when all persons want it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  type: "rematch";
  id: string;
}
/**
 * Agree that those who watch see all hands, or take it back.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AgreeOpen".
 */
export interface AgreeOpen {
  type: "agree_open";
  id: string;
  yes: boolean;
}
/**
 * Answer the partner who wants to give up.
 *
 * Attributes:
 *     id: made by the client; the same id sent twice acts once.
 *     on: the view's `decision` that it was made on.
 *     yes: whether to give up as well; a no takes the wish away.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Assent".
 */
export interface Assent {
  type: "assent";
  id: string;
  on: number;
  yes: boolean;
}
/**
 * Commit to shares of the next deals; until a deal's pledges are closed a newer one takes the older one's place.
 *
 * Attributes:
 *     id: made by the client; the same id sent twice acts once.
 *     first: number of the deal that the first commitment is for; the others follow it.
 *     commitments: see the construction.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pledge".
 */
export interface Pledge {
  type: "pledge";
  id: string;
  first: number;
  /**
   * @minItems 1
   * @maxItems 16
   */
  commitments: string[];
}
/**
 * Show the share that was pledged for a deal, after `Closed` has told on which list.
 *
 * Attributes:
 *     id: made by the client; the same id sent twice acts once.
 *     deal: number of the deal.
 *     share: the share.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Open".
 */
export interface Open {
  type: "open";
  id: string;
  deal: number;
  share: string;
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
 * The table, and who the receiver is at it: the answer to `Hello`, sent anew when the receiver's seat changes.
 *
 * Attributes:
 *     table: public id.
 *     game: id of the game.
 *     seat: the receiver's seat; None for who has none.
 *     preset: id of the preset; None when single options were changed.
 *     rules: every option with its value.
 *     fingerprint: the rules' fingerprint.
 *     customs: what the table agrees on besides.
 *     invitation: lets others in; it may be pasted anywhere.
 *     calls: codes of the game's canned calls.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  seat: number | null;
  preset: string | null;
  rules: {
    [k: string]: string;
  };
  fingerprint: string;
  customs: Customs;
  invitation: string;
  calls: string[];
}
/**
 * What a table agrees on besides the rules of the game.
 *
 * Attributes:
 *     speed: how long bots let the table breathe.
 *     absence: what happens when a person has been away for `absence_seconds`: the table waits, a bot
 *         plays until the person is back, or the match ends.
 *     absence_seconds: how long a person may be away before it.
 *     clock: seconds for one action; 0 is without end. When they are over a bot's choice is made.
 *     watchers: what those who only watch see: nothing, no hand, the hands of the round before, or all
 *         hands, once every person at the table has agreed.
 *     listed: whether the table is in the public list while a seat is free.
 *     bots_after: seconds after which bots take the seats that are free; 0 never. People who sit down
 *         on such a seat play from the next round on.
 *     standin: the bot that plays for who is away; None takes the server's own choice.
 *     gesture_ms: how long a gesture takes, in milliseconds.
 *     bots_signal: whether bots look about, make signs and so may see some.
 *     chat: whether people may write to each other.
 *     calls: whether the canned calls may be used.
 *     fold_needs_both: whether giving up needs both persons of a side.
 *     open_deals: when the cards that were folded are opened for checking.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Customs".
 */
export interface Customs {
  speed?: "fast" | "normal" | "slow";
  absence?: "bot" | "end" | "wait";
  absence_seconds?: number;
  clock?: 0 | 15 | 30 | 60 | 120;
  watchers?: "delayed" | "no_hands" | "none" | "open";
  listed?: boolean;
  bots_after?: number;
  standin?: string | null;
  gesture_ms?: number;
  bots_signal?: boolean;
  chat?: boolean;
  calls?: boolean;
  fold_needs_both?: boolean;
  open_deals?: "match" | "never";
}
/**
 * Who is at the table; sent after `Welcome` and whenever it changes, to everybody alike.
 *
 * Attributes:
 *     seats: who sits where.
 *     host: the seat that may fill and free seats; None while nobody sits.
 *     stage: whether seats are free and nothing is dealt, the match is on, or it is over.
 *     rematch: seats that want to play again; when all persons do, the next match begins.
 *     folding: the seat that wants to give up and waits for the other person of its side; told to that side only.
 *     agreed: seats that agree to open hands for watchers.
 *     open: whether those who watch see all hands now.
 *     ended: whether the match was ended because somebody stayed away.
 *     sheet: the matches finished at this table, in order.
 *     talk: whether the rules leave people free to talk now, so to call and to write where the customs allow it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Company".
 */
export interface Company {
  type: "company";
  seats: SeatInfo[];
  host: number | null;
  stage: "gathering" | "over" | "playing";
  rematch?: number[];
  folding?: number | null;
  agreed?: number[];
  open?: boolean;
  ended?: boolean;
  sheet?: MatchScore[];
  talk?: boolean;
}
/**
 * Who sits on a seat.
 *
 * Attributes:
 *     name: what the person wants to be called (may be empty); the bot's id for a bot; empty when free.
 *     kind: whether it is a person or a bot, or free for whoever comes.
 *     here: whether the person is connected.
 *     standin: the bot that plays for the seat for the time being.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  name: string;
  kind: "bot" | "free" | "person";
  here?: boolean;
  standin?: string | null;
}
/**
 * A series that has been finished at this table this evening.
 *
 * Attributes:
 *     names: who sat on each seat; a bot's id for a bot.
 *     units: the seats of each scoring unit.
 *     winners: the units that won it.
 *     score: the points of each unit at the end.
 *     won: what each unit had won in the series.
 *     rounds: how many rounds it took.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MatchScore".
 */
export interface MatchScore {
  names: string[];
  units: number[][];
  winners: number[];
  score: number[];
  won: number[];
  rounds: number;
}
/**
 * Something happened that the receiver may know.
 *
 * Attributes:
 *     number: dense for this seat: a gap would tell that something hidden happened, so there is none.
 *     events: what happened since the update before (after a return: since the one that `Hello` named).
 *     view: what the seat may know now, of the game's view type.
 *     clock: milliseconds left for the decision that is waited for; None without a clock.
 *     hands: for who watches a table with shown hands: by seat, the cards held now (`open`), or those
 *         held in the round that was finished last (`delayed`); None for everybody else.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  type: "update";
  number: number;
  events: Seen[];
  view: AnyView;
  clock?: number | null;
  hands?: string[][] | null;
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
 *     code: the signal code that this seat uses with its partner, when signals are allowed.
 *     codes: by side, the signal codes, once the match is over, if partners had agreed on their own.
 *     made: every gesture of the match, once it is over.
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
  codes: Sign[][];
  made: MadeSign[];
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
 * A gesture of a match that is over: when it was made, by whom, what it meant, which seats saw it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MadeSign".
 */
export interface MadeSign {
  round: number;
  seat: number;
  gesture: string;
  meaning: string;
  seen: number[];
}
/**
 * A seat has used a canned call; the texts of a call are the message `call-CODE`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  type: "said";
  seat: number;
  code: string;
}
/**
 * A seat has written something.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Chatted".
 */
export interface Chatted {
  type: "chatted";
  seat: number;
  text: string;
}
/**
 * The time of a seat for an action was over; a bot has chosen for it.
 *
 * Attributes:
 *     seat: whose.
 *     on: the decision.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RanOut".
 */
export interface RanOut {
  type: "ran_out";
  seat: number;
  on: number;
}
/**
 * The server's commitments for the next deals; sent on arrival, and after each deal for the one farthest ahead.
 *
 * Attributes:
 *     next: number of the next deal.
 *     first: number of the deal that the first commitment is for.
 *     commitments: the server's.
 *     pledged: number of the first deal that the receiver's seat has not pledged for.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Promised".
 */
export interface Promised {
  type: "promised";
  next: number;
  first: number;
  /**
   * @minItems 1
   * @maxItems 16
   */
  commitments: string[];
  pledged: number;
}
/**
 * A deal is due: the list of all commitments for it, fixed before any share is shown.
 *
 * Attributes:
 *     deal: number of the deal.
 *     promise: the server's.
 *     pledges: by seat; None for a seat that made none.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Closed".
 */
export interface Closed {
  type: "closed";
  deal: number;
  promise: string;
  pledges: (string | null)[];
}
/**
 * A deal was made.
 *
 * Attributes:
 *     deal: number of the deal.
 *     promise: the server's commitment.
 *     pledges: by seat, the commitments on which shares were opened.
 *     shares: by seat, the shares that were opened; None for one that never came or was not pledged.
 *     root: seals the cards of a deck; None for a cut or a lot.
 *     size: number of cards that it seals.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Made".
 */
export interface Made {
  type: "made";
  deal: number;
  promise: string;
  pledges: (string | null)[];
  shares: (string | null)[];
  root: string | null;
  size: number;
}
/**
 * Cards of a deal that the receiver may know with their places; sent before the update that shows them.
 *
 * Attributes:
 *     deal: number of the deal.
 *     cards: with their proofs, in the order of their places.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Proven".
 */
export interface Proven {
  type: "proven";
  deal: number;
  cards: CardProof[];
}
/**
 * A card, its place in the deck from 0, and what proves that it was sealed there.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardProof".
 */
export interface CardProof {
  place: number;
  card: string;
  salt: string;
  path: string[];
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
 *     seats: by seat, `person` or the id of a bot; at least one person. The opener takes the first seat
 *         of a person, the others are free to sit on.
 *     preset: id or alias of a preset; None takes the game's own.
 *     options: single options changed against the preset.
 *     name: what the person who opens the table wants to be called.
 *     customs: what the table agrees on besides the rules.
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
  customs?: Customs1;
}
/**
 * What a table agrees on besides the rules of the game.
 *
 * Attributes:
 *     speed: how long bots let the table breathe.
 *     absence: what happens when a person has been away for `absence_seconds`: the table waits, a bot
 *         plays until the person is back, or the match ends.
 *     absence_seconds: how long a person may be away before it.
 *     clock: seconds for one action; 0 is without end. When they are over a bot's choice is made.
 *     watchers: what those who only watch see: nothing, no hand, the hands of the round before, or all
 *         hands, once every person at the table has agreed.
 *     listed: whether the table is in the public list while a seat is free.
 *     bots_after: seconds after which bots take the seats that are free; 0 never. People who sit down
 *         on such a seat play from the next round on.
 *     standin: the bot that plays for who is away; None takes the server's own choice.
 *     gesture_ms: how long a gesture takes, in milliseconds.
 *     bots_signal: whether bots look about, make signs and so may see some.
 *     chat: whether people may write to each other.
 *     calls: whether the canned calls may be used.
 *     fold_needs_both: whether giving up needs both persons of a side.
 *     open_deals: when the cards that were folded are opened for checking.
 */
export interface Customs1 {
  speed?: "fast" | "normal" | "slow";
  absence?: "bot" | "end" | "wait";
  absence_seconds?: number;
  clock?: 0 | 15 | 30 | 60 | 120;
  watchers?: "delayed" | "no_hands" | "none" | "open";
  listed?: boolean;
  bots_after?: number;
  standin?: string | null;
  gesture_ms?: number;
  bots_signal?: boolean;
  chat?: boolean;
  calls?: boolean;
  fold_needs_both?: boolean;
  open_deals?: "match" | "never";
}
/**
 * A table that was opened, or a seat at one that was found.
 *
 * Attributes:
 *     table: public id, for the address.
 *     seat: the seat of the person who asked.
 *     secret: the secret that takes it; told once and stored only as a hash.
 *     invitation: lets others in; it may be pasted anywhere.
 *     fingerprint: the rules' fingerprint.
 *     first: what the socket says first to who opened the table and comes at once: it can be shown before
 *         the socket is open, and comes there again. None at a table that was found.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableCreated".
 */
export interface TableCreated {
  table: string;
  seat: number;
  secret: string;
  invitation: string;
  fingerprint: string;
  first?: never[] | null;
}
/**
 * What table does this invitation lead to?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "InvitationWish".
 */
export interface InvitationWish {
  invitation: string;
}
/**
 * A table as it looks from its door.
 *
 * Attributes:
 *     table: public id.
 *     invitation: lets one in.
 *     game: id of the game.
 *     preset: id of the preset; None when single options were changed.
 *     rules: every option with its value.
 *     fingerprint: the rules' fingerprint.
 *     customs: what the table agrees on besides.
 *     seats: who sits where.
 *     host: the seat of the host; None while nobody sits.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Invited".
 */
export interface Invited {
  table: string;
  invitation: string;
  game: string;
  preset: string | null;
  rules: {
    [k: string]: string;
  };
  fingerprint: string;
  customs: Customs;
  seats: SeatInfo[];
  host: number | null;
}
/**
 * The public list: tables that want to be found, with a free seat and somebody waiting there.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OpenTables".
 */
export interface OpenTables {
  tables: Invited[];
}
/**
 * Find me a table with these rules now; where there is none, open a listed one that bots join soon.
 *
 * Attributes:
 *     game: id of the game.
 *     preset: id or alias of a preset; None takes the game's own.
 *     options: single options changed against the preset.
 *     name: what the person wants to be called.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeekWish".
 */
export interface SeekWish {
  game: string;
  preset?: string | null;
  options?: {
    [k: string]: string;
  };
  name?: string;
}
/**
 * A wish that only who holds the secret of a seat may have.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SecretWish".
 */
export interface SecretWish {
  secret: string;
}
/**
 * Another device may take the seat by it, once and within five minutes.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ticket".
 */
export interface Ticket {
  ticket: string;
}
/**
 * Take a seat over by a ticket.
 *
 * Attributes:
 *     ticket: the ticket.
 *     secret: made by the new device; from now on it takes the seat, and the old one takes nothing. The
 *         same wish sent twice moves the seat once.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TicketUse".
 */
export interface TicketUse {
  ticket: string;
  secret: string;
}
/**
 * A seat that a device has taken over.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatMoved".
 */
export interface SeatMoved {
  table: string;
  seat: number;
  game: string;
  preset: string | null;
  fingerprint: string;
}
/**
 * A wish for the record of a match that is over, by somebody who sits at the table.
 *
 * Attributes:
 *     secret: the secret of a seat.
 *     match: which match of the table, from 0; None takes the last one that is over.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RecordWish".
 */
export interface RecordWish {
  secret: string;
  match?: number | null;
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
 * By which address others in the network reach this server; None where only its own machine does.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Here".
 */
export interface Here {
  address: string | null;
}
/**
 * Show me a round of a match that is over, as my seat saw it; by somebody who sits at the table.
 *
 * Attributes:
 *     secret: the secret of a seat.
 *     match: which match of the table, from 0; None takes the last one that is over.
 *     round: which of its rounds, from 1.
 *     open: whether all hands are to be shown too.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReplayWish".
 */
export interface ReplayWish {
  secret: string;
  match?: number | null;
  round?: number;
  open?: boolean;
}
/**
 * Show me a round of a match that I have the record of.
 *
 * Attributes:
 *     record: the file.
 *     seat: whose eyes see it; None takes those of the first person, or of seat 0 where bots alone played.
 *     round: which of its rounds, from 1.
 *     open: whether all hands are to be shown too.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FileWish".
 */
export interface FileWish {
  record: string;
  seat?: number | null;
  round?: number;
  open?: boolean;
}
/**
 * A match that is over, and one of its rounds step by step.
 *
 * Attributes:
 *     game: id of the game.
 *     preset: id of the preset; None when single options were changed.
 *     rules: every option with its value.
 *     fingerprint: the rules' fingerprint.
 *     seats: who sat where.
 *     seat: whose eyes see it; None sees no hand: at a table that never opens cards, who came later than the match.
 *     opens: whether all hands may be asked for.
 *     rounds: of the match, in order.
 *     round: number of the round that is told.
 *     steps: what happened in it; the first is its first deal.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  game: string;
  preset: string | null;
  rules: {
    [k: string]: string;
  };
  fingerprint: string;
  seats: SeatInfo[];
  seat: number | null;
  opens: boolean;
  rounds: RoundLine[];
  round: number;
  steps: ReplayStep[];
}
/**
 * A round of the match in one line.
 *
 * Attributes:
 *     round: its number in the match, from 1.
 *     winners: the units that won it; none where it was drawn, or broken off.
 *     points: by unit, what it got.
 *     deal: `checked`: the deals of the round were worked out again and nobody has chosen them; `wrong`: they do
 *         not follow from what was promised; None where there is nothing to check by.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RoundLine".
 */
export interface RoundLine {
  round: number;
  winners: number[];
  points: number[];
  deal: ("checked" | "wrong") | null;
}
/**
 * A step of a round.
 *
 * Attributes:
 *     update: what the seat was told then; `hands` has the cards of all seats where all are shown.
 *     whispered: what happened and was not told to everybody; only where all hands are shown.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReplayStep".
 */
export interface ReplayStep {
  update: Update;
  whispered?: Whispered[];
}
/**
 * Something that happened and that not everybody was told.
 *
 * Attributes:
 *     code: what.
 *     args: arguments of the code.
 *     seats: who was told.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Whispered".
 */
export interface Whispered {
  code: string;
  args: {
    [k: string]:
      | string
      | number
      | boolean
      | (string | number | boolean | (string | number | boolean | null)[] | null)[]
      | null;
  };
  seats: number[];
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
