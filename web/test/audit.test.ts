/** The record of a match in the browser: an honest one fits, and whatever was changed is found in its deal. */
import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { RecordForm } from "../src/deals/audit";
import { audit } from "../src/deals/audit";
import type { Heard } from "../src/deals/witness";

const RECORD = JSON.parse(
  readFileSync(new URL("../../tests/data/proven_record.json", import.meta.url), "utf-8"),
) as RecordForm;
const TABLE = RECORD.proof["table"] ?? "";
const LAST = Math.max(...Object.keys(RECORD.proof).map((name) => parseInt(name, 10) || 0));
const NONE = new Map<number, Heard>();

const told = (name: string): string => RECORD.proof[`${LAST.toString()} ${name}`] ?? "";
const changed = (name: string, value: string): RecordForm => ({
  ...RECORD,
  proof: { ...RECORD.proof, [`${LAST.toString()} ${name}`]: value },
});
const turned = (digits: string): string => Array.from(digits).reverse().join("");

describe("a record", () => {
  it("that is honest fits", () => {
    expect(audit(TABLE, RECORD, NONE)).toEqual([]);
  });

  it("with something exchanged does not fit", () => {
    const [pledge = "", share = ""] = told("seat 2").split(" ");
    const [promise = "", own = ""] = told("server").split(" ");
    const [kind = "", one = "", other = "", ...rest] = (RECORD.entries.at(-1) ?? "").split(" ");
    const swapped = [kind, other, one, ...rest].join(" ");
    for (const [code, record] of [
      ["share_differs", changed("seat 2", `${turned(pledge)} ${share}`)],
      ["share_differs", changed("seat 2", `${pledge} ${"11".repeat(32)}`)],
      ["server_share_differs", changed("server", `${promise} ${turned(own)}`)],
      ["server_share_differs", changed("server", `${promise} -`)],
      ["deal_differs", changed("seat 2", `${pledge} -`)],
      ["root_differs", changed("root", turned(told("root")))],
      ["deal_differs", { ...RECORD, entries: [...RECORD.entries.slice(0, -1), swapped] }],
    ] as const) {
      expect(audit(TABLE, record, NONE)).toEqual([{ deal: LAST, code }]);
    }
  });

  it("of another table, or with a deal too few, does not fit", () => {
    expect(audit("another", RECORD, NONE).map((flaw) => flaw.code)).toContain("record_differs");
    const fewer = { ...RECORD, entries: RECORD.entries.slice(0, -1) };
    expect(audit(TABLE, fewer, NONE).map((flaw) => flaw.code)).toContain("record_differs");
  });

  it("that tells another story than was told at the time does not fit, though it follows", () => {
    const [pledge = ""] = told("seat 2").split(" ");
    const heard: Heard = { promise: told("server").split(" ")[0] ?? "", pledges: [null, null, pledge, null] };
    expect(audit(TABLE, RECORD, new Map([[LAST, heard]]))).toEqual([{ deal: LAST, code: "record_differs" }]);
  });
});
