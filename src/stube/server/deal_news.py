"""What a place is told of how the deals of its table are made."""

from collections.abc import Iterator, Sequence

from stube.protocol import CardProof, Closed, Made, Promised, Proven
from stube.protocol.deals import MOST_PLEDGED
from stube.server.house_rows import Asked
from stube.server.story import Place, Story
from stube.server.telling import encode


def on_arrival(story: Story, place: Place) -> Iterator[bytes]:
    """Give what a place is told when it is taken: the deal on the table, and what is due."""
    yield from _made(story)
    yield from _proven(story, story.dealing.shown(place))
    yield _promised(story, place)
    yield from _closed(story)


def on_row(story: Story, place: Place) -> Iterator[bytes]:
    """Give what a place is told of the newest row, before its update."""
    if story.new_deal:
        yield from _made(story)
        yield _promised(story, place)
    if isinstance(story.newest, Asked):
        yield from _closed(story)
    yield from _proven(story, story.proven.get(place, frozenset()))


def _promised(story: Story, place: Place) -> bytes:
    """Tell a place what the server has promised for the next deals, and which it has pledged for itself."""
    dealing = story.dealing
    numbers = range(dealing.number, dealing.number + MOST_PLEDGED)
    told = tuple(dealing.promise(number).hex() for number in numbers)
    return encode(Promised(dealing.number, dealing.number, told, dealing.pledged_until(place)))


def _closed(story: Story) -> Iterator[bytes]:
    """Tell on which list the shares of the next deal are opened, once it is closed."""
    dealing = story.dealing
    if dealing.closed is not None:
        yield encode(Closed(dealing.number, dealing.promise(dealing.number).hex(), _hexes(dealing.closed)))


def _made(story: Story) -> Iterator[bytes]:
    """Tell how the last deal was made, if there was one."""
    dealing, account = story.dealing, story.dealing.account()
    if account is None:
        return
    yield encode(
        Made(
            deal=account.number,
            promise=account.promise.hex(),
            pledges=_hexes(account.pledges),
            shares=_hexes(account.shares),
            root=None if account.root is None else account.root.hex(),
            size=0 if dealing.dealt is None else len(dealing.dealt.places),
        )
    )


def _proven(story: Story, places: frozenset[int]) -> Iterator[bytes]:
    """Tell what proves cards of the deck on the table, if there are any."""
    if story.dealing.dealt is None or not places:
        return
    cards = tuple(
        CardProof(one.place, str(one.card), one.salt.hex(), tuple(step.hex() for step in one.path))
        for one in story.dealing.dealt.openings(places)
    )
    yield encode(Proven(story.dealing.dealt.number, cards))


def _hexes(values: Sequence[bytes | None]) -> tuple[str | None, ...]:
    return tuple(None if value is None else value.hex() for value in values)
