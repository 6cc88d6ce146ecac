/** Plain HTTP: what a table may be opened with, and opening one. */
import type { Args } from "../table/view";

export interface PresetInfo {
  readonly id: string;
  readonly seats: number;
  readonly rules: Readonly<Record<string, string>>;
  readonly playable: boolean;
}

export interface GameInfo {
  readonly id: string;
  readonly default_preset: string;
  readonly presets: readonly PresetInfo[];
}

export interface Catalogue {
  readonly games: readonly GameInfo[];
  readonly bots: readonly string[];
  readonly languages: readonly string[];
}

export interface NewTable {
  readonly game: string;
  readonly preset: string;
  readonly seats: readonly string[];
  readonly name: string;
  readonly speed: "slow" | "normal" | "fast";
}

export interface TableCreated {
  readonly table: string;
  readonly seat: number;
  readonly secret: string;
}

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
