/** Parts of the page that come later: a server that is away costs a wait. */
import { describe, expect, it } from "vitest";

import type { Surroundings } from "../src/device/chunk";
import { chunk } from "../src/device/chunk";

const gone = new TypeError("Failed to fetch dynamically imported module");

/** A browser whose server answers as the list says, again and again the last of it. */
function browser(answers: readonly boolean[], mayLoadAnew = true) {
  const waits: number[] = [];
  const seen = { anew: 0, asked: 0 };
  const around: Surroundings = {
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    answers: () => Promise.resolve(answers[Math.min(seen.asked++, answers.length - 1)] ?? false),
    anew: () => {
      seen.anew += 1;
      return mayLoadAnew;
    },
  };
  return { around, waits, seen };
}

/** An import that fails so often. */
function failing(times: number, error: Error = gone) {
  let left = times;
  return () => (left-- > 0 ? Promise.reject(error) : Promise.resolve("part"));
}

describe("a part that comes later", () => {
  it("comes at once where the line holds", async () => {
    const { around, waits } = browser([true]);
    expect(await chunk(failing(0), around)).toBe("part");
    expect(waits).toEqual([]);
  });

  it("is asked for until the server is back, less and less often", async () => {
    const { around, waits, seen } = browser([false]);
    expect(await chunk(failing(20), around)).toBe("part");
    expect(waits.slice(0, 6)).toEqual([400, 800, 1600, 3200, 4000, 4000]);
    expect(seen.anew).toBe(0);
  });

  it("is asked for again where the server came back meanwhile", async () => {
    const { around, seen } = browser([false, false, true]);
    expect(await chunk(failing(4), around)).toBe("part");
    expect(seen.anew).toBe(0);
  });

  it("has the page loaded anew where the browser keeps the failure", async () => {
    const { around, seen } = browser([false, false, true]);
    let settled = false;
    void chunk(failing(Infinity), around).finally(() => (settled = true));
    await new Promise((go) => setTimeout(go, 20));
    expect(seen).toEqual({ anew: 1, asked: 5 });
    expect(settled).toBe(false);
  });

  it("is given up where the page has just been loaded anew and the server has it not", async () => {
    const { around } = browser([true], false);
    await expect(chunk(failing(Infinity), around)).rejects.toBe(gone);
  });

  it("tells of a fault of its own at once", async () => {
    const { around, waits } = browser([true]);
    const fault = new ReferenceError("no such name");
    await expect(chunk(failing(1, fault), around)).rejects.toBe(fault);
    expect(waits).toEqual([]);
  });
});
