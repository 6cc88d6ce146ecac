/** Who is at the table with me: the company, what people say, and what I do there besides playing. */
import type {
  Chatted,
  Company,
  FromServer,
  HouseCommand,
  HouseWish,
  Refused,
  Said,
  SeatInfo,
  Welcome,
} from "../net/messages";
import type { Voices } from "../table/Voices.svelte";
import type { Customs } from "./customs";
import { DEFAULTS } from "./customs";
import { isMuted } from "./muted.svelte";
import type { News } from "./news";
import { newsOf } from "./news";

const MOST_LINES = 100;

export interface Line {
  readonly number: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
}

export interface CircleOptions {
  readonly send: (command: HouseCommand) => void;
  readonly newId: () => string;
  /** Where what people say is seen. */
  readonly voices: Voices;
  /** Told once of everything that changes in the company. */
  readonly onNews?: (news: readonly News[], company: Company) => void;
  /** A person that is not muted has used a canned call, has written, or has let the time pass: for the ear. */
  readonly onSaid?: (seat: number, code: string) => void;
  readonly onChat?: (line: Line) => void;
  readonly onRanOut?: (seat: number) => void;
}

export class Circle {
  welcome = $state.raw<Welcome | null>(null);
  company = $state.raw<Company | null>(null);
  chat = $state.raw<readonly Line[]>([]);
  /** How many lines of the chat have not been looked at. */
  unread = $state(0);
  /** Whether I have got up myself. */
  risen = false;
  /** Why the last of my wishes was refused. */
  refusal = $state.raw<Refused | null>(null);

  readonly #options: CircleOptions;
  /** What was sent and may have been lost with the connection: the same id acts once. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing draws it
  readonly #waiting = new Map<string, HouseCommand>();
  #lines = 0;

  constructor(options: CircleOptions) {
    this.#options = options;
  }

  get seats(): readonly SeatInfo[] {
    return this.company?.seats ?? [];
  }

  /** My seat; null when I have none. */
  get seat(): number | null {
    return this.welcome?.seat ?? null;
  }

  /** What the table has agreed on; as at most tables until the server has told. */
  get customs(): Customs {
    return { ...DEFAULTS, ...this.welcome?.customs };
  }

  get isHost(): boolean {
    return this.seat !== null && this.company?.host === this.seat;
  }

  /** Whether somebody sits here besides me who hears what I say. */
  get hasPeople(): boolean {
    return this.seats.some((info, seat) => info.kind === "person" && seat !== this.seat);
  }

  /** Does something at the table; gives the command's id. */
  wish(wish: HouseWish): string {
    const command = { ...wish, id: this.#options.newId() } as HouseCommand;
    this.refusal = null;
    if (command.type === "rise") this.risen = true;
    if (command.type === "sit") this.#waiting.set(command.id, command);
    this.#options.send(command);
    return command.id;
  }

  /** The socket is open anew: what may have been lost is said again. */
  sendAgain(): void {
    for (const command of this.#waiting.values()) this.#options.send(command);
  }

  /** Takes a message that is about the company; says whether it was one. */
  receive(message: FromServer): boolean {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        if (message.seat !== null) this.#waiting.clear();
        return false;
      case "company":
        this.#gather(message);
        return true;
      case "said":
        this.#hear(message);
        return true;
      case "chatted":
        this.#read(message);
        return true;
      case "ran_out":
        this.#options.onRanOut?.(message.seat);
        return true;
      default:
        return false;
    }
  }

  /** A wish was refused. */
  refused(message: Refused): void {
    this.#waiting.delete(message.id);
    this.refusal = message;
  }

  /** The chat has been looked at. */
  read(): void {
    this.unread = 0;
  }

  #gather(company: Company): void {
    const before = this.company;
    this.company = company;
    const news = before === null ? [] : newsOf(before, company);
    if (news.length > 0) this.#options.onNews?.(news, company);
  }

  #deaf(seat: number): boolean {
    return isMuted(this.welcome?.table ?? "", this.seats[seat]?.name ?? "", seat);
  }

  #hear({ seat, code }: Said): void {
    if (this.#deaf(seat)) return;
    this.#options.voices.say(seat, { code, args: {}, asks: false, call: true });
    this.#options.onSaid?.(seat, code);
  }

  #read({ seat, text }: Chatted): void {
    if (this.#deaf(seat)) return;
    this.#lines += 1;
    const line = { number: this.#lines, seat, name: this.seats[seat]?.name ?? "", text };
    this.chat = [...this.chat, line].slice(-MOST_LINES);
    if (seat !== this.seat) this.unread += 1;
    this.#options.onChat?.(line);
  }
}
