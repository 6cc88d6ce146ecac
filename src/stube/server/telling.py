"""What a place at a table is told: its welcome, the company, an update."""

import msgspec

from stube import protocol
from stube.core import Seen, fingerprint
from stube.protocol import Company, Customs, Invited, Update, Welcome, wire_args, write_view
from stube.server.house_rows import Chatted, HouseRow, RanOut, Said
from stube.server.store import Row, TableRow
from stube.server.story import Place, Story

encode = msgspec.json.Encoder().encode


def customs_of(row: TableRow) -> Customs:
    """Give what a table agrees on."""
    return msgspec.json.decode(row.customs, type=Customs)


def welcome(row: TableRow, story: Story, customs: Customs, place: Place) -> Welcome:
    """Tell who comes what table this is and where they sit."""
    return Welcome(
        table=row.id,
        game=row.game,
        seat=place,
        preset=row.preset,
        rules=story.state.rules.values(),
        fingerprint=fingerprint(row.game, story.state.rules),
        customs=customs,
        invitation=row.invitation,
        calls=story.game.calls if customs.calls else (),
    )


def invited(row: TableRow, story: Story, customs: Customs) -> Invited:
    """Tell who stands at the door what table this is."""
    told = company(story)
    return Invited(
        table=row.id,
        invitation=row.invitation,
        game=row.game,
        preset=row.preset,
        rules=story.state.rules.values(),
        fingerprint=fingerprint(row.game, story.state.rules),
        customs=customs,
        seats=told.seats,
        host=told.host,
    )


def privy(story: Story) -> frozenset[int]:
    """Give the seats of the side that is asked whether it gives up; the others hear of it when it has."""
    folding = story.company.folds(story.state.decision)
    if folding is None:
        return frozenset()
    return frozenset(next(side for side in story.state.view(None).sides if folding.seat in side))


def company(story: Story, *, privy: bool = False) -> Company:
    """Tell who sits at the table.

    Args:
        story: the fold of the log.
        privy: whether it is told to the side that is asked whether it gives up.
    """
    sitting, folding = story.company, story.company.folds(story.state.decision)
    return Company(
        seats=tuple(chair.told() for chair in sitting.chairs),
        host=sitting.host,
        ended=sitting.ended,
        rematch=tuple(seat for seat, chair in enumerate(sitting.chairs) if chair.wants),
        folding=folding.seat if folding is not None and privy else None,
        agreed=tuple(seat for seat, chair in enumerate(sitting.chairs) if chair.agrees),
        open=sitting.open,
        sheet=sitting.sheet,
        stage="over" if story.state.over or sitting.ended else "playing" if sitting.complete else "gathering",
        talk=story.game.may_talk(story.state),
    )


def first(row: TableRow, story: Story, seat: int) -> tuple[Welcome, Company, Update]:
    """Tell who has opened a table what will be said to them there first."""
    customs = customs_of(row)
    return welcome(row, story, customs, seat), company(story), update(story, customs, seat, ())


def voice(row: Row, what: HouseRow | None) -> bytes | None:
    """Give the message of its own that everybody hears by a house row, if there is one."""
    if row.seat is None:
        return None
    match what:
        case RanOut():
            return encode(protocol.RanOut(seat=row.seat, on=what.on))
        case Said():
            return encode(protocol.Said(seat=row.seat, code=what.code))
        case Chatted():
            return encode(protocol.Chatted(seat=row.seat, text=what.text))
        case _:
            return None


def hands(story: Story, customs: Customs) -> tuple[tuple[str, ...], ...] | None:
    """Give the hands that who watches is shown, by seat; None where none are."""
    if customs.watchers == "open" and story.company.open:
        views = [story.state.view(seat) for seat in range(story.state.seats)]
        return tuple(tuple(held.card for held in view.hand) for view in views)
    return story.shown or None if customs.watchers == "delayed" else None


def update(story: Story, customs: Customs, place: Place, events: tuple[Seen, ...], clock: int | None = None) -> Update:
    """Tell a place what has happened and what it may know now.

    Args:
        story: the fold of the log.
        customs: what the table agrees on.
        place: who is told.
        events: what has happened.
        clock: milliseconds left for the decision that waits.
    """
    told = tuple(protocol.Seen(event.code, wire_args(event.args)) for event in events)
    view = msgspec.Raw(write_view(story.state.view(place)))
    shown = hands(story, customs) if place is None else None
    return Update(number=story.lines[place].number, events=told, view=view, clock=clock, hands=shown)
