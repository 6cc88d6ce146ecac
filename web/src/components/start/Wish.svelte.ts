/** What the start page has chosen: game, rules, company, customs; kept for the next time. */
import { levels, WISH } from "../../friends/bots";
import type { Customs } from "../../friends/customs";
import { DEFAULTS, readCustoms } from "../../friends/customs";
import { cleanName, keepName, ownName } from "../../friends/ownName";
import type { Catalogue, NewTable, RulesTold } from "../../net/http";
import { askRules } from "../../net/http";
import type { RuleSet } from "../../rules/sets";
import { presetSet, wishOf } from "../../rules/sets";
import { keepValue, keptValue, settings } from "../../settings.svelte";

/** In the order of the house: the main game first, what we do not know last. */
const HOUSE = ["watten", "german_whist"];
const rank = (id: string): number => (HOUSE.includes(id) ? HOUSE.indexOf(id) : HOUSE.length);

interface Kept {
  game: string;
  bot: string;
  /** By game: a preset's id, or rules of one's own. */
  presets: Record<string, string | RuleSet>;
  friends: boolean;
  customs: Customs;
}

function readKept(): Kept {
  const kept = keptValue(WISH) as Partial<Kept> | null;
  return {
    game: kept?.game ?? "watten",
    bot: kept?.bot ?? "sensible",
    presets: kept?.presets ?? {},
    friends: kept?.friends ?? false,
    customs: readCustoms(kept?.customs),
  };
}

/** The pace of the bots for who plays alone: as fast as the own table. */
export function paceOf(): Customs["speed"] {
  return settings.speed === "tap" ? "normal" : settings.speed;
}

export class Wish {
  readonly kept = $state<Kept>(readKept());
  name = $state(ownName());
  offer = $state.raw<Catalogue | null>(null);
  /** The seats beside mine on which a bot sits among friends. */
  #carved = $state.raw<readonly number[]>([]);
  /** How many sit down by rules of one's own, which only the server knows. */
  #told = $state.raw<RulesTold | null>(null);

  readonly games = $derived((this.offer?.games ?? []).toSorted((a, b) => rank(a.id) - rank(b.id)));
  readonly game = $derived(this.offer?.games.find((one) => one.id === this.kept.game) ?? this.offer?.games[0]);
  readonly playable = $derived(this.game?.presets.filter((preset) => preset.playable) ?? []);
  readonly #chosen = $derived(this.kept.presets[this.game?.id ?? ""]);
  /** Rules of one's own, if they are chosen. */
  readonly own = $derived(typeof this.#chosen === "object" ? this.#chosen : undefined);
  readonly preset = $derived(
    this.playable.find((one) => one.id === (this.own?.preset ?? this.#chosen)) ??
      this.playable.find((one) => one.id === this.game?.default_preset) ??
      this.playable[0],
  );
  readonly set: RuleSet = $derived(this.own ?? presetSet(this.game?.id ?? "", this.preset?.id ?? ""));
  readonly rules = $derived(this.#told?.options ?? this.preset?.rules ?? {});
  readonly seats = $derived(this.#told?.seats ?? this.preset?.seats ?? 4);
  readonly bots = $derived(levels(this.offer?.bots ?? []));
  readonly bot = $derived(this.bots.includes(this.kept.bot) ? this.kept.bot : (this.bots[0] ?? this.offer?.bots[0] ?? ""));
  /** The seats beside mine: whether a bot sits there. */
  readonly company = $derived(Array.from({ length: this.seats - 1 }, (_, at) => this.#carved.includes(at)));

  constructor() {
    $effect(() => {
      const { own } = this;
      this.#told = null;
      if (own === undefined) return;
      void askRules(wishOf(own))
        .then((told) => {
          if (this.own === own) this.#told = told;
        })
        .catch(() => undefined);
    });
  }

  /** A bot sits down on a seat beside mine, or gives it back to a friend. */
  carve(at: number): void {
    this.#carved = this.#carved.includes(at) ? this.#carved.filter((one) => one !== at) : [...this.#carved, at];
  }

  /** Keeps what was chosen, and gives what the server is asked for. */
  newTable(): NewTable {
    const { friends, customs } = this.kept;
    keepValue(WISH, this.kept);
    if (friends) keepName(this.name);
    return {
      game: this.set.game,
      preset: this.set.preset || (this.preset?.id ?? ""),
      options: this.set.options,
      seats: ["person", ...this.company.map((bot) => (friends && !bot ? "person" : this.bot))],
      name: cleanName(this.name),
      customs: friends ? customs : { ...DEFAULTS, speed: paceOf() },
    };
  }
}
