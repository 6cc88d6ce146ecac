"""What every trick game shares: rule sets, events, views, the Game and State protocols."""

from stube.core.event import EVERYBODY, Audience, Event, Seen
from stube.core.game import Action, Game, Preset, State, Step, find_preset
from stube.core.identity import fingerprint
from stube.core.keeping import Keeping
from stube.core.rulebook import Rulebook
from stube.core.rules import Option, RuleSet
from stube.core.seating import Direction, turn_order
from stube.core.trick import Laid, Trick
from stube.core.view import Choice, HandCard, Refusal, RoundResult, Rung, TrickView, View

__all__ = [
    "EVERYBODY",
    "Action",
    "Audience",
    "Choice",
    "Direction",
    "Event",
    "Game",
    "HandCard",
    "Keeping",
    "Laid",
    "Option",
    "Preset",
    "Refusal",
    "RoundResult",
    "RuleSet",
    "Rulebook",
    "Rung",
    "Seen",
    "State",
    "Step",
    "Trick",
    "TrickView",
    "View",
    "find_preset",
    "fingerprint",
    "turn_order",
]
