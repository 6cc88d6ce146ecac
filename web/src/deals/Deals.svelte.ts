/** What the table shows of its deals: the witness at work, as the screen wants it. */
import { chunk } from "../device/chunk";
import { askRecord } from "../net/http";
import type { FromServer, SeatInfo } from "../net/messages";
import type { RecordForm } from "./audit";
import type { Answer, Flaw, Made } from "./witness";
import { Witness } from "./witness";

export type DealState = "sealed" | "partly" | "checked" | "wrong";
/** What came from a seat for the deal on the table. */
export type Share = "given" | "withheld" | "silent" | "bot";

export class Deals {
  flaws = $state.raw<readonly Flaw[]>([]);
  last = $state.raw<Made | null>(null);
  /** The record of the match that is over, once it was worked out. */
  record = $state.raw<RecordForm | null>(null);
  /** Whether every person had a hand in the deal on the table. */
  whole = $state(true);

  readonly #table: string;
  readonly #witness: Witness;
  #seat: number | null;

  /** The seat is the one that is known before the server has told. */
  constructor(table: string, seat: number | null) {
    this.#table = table;
    this.#seat = seat;
    this.#witness = new Witness(table, seat);
  }

  get state(): DealState {
    if (this.flaws.length > 0) {
      return "wrong";
    }
    return this.record !== null ? "checked" : this.whole ? "sealed" : "partly";
  }

  /** Says by seat what came for the deal on the table. */
  givers(seats: readonly SeatInfo[]): readonly Share[] {
    return seats.map((info, seat) => {
      if (this.last?.shares[seat]) return "given";
      if (this.last?.pledges[seat]) return "withheld";
      return info.kind === "person" ? "silent" : "bot";
    });
  }

  /** Gives what the first message says. */
  greeting(): { deals: boolean; pledges?: string[] } {
    return { deals: true, ...(this.#seat === null ? {} : this.pledges(this.#seat)) };
  }

  /** Gives what is said on sitting down: the pledges for the first deals. */
  pledges(seat: number): { pledges: string[] } {
    return { pledges: this.#witness.pledges(0, seat) };
  }

  /** Takes a message, with who sits there, and sends what answers it; says whether it was about deals alone. */
  receive(message: FromServer, seats: readonly SeatInfo[], send: (answer: Answer) => void): boolean {
    switch (message.type) {
      case "welcome":
        this.#seat = message.seat;
        this.#witness.sit(message.seat);
        return false;
      case "update":
        this.#witness.holds(message.view.hand.map((held) => held.card));
        this.#note();
        return false;
      case "promised":
      case "closed":
      case "made":
      case "proven":
        this.#witness.hear(message).forEach(send);
        this.#note();
        if (message.type === "made") {
          this.record = null;
          this.whole = this.givers(seats).every((share) => share === "given" || share === "bot");
        }
        return true;
      case "refused":
        // A pledge or a share that came too late is nobody's trouble.
        return /^(pledge|open)\d+$/.test(message.id);
      default:
        return false;
    }
  }

  /** Fetches the record of the match that is over, and works it out. */
  async audit(secret: string): Promise<void> {
    if (this.record !== null) return;
    const { audit } = await chunk(() => import("./audit"));
    const record = await askRecord(this.#table, secret);
    this.flaws = [...this.flaws, ...audit(this.#table, record, this.#witness.heard)];
    this.record = record;
  }

  #note(): void {
    const { last, flaws } = this.#witness;
    this.last = last;
    if (flaws.length > this.flaws.length) this.flaws = [...flaws];
  }
}
