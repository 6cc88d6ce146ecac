/** The people whom this browser does not want to hear; nobody else is told. */
import { keepValue, keptValue } from "../settings.svelte";

const KEY = "stube.muted";
const MOST = 50;

const kept = keptValue(KEY);
let muted = $state.raw<readonly string[]>(Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : []);

function key(table: string, name: string, seat: number): string {
  return `${table}/${seat}/${name}`;
}

/** Says whether a person at a table is muted here. */
export function isMuted(table: string, name: string, seat: number): boolean {
  return muted.includes(key(table, name, seat));
}

/** Mutes a person, or hears them again. */
export function toggleMuted(table: string, name: string, seat: number): void {
  const one = key(table, name, seat);
  muted = muted.includes(one) ? muted.filter((other) => other !== one) : [...muted, one].slice(-MOST);
  keepValue(KEY, muted);
}
