/** Plain HTTP: what a table may be opened with, and opening one. */
import type * as wire from "../generated/protocol";
import type { Args, Frozen } from "../table/view";

export type Catalogue = Frozen<wire.Catalogue>;
export type NewTable = Frozen<Omit<wire.NewTable, "preset">> & { readonly preset: string };
export type TableCreated = Frozen<wire.TableCreated>;

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

/** Gives what the server has to play. */
export async function catalogue(): Promise<Catalogue> {
  return (await answer(await fetch("/api/catalogue"))) as Catalogue;
}

/** Opens a table and takes a seat at it. */
export async function openTable(wish: NewTable): Promise<TableCreated> {
  const response = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wish),
  });
  return (await answer(response)) as TableCreated;
}

async function answer(response: Response): Promise<unknown> {
  if (response.ok) {
    return response.json();
  }
  const said: unknown = await response.json().catch(() => null);
  if (typeof said === "object" && said !== null && "code" in said && typeof said.code === "string") {
    throw new Refused(said.code, "args" in said ? (said.args as Args) : {});
  }
  throw new Refused("unreachable", {});
}
