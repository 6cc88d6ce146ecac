"""What people at a table say and wish besides playing: which row a command makes, or why not."""

from typing import TypeAlias

from stube.core import Action
from stube.errors import Code, IllegalAction, TableError
from stube.protocol import AgreeOpen, Assent, Chat, Customs, Rematch, Say
from stube.server.house_rows import Agreed, Assented, Chatted, Folds, HouseRow, Said, Wants
from stube.server.story import Story

Wish: TypeAlias = Say | Chat | Rematch | AgreeOpen | Assent


def row_of(story: Story, customs: Customs, seat: int, command: Wish) -> HouseRow:
    """Give the row of a wish.

    Args:
        story: the fold of the log.
        customs: what the table agrees on.
        seat: whose wish.
        command: the wish.

    Raises:
        TableError: `unknown_call`, `chat_is_off`, `talk_is_closed`, or `stale`.
        IllegalAction: `not_now`.
    """
    match command:
        case Say():
            if not customs.calls or command.code not in story.game.calls:
                raise TableError(Code.UNKNOWN_CALL)
            _may_talk(story)
            return Said(code=command.code)
        case Chat():
            if not customs.chat or customs.listed:  # no free chat for strangers
                raise TableError(Code.CHAT_IS_OFF)
            _may_talk(story)
            return Chatted(text=command.text)
        case Rematch():
            if not story.state.over and not story.company.ended:
                raise IllegalAction(Code.NOT_NOW)
            return Wants()
        case AgreeOpen():
            if customs.watchers != "open":
                raise IllegalAction(Code.NOT_NOW)
            return Agreed(yes=command.yes)
        case Assent():
            return _assent(story, seat, command)


def wish_to_fold(story: Story, customs: Customs, seat: int, action: Action) -> HouseRow | None:
    """Give the row by which a seat asks its partner before it gives up; None where it need not ask.

    Args:
        story: the fold of the log.
        customs: what the table agrees on.
        seat: who acts.
        action: how; the rules allow it.
    """
    if not customs.fold_needs_both or action.kind not in story.game.gives_up or partner(story, seat) is None:
        return None
    return Folds(on=story.state.decision, action=str(action))


def partner(story: Story, seat: int) -> int | None:
    """Give the other person of a seat's side, if one is here and plays."""
    for side in story.state.view(None).sides:
        for other in side:
            chair = story.company.chairs[other]
            if seat in side and other != seat and chair.nodes and chair.player is None:
                return other
    return None


def _assent(story: Story, seat: int, command: Assent) -> HouseRow:
    decision = story.state.decision
    if command.on != decision:
        raise TableError(Code.STALE, on=command.on, decision=decision)
    folding = story.company.folds(decision)
    if folding is None or folding.assented or partner(story, folding.seat) != seat:
        raise IllegalAction(Code.NOT_NOW)
    return Assented(on=decision, yes=command.yes)


def _may_talk(story: Story) -> None:
    if not story.game.may_talk(story.state):
        raise TableError(Code.TALK_IS_CLOSED)
