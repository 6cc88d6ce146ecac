"""The slow referee's ledger alone: ``score()`` applies named events of one round to a score."""

from typing import Any

from referee.watten_stakes import Stakes

Options = dict[str, str]

SIDES = {"AC": 0, "BD": 1}


class _Ledger:
    """One round of stakes without cards."""

    def __init__(self, options: Options, start: list[int]) -> None:
        self.options = options
        self.stakes = Stakes(options, start)
        self.chooser = self.stakes.open_tense_round()
        self.over = False

    def take(self, event: str) -> None:
        """Apply one event such as ``BD:raise=4``."""
        name, action = event.split(":")
        kind, _, size = action.partition("=")
        assert not self.over, f"{event}: the round is over"
        if kind in ("give", "play"):
            assert self.chooser == SIDES[name], f"{event}: no such choice"
        elif kind != "better":
            assert self.chooser is None, f"{event}: the tense side chooses first"
        {
            "raise": self._raise,
            "hold": self._answer,
            "fold": self._answer,
            "concede": self._concede,
            "win": self._win,
            "better": self._better,
            "give": self._give,
            "play": self._play,
            "jump": self._jump,
        }[kind](SIDES[name], size or kind)

    def _raise(self, side: int, size: str) -> None:
        sizes = self.stakes.raises(side, answering=self.stakes.pending is not None)
        assert sizes, "may not raise"
        stake = sizes[0] if size == "raise" else int(size)
        assert stake in sizes, "not a size"
        self.over = self.stakes.propose(side, stake)[1]

    def _answer(self, side: int, kind: str) -> None:
        assert self.stakes.last_raiser == 1 - side, "nothing to answer"
        assert kind in self.stakes.answers(), "not possible"
        if kind == "hold":
            self.stakes.hold()
        else:
            self.stakes.fold()
            self.over = True

    def _concede(self, side: int, _: str) -> None:
        assert self.stakes.pending is None, "answer first"
        assert self.options["concede"] != "off", "off"
        self.stakes.concede(side)
        self.over = True

    def _win(self, side: int, _: str) -> None:
        assert self.stakes.pending is None, "answer first"
        self.stakes.pay(1 - side, self.stakes.agreed)
        self.over = True

    def _better(self, side: int, _: str) -> None:
        self.stakes.better(side)
        self.over = bool(self.stakes.winners())

    def _give(self, side: int, _: str) -> None:
        self.stakes.add(1 - side, 2)
        self.over = True

    def _play(self, side: int, _: str) -> None:
        self.stakes.tense_plays(side)
        self.chooser = None

    def _jump(self, side: int, _: str) -> None:
        self.stakes.jump(side)


def score(options: Options, start: list[int], events: str) -> dict[str, Any]:
    """Apply events such as ``BD:raise AC:hold BD:win`` to a score of two sides.

    Events: raise, raise=N, hold, fold, concede, better, win, give, play, jump. Returns ``score``,
    ``winner`` (side or None), ``stake``, ``over`` (the round is over) and ``may_raise`` per side.
    """
    ledger = _Ledger(options, start)
    for event in events.split():
        ledger.take(event)
    stakes = ledger.stakes
    return {
        "score": stakes.score,
        "winner": stakes.winners()[0] if stakes.winners() else None,
        "stake": stakes.agreed,
        "over": ledger.over,
        "may_raise": [not ledger.over and bool(stakes.raises(side)) for side in (0, 1)],
    }
