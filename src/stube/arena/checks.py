"""What must hold after every step of every game, seen through its views."""

from stube.core import State, View


class BrokenStateError(AssertionError):
    """A game's state breaks a law that holds for all games: a fault of ours, never of a player."""


class Watch:
    """Looks at each state of a series and raises where cards or points are lost or made.

    Every view is built each time: those of all seats and a watcher's.
    """

    def __init__(self, state: State) -> None:
        """Begin with the first state."""
        self._out = 0
        self._round = -1
        self._before: tuple[int, ...] = ()
        self._codes = frozenset(map(str, state.pack.cards))
        self._ended = False

    def look(self, state: State) -> tuple[View, list[View]]:
        """Look at the next state.

        Returns:
            A watcher's view and that of each seat, since they are built anyhow.

        Raises:
            BrokenStateError: with what is wrong.
        """
        watcher = state.view(None)
        views = [state.view(seat) for seat in range(state.seats)]
        for seat, view in enumerate(views):
            self._check_offers(state, seat, view)
        self._check_cards(state, watcher, views)
        self._check_points(watcher)
        return watcher, views

    def _check_offers(self, state: State, seat: int, view: View) -> None:
        """A view offers what the state takes, and somebody on turn has something to choose."""
        offered = [choice.action for choice in view.choices]
        _hold(offered == [str(action) for action in state.choices(seat)], f"view of {seat} offers {offered}")
        _hold(bool(offered) == (seat in state.turn), f"seat {seat} on turn has nothing to choose, or the reverse")

    def _check_cards(self, state: State, watcher: View, views: list[View]) -> None:
        """No card is twice or unknown; a card once dealt is in a hand or on the table until the round is over."""
        held = [card.card for view in views for card in view.hand]
        laid = [card.card for trick in (*watcher.tricks, watcher.trick) for card in trick.laid]
        laid = list(dict.fromkeys(laid)) if watcher.result is not None else laid  # the last trick may lie there still
        seen = held + laid
        _hold(len(set(seen)) == len(seen), f"a card twice in {seen}")
        _hold(set(seen) <= self._codes, f"a card of no pack in {seen}")
        for seat, view in enumerate(views):
            own = len(view.hand) + view.unseen
            _hold(watcher.counts[seat] == own, f"seat {seat} holds {own} and shows {watcher.counts[seat]}")
        out = sum(watcher.counts) + len(laid)
        if state.needs_deal is None and watcher.result is None and watcher.trick.laid + watcher.tricks != ():
            _hold(out >= self._out, f"{self._out} cards were out, now {out}")
        self._out = out

    def _check_points(self, watcher: View) -> None:
        """The score after a round is the score before it and the round's points."""
        if watcher.round != self._round:
            self._round, self._before, self._ended = watcher.round, watcher.score, False
        if watcher.result is not None and not self._ended:
            self._ended = True
            added = tuple(map(sum, zip(self._before, watcher.result.points, strict=True)))
            _hold(added == watcher.score, f"{self._before} and {watcher.result.points} are not {watcher.score}")
            _hold(sum(watcher.result.tricks) <= len(watcher.tricks), "more tricks won than played")


def _hold(truth: bool, what: str) -> None:  # noqa: FBT001 - a claim is the whole of it
    if not truth:
        raise BrokenStateError(what)
