/** The messages of a table's socket, as the controller reads and writes them. */
import type * as wire from "../generated/protocol";
import type { Frozen, View } from "../table/view";

export type Act = wire.Act;
export type SeatInfo = Frozen<wire.SeatInfo>;
export type Welcome = Frozen<wire.Welcome>;
export type Company = Frozen<wire.Company>;
export type Update = Frozen<Omit<wire.Update, "view">> & { readonly view: View };
export type Refused = Frozen<Omit<wire.Refused, "view">> & { readonly view?: View | null };
export type Failed = Frozen<wire.Failed>;

export type FromServer = Welcome | Company | Update | Refused | Failed | wire.Pong;
export type ToServer = wire.Hello | wire.Act | wire.Next;
