"""Raise, hold or fold: mixed as the solved balance of raises says, from the own chance to win the round.

What raises tell stands in the solution already: a side that has been raised looks at another part of the table. The
own chance is therefore taken as the cards alone give it, and nothing is taken off for what the others said.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from stube.bots.sensible.watten import equity, raising
from stube.bots.sensible.watten.certainty import no_way_left, round_is_won
from stube.bots.sensible.watten.equity import Prospects
from stube.bots.sensible.watten.situation import Situation
from stube.core import Choice
from stube.games.watten import WattenView
from stube.games.watten.scoring import OTHER, Stakes
from stube.solvers.equity.table import table


@dataclass(frozen=True, slots=True)
class Measured(Prospects):
    """Prospects by the match equity that rounds of these bots give, where the rules are those of a preset.

    Attributes:
        deals: whether the own unit deals the next round.
    """

    deals: bool

    def of(self, stakes: Stakes) -> float:
        """Give the chance to win the match once a round has ended like this."""
        found = table().worth(stakes, self.unit, deals=self.deals)
        return Prospects.of(self, stakes) if found is None else found


def prospects_of(view: WattenView, situation: Situation) -> Measured:
    """Read the stakes off a view."""
    plain = equity.prospects_of(view, situation)
    dealer = situation.announcers[-1] if situation.announcers else 0
    next_dealer = (dealer + situation.step) % situation.seats
    return Measured(plain.stakes, plain.side, plain.unit, deals=next_dealer in view.units[plain.unit])


@dataclass(frozen=True, slots=True)
class Word:
    """A word about the stake, and why.

    Attributes:
        choice: what is said; None says nothing.
        chance: the chance to win the round that it was chosen for.
        shares: how often each kind of word is right at this chance; empty where worth alone decides.
        worth: by kind, the chance to win the match if nothing more is said about the stake.
    """

    choice: Choice | None
    chance: float
    shares: tuple[tuple[str, float], ...] = ()
    worth: tuple[tuple[str, float], ...] = ()

    @property
    def said(self) -> str:
        """The action, an empty text where nothing is said."""
        return self.choice.action if self.choice else ""


def speak(
    prospects: Prospects, situation: Situation, choices: tuple[Choice, ...], chance: float, random: Random
) -> Word:
    """Raise or say nothing; no raise waits.

    Args:
        prospects: the stakes.
        situation: what the seat knows; it is its turn to play.
        choices: what is offered; raises that would be a mistake are left alone.
        chance: the chance to win the round, as the cards give it.
        random: all chance.
    """
    stakes, side = prospects.stakes, prospects.side
    offered = [choice for choice in choices if choice.kind == "raise" and not choice.args.get("misraise")]
    share = table().raising(stakes, needs(prospects), point(situation), chance) if offered else None
    if share is None:
        return Word(raising.raise_or_none(prospects, situation, choices, chance), chance)
    smallest = min(offered, key=_to)
    asked = stakes.raised(side, _to(smallest))
    passed = prospects.playing(stakes, chance)
    if asked.must_fold():
        return Word(smallest, chance, (), (("raise", prospects.of(asked.folded(OTHER[side]))), ("pass", passed)))
    worth = ("raise", prospects.playing(asked.held(OTHER[side]), chance)), ("pass", passed)
    if raising.invites_farbe(situation):
        share = 0.0
    shares = ("raise", share), ("pass", 1 - share)
    return Word(smallest if random.random() < share else None, chance, shares, worth)


def answer(
    view: WattenView, situation: Situation, prospects: Prospects, estimate: Callable[[], float], random: Random
) -> Word:
    """Answer the waiting raise: hold, fold, or hold and raise.

    Never folds where holding can lose no more, or where folding loses the match. Where the round is lost for certain
    points are compared, not match equity: equity may like the others better when they are tense.

    Args:
        view: what the seat may know.
        situation: what it reads off it.
        prospects: the stakes, with the raise that waits.
        estimate: gives the chance to win the round; asked only where it matters.
        random: all chance.
    """
    by_kind = {choice.kind: choice for choice in reversed(view.choices)}
    if "hold" not in by_kind or len(view.choices) == 1:
        return Word(view.choices[0], 0.0)
    side, held = prospects.side, prospects.at(prospects.stakes.held(prospects.side))
    beaten = held.stakes.won(OTHER[side])
    folded = prospects.stakes.folded(side) if "fold" in by_kind else None
    lost, given_up = prospects.of(beaten), prospects.of(folded) if folded else 0.0
    may_fold = given_up > lost
    if folded and no_way_left(situation) and prospects.is_cheaper(folded, beaten):
        return Word(by_kind["fold"], 0.0, (), (("hold", lost), ("fold", given_up)))
    chance = 1.0 if round_is_won(situation) else estimate()
    worth = ("hold", held.playing(held.stakes, chance)), ("fold", given_up)
    found = table().answering(prospects.stakes, needs(prospects), point(situation), chance)
    if found is None:
        best = by_kind["fold" if may_fold and worth[1][1] > worth[0][1] else "hold"]
        return Word(best, chance, (), worth)
    again = "raise" in by_kind and not raising.invites_farbe(situation)
    weights = found[0], found[1] * may_fold, found[2] * again
    total = sum(weights)
    kinds = ("hold", "fold", "raise") if total else ("hold",)
    shares = tuple((kind, share / total if total else 1.0) for kind, share in zip(kinds, weights, strict=False))
    kind = random.choices(kinds, [share for _, share in shares])[0]
    return Word(by_kind[kind], chance, shares, worth)


def needs(prospects: Prospects) -> tuple[int, int]:
    """Give the points that the own side and the other still need; of several units the nearest counts."""
    target, stakes = int(prospects.stakes.rules.target), prospects.stakes
    own, others = stakes.points(prospects.side), stakes.points(OTHER[prospects.side])
    return target - max(own), target - max(others)


def point(situation: Situation) -> tuple[int, bool]:
    """Give the cards in the hand of who is to play, and whether that seat leads."""
    full = int(situation.rules.hand_size)
    return max(1, full - situation.tricks_done), not situation.laid


def _to(choice: Choice) -> int:
    to = choice.args["to"]
    assert isinstance(to, int)
    return to
