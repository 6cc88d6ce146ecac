"""Bots with one fault each, planted so that its detector must fire."""

from random import Random

from stube.bots.sensible import Sensible
from stube.core import Choice, View


class Strongest:
    """Always plays its strongest card by the ladder: beats its partner and wastes the Max."""

    def choose(self, view: View, random: Random) -> str:
        """Play the first playable card of the hand, which lies sorted; everything else sensibly."""
        cards = [card.card for card in view.hand if card.playable]
        return f"play {cards[0]}" if cards else Sensible(worlds=1).choose(view, random)


class Folder:
    """Gives up whenever it can, also the match."""

    def choose(self, view: View, random: Random) -> str:
        """Fold or concede, else act sensibly."""
        return _first(view.choices, "fold", "concede") or Sensible(worlds=1).choose(view, random)


class Stubborn:
    """Raises what it can, and never gives up."""

    def choose(self, view: View, random: Random) -> str:
        """Hold, raise, else act sensibly on what is left without giving up."""
        if view.choices and view.choices[0].kind == "play":
            wanted = "raise" if random.random() < 0.3 else "play"
            return _first(view.choices, wanted, "play")
        return _first(view.choices, "hold") or Sensible(worlds=1).choose(view, random)


def _first(choices: tuple[Choice, ...], *kinds: str) -> str:
    """Give the first choice of the first kind that is offered, or an empty text."""
    return next((choice.action for kind in kinds for choice in choices if choice.kind == kind), "")
