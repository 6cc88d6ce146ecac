/** Plain HTTP: what a table may be opened with, opening one, and questions about rules. */
import type { RecordForm } from "../deals/audit";
import type * as wire from "../generated/protocol";
import type { Args, Frozen } from "../table/view";
import type { FromServer } from "./messages";

export type Catalogue = Frozen<wire.Catalogue>;
export type NewTable = Frozen<Omit<wire.NewTable, "preset">> & { readonly preset: string };
export type TableCreated = Frozen<Omit<wire.TableCreated, "first">> & { readonly first?: readonly FromServer[] | null };
export type Invited = Frozen<wire.Invited>;
export type RulesWish = Frozen<wire.RulesWish>;
export type RulesTold = Frozen<wire.RulesTold>;
export type RuleEntry = Frozen<wire.RuleEntry>;
export type OptionChoice = Frozen<wire.OptionChoice>;
export type LadderTold = Frozen<wire.LadderTold>;
export type DiffTold = Frozen<wire.DiffTold>;
export type MendsTold = Frozen<wire.MendsTold>;

/** The server said no, with a code. */
export class Refused extends Error {
  readonly code: string;
  readonly args: Args;

  constructor(code: string, args: Args) {
    super(code);
    this.code = code;
    this.args = args;
  }
}

let offer: Promise<Catalogue> | null = null;

/** What the start page itself was told. */
function toldInPage(): Promise<Catalogue> | null {
  const text = document.querySelector("#catalogue")?.textContent;
  return text ? Promise.resolve(JSON.parse(text) as Catalogue) : null;
}

/** Gives what the server has to play; asked once, unless it could not be reached. */
export function catalogue(): Promise<Catalogue> {
  offer ??= toldInPage() ?? fetch("/api/catalogue")
    .then(answer)
    .then((told) => told as Catalogue);
  offer.catch(() => {
    offer = null;
  });
  return offer;
}

/** Opens a table and takes a seat at it. */
export async function openTable(wish: NewTable): Promise<TableCreated> {
  return (await post("/api/tables", wish)) as TableCreated;
}

/** Asks by which address others reach this server. */
export async function askHere(): Promise<Frozen<wire.Here>> {
  return (await answer(await fetch("/api/here"))) as Frozen<wire.Here>;
}

/** Asks what table an invitation leads to. */
export async function askInvitation(invitation: string): Promise<Invited> {
  return (await post("/api/invitations", { invitation })) as Invited;
}

/** Asks for a ticket that takes a seat to another device, once. */
export async function askTicket(table: string, secret: string): Promise<Frozen<wire.Ticket>> {
  return (await post(`/api/tables/${table}/ticket`, { secret })) as Frozen<wire.Ticket>;
}

/** Takes the seat of a ticket; from now on only this device has it. */
export async function useTicket(ticket: string, secret: string): Promise<Frozen<wire.SeatMoved>> {
  return (await post("/api/tickets", { ticket, secret })) as Frozen<wire.SeatMoved>;
}

/** Deletes a table with all it holds. */
export async function deleteTable(table: string, secret: string): Promise<void> {
  await post(`/api/tables/${table}/delete`, { secret });
}

/** Asks which tables wait for anybody who comes. */
export async function listedTables(): Promise<readonly Invited[]> {
  return ((await answer(await fetch("/api/tables"))) as Frozen<wire.OpenTables>).tables;
}

/** Sits down at a table with these rules, or opens one where others will find it. */
export async function seekTable(wish: Frozen<wire.SeekWish>): Promise<TableCreated> {
  return (await post("/api/seek", wish)) as TableCreated;
}

/** Asks what a rule set is and plays. */
export async function askRules(wish: RulesWish): Promise<RulesTold> {
  return (await post("/api/rules", wish)) as RulesTold;
}

/** Asks who beats whom under a strike and a trump. */
export async function askLadder(wish: Frozen<wire.LadderWish>): Promise<LadderTold> {
  return (await post("/api/rules/ladder", wish)) as LadderTold;
}

/** Asks how two rule sets differ. */
export async function askDifference(one: RulesWish, other: RulesWish): Promise<DiffTold> {
  return (await post("/api/rules/diff", { one, other })) as DiffTold;
}

/** Asks which options of a rule set clash, and what would end it without changing those that are held. */
export async function askMends(wish: RulesWish, hold: readonly string[]): Promise<MendsTold> {
  return (await post("/api/rules/mends", { ...wish, hold })) as MendsTold;
}

/** Gives the record of the last match of a table that is over, to who sat there. */
export async function askRecord(table: string, secret: string): Promise<RecordForm> {
  return (await post(`/api/tables/${table}/record`, { secret })) as RecordForm;
}

/** Asks by a body. */
export async function post(path: string, body: unknown): Promise<unknown> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer(response);
}

async function answer(response: Response): Promise<unknown> {
  if (response.ok) {
    return response.status === 204 ? null : response.json();
  }
  const said: unknown = await response.json().catch(() => null);
  if (typeof said === "object" && said !== null && "code" in said && typeof said.code === "string") {
    throw new Refused(said.code, "args" in said ? (said.args as Args) : {});
  }
  throw new Refused("unreachable", {});
}
