/** The messages of a table's socket, as the controller reads and writes them. */
import type * as wire from "../generated/protocol";
import type { Answer, Told } from "../deals/witness";
import type { Frozen, View } from "../table/view";

export type Act = wire.Act;
export type SeatInfo = Frozen<wire.SeatInfo>;
export type Welcome = Frozen<wire.Welcome>;
export type Company = Frozen<wire.Company>;
export type MatchScore = Frozen<wire.MatchScore>;
export type Said = wire.Said;
export type Chatted = wire.Chatted;
export type Update = Frozen<Omit<wire.Update, "view">> & { readonly view: View };
export type Refused = Frozen<Omit<wire.Refused, "view">> & { readonly view?: View | null };
export type Failed = Frozen<wire.Failed>;

export type FromServer =
  | Welcome
  | Company
  | Said
  | Chatted
  | wire.RanOut
  | Told
  | Update
  | Refused
  | Failed
  | wire.Pong;

/** What a person does at a table besides playing: every such command has an id of its own. */
export type HouseCommand =
  | wire.Sit
  | wire.Rise
  | wire.Rename
  | wire.Fill
  | wire.PassHost
  | wire.Say
  | wire.Chat
  | wire.Rematch
  | wire.AgreeOpen
  | wire.Assent;
type Without<Command> = Command extends { id: string } ? Omit<Command, "id"> : never;
export type HouseWish = Without<HouseCommand>;

export type ToServer = wire.Hello | wire.Act | wire.Next | HouseCommand | Answer;
