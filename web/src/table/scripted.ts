/** A link to nobody: a table at which no server speaks, but a script of views that a server made. */
import type { SeatInfo, ToServer } from "../net/messages";
import type { Connect } from "../net/socket";
import type { Seen, View } from "./view";

/** What a script tells the table. */
export interface Stage {
  /** Something has happened, after which the table stands so. */
  readonly show: (view: View, events: readonly Seen[], hands?: readonly (readonly string[])[] | null) => void;
  readonly refuse: (id: string, view: View) => void;
}

export interface Script {
  /** What the table is called; it is nowhere. */
  readonly table: string;
  readonly game: string;
  readonly preset: string | null;
  readonly rules: Readonly<Record<string, string>>;
  readonly seats: readonly SeatInfo[];
  /** Whose eyes see it. */
  readonly seat: number | null;
  /** The table stands: what is shown first. */
  readonly begin: (stage: Stage) => void;
  /** Somebody does something at it. */
  readonly hear: (message: ToServer, stage: Stage) => void;
}

/** Gives the link of a script. */
export function scriptedLink(script: Script): Connect {
  return (handlers) => {
    let number = 0;
    let closed = false;
    const say = (message: object): void => {
      queueMicrotask(() => {
        if (!closed) handlers.received(message);
      });
    };
    const stage: Stage = {
      show(view, events, hands = null) {
        number += 1;
        say({ type: "update", number, events, view, hands });
      },
      refuse(id, view) {
        say({ type: "refused", id, code: "not_now", args: {}, view });
      },
    };

    function greet(): void {
      const { table, game, preset, rules, seats, seat } = script;
      // Nobody can be let in here: there is no invitation.
      const none = { customs: {}, invitation: "", calls: [], fingerprint: "" };
      say({ type: "welcome", table, game, seat, preset, rules, ...none });
      say({ type: "company", seats, host: null, stage: "playing" });
      script.begin(stage);
    }

    queueMicrotask(() => {
      handlers.opened();
    });
    return {
      send(message) {
        const said = message as ToServer;
        if (said.type === "hello") greet();
        else script.hear(said, stage);
      },
      close() {
        closed = true;
      },
    };
  };
}
