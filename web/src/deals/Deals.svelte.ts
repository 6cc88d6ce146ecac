/** What the table shows of its deals: the witness at work, as the screen wants it. */
import type { SeatInfo } from "../net/messages";
import type { View } from "../table/view";
import type { RecordForm } from "./audit";
import type { Answer, Flaw, Made, Told, Witness } from "./witness";

export type DealState = "sealed" | "partly" | "checked" | "wrong";
/** What came from a seat for the deal on the table. */
export type Share = "given" | "withheld" | "silent" | "bot";

export class Deals {
  flaws = $state.raw<readonly Flaw[]>([]);
  last = $state.raw<Made | null>(null);
  /** Whether the record of the match was worked out, and how many deals it had. */
  audited = $state(false);
  /** Whether every person had a hand in the deal on the table. */
  whole = $state(true);

  readonly #table: string;
  #witness: Witness | null = null;
  #seat: number | null = null;
  #waiting: Told[] = [];

  constructor(table: string) {
    this.#table = table;
  }

  get state(): DealState {
    if (this.flaws.length > 0) {
      return "wrong";
    }
    return this.audited ? "checked" : this.whole ? "sealed" : "partly";
  }

  /** Says by seat what came for the deal on the table. */
  givers(seats: readonly SeatInfo[]): readonly Share[] {
    return seats.map((info, seat) => {
      if (this.last?.shares[seat]) return "given";
      if (this.last?.pledges[seat]) return "withheld";
      return info.kind === "bot" ? "bot" : "silent";
    });
  }

  /** Loads what hashes; until then messages wait. */
  async begin(): Promise<void> {
    const { Witness } = await import("./witness");
    this.#witness = new Witness(this.#table, this.#seat);
  }

  /** Gives what is told with the first message on a seat: pledges from the first deal on. */
  sit(seat: number | null): void {
    this.#seat = seat;
    this.#witness?.sit(seat);
  }

  /** Takes a message; gives what is to be sent. */
  hear(told: Told, seats: readonly SeatInfo[]): readonly Answer[] {
    if (this.#witness === null) {
      this.#waiting.push(told);
      return [];
    }
    const answers = [...this.#waiting.splice(0), told].flatMap((each) => this.#witness?.hear(each) ?? []);
    this.#note();
    this.whole = this.givers(seats).every((share) => share === "given" || share === "bot");
    return answers;
  }

  /** Compares a view with what was proved. */
  see(view: View): void {
    this.#witness?.holds(view.hand.map((held) => held.card));
    this.#note();
  }

  /** Works the record of the finished match out. */
  async audit(record: RecordForm): Promise<void> {
    const { audit } = await import("./audit");
    if (this.#witness !== null) {
      this.flaws = [...this.flaws, ...audit(this.#table, record, this.#witness.heard)];
      this.audited = true;
    }
  }

  #note(): void {
    const witness = this.#witness;
    if (witness !== null) {
      this.last = witness.last;
      if (witness.flaws.length > this.flaws.length) this.flaws = [...witness.flaws];
    }
  }
}
