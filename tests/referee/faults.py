"""Planted faults: one wrong rule at a time put into the product, each of which the slow referee must find.

    python -m referee.faults        (from the folder `tests`; prints in which match each is found)

A fault names the options under which it can show and where the match stands; the play is drawn at random.
"""

import random
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from referee import faults_watten as watten
from referee import faults_whist as whist
from referee.beside import Played, play
from referee.options import defaults
from referee.planting import Patch
from stube.games.german_whist import order as whist_order
from stube.games.watten import order

ROUNDS = 5
"""Rounds of a match that are played to find a fault."""


@dataclass(frozen=True)
class Fault:
    """One wrong rule.

    Attributes:
        name: what is wrong.
        game: the game.
        plant: puts it into the product.
        options: what the rule set must say for it to show; the rest is at its default.
        score: the score from which it shows soon.
        seed: a match in which it shows; others are tried if it no longer does.
    """

    name: str
    game: str
    plant: Callable[[Patch], None]
    options: Mapping[str, str] = field(default_factory=dict)
    score: str = ""
    seed: int = 0


@contextmanager
def planted(fault: Fault) -> Iterator[None]:
    """Put a fault into the product and take it out again; what the product remembers of its rules is forgotten."""
    with Patch.context() as patch:
        _forget()
        fault.plant(patch)
        try:
            yield
        finally:
            patch.undo()
            _forget()


_REMEMBERS = (order.order_of, whist_order.strength, whist_order.ladder, whist_order._places)


def _forget() -> None:
    for remembers in _REMEMBERS:
        remembers.cache_clear()


def one_match(fault: Fault, seed: int) -> Played:
    """Play some rounds under the fault's options in product and referee, whether it is planted or not."""
    setup = {"dealer": "0", **({"score": fault.score} if fault.score else {})}
    return play(fault.game, {**defaults(fault.game), **fault.options}, setup, random.Random(seed), rounds=ROUNDS)


_CALLED = {"call": "automatic"}
_FORCED = {"call": "off", "follow": "trump_all"}
_THREE = {"players": "3", "ghost": "auto_lowest", "hand_size": "7"}

FAULTS: tuple[Fault, ...] = (
    Fault("blinds ranked by suit", "watten", watten.blinds_by_suit, seed=7),
    Fault("of equal strikes the last wins", "watten", watten.last_of_equals, seed=1),
    Fault("ace low", "watten", watten.ace_low),
    Fault(
        "duty kept after it lapsed",
        "watten",
        watten.under_other_rules(call_lapses="no"),
        {**_CALLED, "call_lapses": "yes"},
    ),
    Fault(
        "a critical of the partner for a trump",
        "watten",
        watten.under_other_rules(call_partner="trump_or_critical"),
        _CALLED,
    ),
    Fault(
        "forced trumps bind the announcers alone",
        "watten",
        watten.under_other_rules(follow="trump_announcers"),
        _FORCED,
    ),
    Fault("no critical to a forced trump", "watten", watten.criticals_not_allowed, _FORCED),
    Fault("the deal does not pass", "watten", watten.deal_stays),
    Fault("second packet dealt to the dealer first", "watten", watten.second_packet_from_the_dealer),
    Fault("tense by exactly two", "watten", watten.tense_by_exactly_two, score="10 5"),
    Fault("a fold paid at the new stake", "watten", watten.fold_at_the_new_stake),
    Fault("raising back does not hold", "watten", watten.raising_back_does_not_hold, {"target": "21"}),
    Fault("alternation forgotten", "watten", watten.no_alternation),
    Fault("a raise after the own card", "watten", watten.raise_after_the_own_card),
    Fault("Bessere not charged", "watten", watten.better_is_free),
    Fault("limited loss dropped", "watten", watten.no_limit_of_the_loss, score="9 0"),
    Fault(
        "any raise can be folded",
        "watten",
        watten.raises_can_always_be_folded,
        {"target": "21", "must_accept": "either"},
        "18 18",
    ),
    Fault("two for a match won above the target", "watten", watten.two_for_a_high_win, {"match": "best_of_3"}, "10 10"),
    Fault("the follower need not follow", "german_whist", whist.need_not_follow),
    Fault("a trump does not beat", "german_whist", whist.trumps_do_not_beat),
    Fault("the loser takes the upcard", "german_whist", whist.loser_takes_the_upcard),
    Fault("the loser leads", "german_whist", whist.loser_leads),
    Fault("a tie given to one of the players", "german_whist", whist.ties_to_the_first),
    Fault("last13 counts all", "german_whist", whist.last13_counts_all, {"count": "last13"}),
    Fault("a race is over one trick late", "german_whist", whist.race_one_late, {"race_scope": "all26", "win_at": "7"}),
    Fault("the most wins for the fewest", "german_whist", whist.most_wins_always, {"goal": "fewest"}),
    Fault("the ghost plays its highest card", "german_whist", whist.ghost_plays_high, _THREE),
)


def main() -> int:
    """Print the first match in which each fault is found."""
    for fault in FAULTS:
        with planted(fault):
            found = next((seed for seed in range(60) if one_match(fault, seed).found), None)
        sys.stdout.write(f"{fault.name}: {found}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
