"""Strike, trump and better cards: by what is held, played out in worlds that fit."""

from collections.abc import Iterable
from random import Random

from stube.bots.sensible.watten.equity import Prospects
from stube.bots.sensible.watten.playouts import Position, in_order, winning_side
from stube.bots.sensible.watten.ranking import Ranking, ranking_of
from stube.bots.sensible.watten.situation import Situation
from stube.bots.sensible.watten.worlds import deal_hands
from stube.cards import GERMAN_33
from stube.core import Choice
from stube.games.watten import WattenView

A_CARD_HELD = 0.02
"""What a card of the rank or suit counts besides: breaks near-ties towards what is held."""

WORTH_ASKING = 0.01
"""Better cards must improve the chance to win the match by so much."""

EVEN = 0.5

A_TRUMP = 4
"""What the lowest trump counts when a dealer's choice is guessed; each step above it one more."""


def name(view: WattenView, situation: Situation, prospects: Prospects, random: Random, worlds: int) -> str:
    """Name the strike or the trump, or ask for better cards if that pays."""
    names = [choice for choice in view.choices if choice.kind in {"strike", "trump", "show"}]
    worth_trying = [choice for choice in names if held(choice)] or names
    chances = _chances(view, situation, worth_trying, random, worlds)
    best = max(worth_trying, key=lambda choice: chances[choice.action] + A_CARD_HELD * held(choice))
    better = next((choice for choice in view.choices if choice.kind == "better"), None)
    if better and asks_for_better(prospects, chances[best.action]):
        return better.action
    return best.action


def asks_for_better(prospects: Prospects, win: float) -> bool:
    """Say whether a fresh deal, with what it costs, is better than these cards."""
    charged = prospects.stakes.better_charged(prospects.side)
    if charged.over:
        return False  # the points written for the others win them the match
    return prospects.playing(charged, EVEN) > prospects.playing(prospects.stakes, win) + WORTH_ASKING


def answer_better(view: WattenView, situation: Situation, prospects: Prospects, random: Random, worlds: int) -> str:
    """Grant better cards to the other announcer only if that does the own side good."""
    asker = 1 - prospects.side
    charged = prospects.stakes.better_charged(asker)
    granted = prospects.of(charged) if charged.over else prospects.playing(charged, EVEN)
    win = _blind_chance(view, situation, random, worlds) if situation.hand else EVEN
    # Who asks holds little: these cards are better for us than they look.
    refused = prospects.playing(prospects.stakes, min(1.0, win + 0.05))
    return "grant" if granted > refused else "refuse"


def held(choice: Choice) -> int:
    """Give how many cards of the rank or suit are held."""
    number = choice.args.get("held", 1)
    assert isinstance(number, int)
    return number


def _chances(
    view: WattenView, situation: Situation, choices: list[Choice], random: Random, worlds: int
) -> dict[str, float]:
    """Give the chance to win the round after each announcement; the same worlds for all of them."""
    other = next(seat for seat in situation.announcers if seat != situation.me)
    wins = dict.fromkeys((choice.action for choice in choices), 0)
    for _ in range(worlds):
        hands = deal_hands(situation, random)
        for choice in choices:
            rank, suit = named(choice)
            if view.phase == "strike":
                strike = rank
                trump = likely_trump(view, situation, strike, hands[other])
            else:
                strike, trump = view.strike or likely_strike(situation, hands[other], random), suit
            wins[choice.action] += _is_won(situation, strike, trump, hands)
    return {action: count / worlds for action, count in wins.items()}


def named(choice: Choice) -> tuple[str, str]:
    """Give the rank and the suit that a choice names, or those of the card that it shows."""
    card = str(choice.args.get("card", "  "))
    return str(choice.args.get("rank", card[1])), str(choice.args.get("suit", card[0]))


def _blind_chance(view: WattenView, situation: Situation, random: Random, worlds: int) -> float:
    """Give the chance to win the round with what is announced so far."""
    wins = 0
    for _ in range(worlds):
        hands = deal_hands(situation, random)
        strike = view.strike or likely_strike(situation, hands[situation.announcers[0]], random)
        trump = likely_trump(view, situation, strike, hands[situation.announcers[1]])
        wins += _is_won(situation, strike, trump, hands)
    return wins / worlds


def _is_won(situation: Situation, strike: str, trump: str, hands: list[list[int]]) -> bool:
    ranking = ranking_of(situation.rules, situation.rules.pack, strike, trump)
    position = Position(
        ranking=ranking,
        hands=in_order(hands, ranking),
        laid=[],
        called=False,
        seat=situation.announcers[0],
        won=[0, 0],
        needed=situation.needed,
        step=situation.step,
        sides=situation.sides,
        announcers=situation.announcers,
        first_trick=True,
    )
    return winning_side(position) == situation.side


def _seen(situation: Situation, hand: Iterable[int]) -> list[int]:
    """Give the cards of a hand that its announcer has seen when he announces."""
    return list(hand)[: int(situation.rules.announce_on)]


def likely_strike(situation: Situation, hand: list[int], random: Random) -> str:
    """Guess what rank is named with this hand: the rank it holds most of."""
    ranks = [GERMAN_33.cards[card].rank for card in _seen(situation, hand)]
    ranks = [rank for rank in ranks if rank != "6"] or list(situation.rules.pack.ranks)
    most = max(map(ranks.count, ranks))
    return random.choice([rank for rank in ranks if ranks.count(rank) == most])


def likely_trump(view: WattenView, situation: Situation, strike: str, hand: list[int]) -> str:
    """Guess what suit is named with this hand: where his trumps, and the chief, are worth most."""
    if view.trump is not None:
        return view.trump
    seen = _seen(situation, hand)

    def strength(ranking: Ranking) -> int:
        return sum(max(0, ranking.worth[card] - ranking.floor + A_TRUMP) for card in seen)

    suits = situation.rules.pack.suits
    return max(suits, key=lambda suit: strength(ranking_of(situation.rules, situation.rules.pack, strike, suit)))
