"""Text forms of the actions of German Whist."""

from stube.cards import FRENCH_52
from stube.errors import Code, NotationError
from stube.games.german_whist.actions import PLAYS, TAKES, GermanWhistAction, Play, Take


def parse_action(text: str) -> GermanWhistAction:
    """Read `play HK` or `take HA`, strictly.

    Raises:
        NotationError: `bad_action` or `bad_card`, with the text.
    """
    kind, space, code = text.partition(" ")
    if not space or kind not in {Play.kind, Take.kind}:
        raise NotationError(Code.BAD_ACTION, text=text[:80])
    card = FRENCH_52.parse(code)
    return PLAYS[card] if kind == Play.kind else TAKES[card]


def format_action(action: GermanWhistAction) -> str:
    """Give the text form that `parse_action` reads back."""
    return str(action)
