"""Where the tips for German Whist speak: losing on purpose, early decisions, long suits, trumps kept."""

from random import Random
from statistics import fmean

from stube.arena.advice.forks import Board, Ways
from stube.bots import Bot
from stube.bots.sensible.german_whist.situation import Situation, read
from stube.cards import FRENCH_52, Card
from stube.core import View
from stube.games.german_whist import GermanWhistView
from stube.games.german_whist.order import HEIGHT
from stube.solvers.german_whist.endings import solve

PARTS = {"early": (1, 4), "middle": (5, 9), "late": (10, 13)}
"""The first and the last trick of each part of the foregame."""

LOOKS = 0.25
"""How often a decision is looked at, so that not only the first of its kind in a deal is."""


def ducking(view: View, _bot: Bot, random: Random) -> Ways | None:
    """Lose a trick of the foregame on purpose, or win it as cheaply as can be; by the card that lies open."""
    if not isinstance(view, GermanWhistView) or view.stage != "foregame" or not view.trick.laid or not view.upcard:
        return None
    situation = read(view)
    cards = sorted(situation.playable, key=lambda card: (card.suit == situation.trump, HEIGHT[card.rank]))
    wins = [card for card in cards if situation.wins(card)]
    loses = [card for card in cards if not situation.wins(card)]
    if not wins or not loses or random.random() > LOOKS:
        return None
    group = f"{situation.rules.count}-{_prize(FRENCH_52.parse(view.upcard), situation)}"
    return Ways(group, f"play {loses[0]}", f"play {wins[0]}")


def _prize(card: Card, situation: Situation) -> str:
    if card.suit == situation.trump:
        return "trump"
    return "low" if HEIGHT[card.rank] <= HEIGHT["6"] else "middle" if HEIGHT[card.rank] <= HEIGHT["T"] else "high"


def deciding(view: View, bot: Bot, random: Random) -> Ways | None:
    """Decide a trick of the foregame with care, or take any other card; by how far the foregame is."""
    if not isinstance(view, GermanWhistView) or view.stage != "foregame" or random.random() > LOOKS:
        return None
    if len(view.choices) < 2:
        return None
    group = next(name for name, (_, last) in PARTS.items() if len(view.tricks) < last)
    careful = bot.choose(view, random)
    return Ways(group, careful, random.choice([one.action for one in view.choices if one.action != careful]))


def leading(board: Board) -> dict[str, float]:
    """Play a deal and weigh the leads of its endgame exactly: what each costs against best play of both.

    Returns:
        means over the leads where there was the choice, in tricks. `long`: the best card of the longest plain
        suit over the best one of the shortest; `kept`: the best plain card over the best trump; `draws`: the
        first where the other still has trumps; `best`: the longest suit over the best lead of all.
    """
    found: dict[str, list[float]] = {}

    def look(view: View) -> None:
        if not isinstance(view, GermanWhistView) or view.stage != "endgame" or view.trick.laid:
            return
        situation = read(view)
        other = situation.open_hand()
        if other is None or len(situation.playable) < 2:
            return
        tricks = solve(situation.hand, other, situation.trump).tricks
        of_suit = {suit: [card for card in situation.hand if card.suit == suit] for suit in FRENCH_52.suits}
        trumps = of_suit.pop(situation.trump or "", [])
        plain = sorted(filter(None, of_suit.values()), key=len)
        best = [max(tricks[card] for card in cards) for cards in plain]
        if plain and len(plain[-1]) > len(plain[0]):
            found.setdefault("long", []).append(best[-1] - best[0])
            found.setdefault("best", []).append(best[-1] - max(tricks.values()))
            if any(card.suit == situation.trump for card in other):
                found.setdefault("draws", []).append(best[-1] - best[0])
        if plain and trumps:
            found.setdefault("kept", []).append(max(best) - max(tricks[card] for card in trumps))

    board.go_on(look)
    return {group: fmean(values) for group, values in found.items()}
