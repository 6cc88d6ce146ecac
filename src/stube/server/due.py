"""When something happens at a table by itself next, so that another node does it if this one dies."""

from stube.core import State
from stube.server.company import Company

SHARES = 2000  # milliseconds that a deal waits for shares which were pledged
BOT = 2000  # milliseconds that a bot may take, its pause among them


def next_due(state: State, company: Company, at: int, gesture: int, *, asked: bool) -> int | None:
    """Give the moment by which the next thing should have happened by itself; None where somebody is waited for.

    Args:
        state: where the series stands.
        company: who sits at the table.
        at: the moment from which it stands so, in milliseconds since 1970.
        gesture: how long a gesture lasts, in milliseconds.
        asked: whether the shares of the next deal are being opened.
    """
    moments = []
    folding = company.folds(state.decision)
    if (folding is not None and folding.assented) or (company.again and (state.over or company.ended)):
        moments.append(at)
    bots = company.bots(state.decision)
    deals = state.needs_deal is not None and company.complete and not company.ended
    if deals and (asked or state.view(None).result is None):
        moments.append(at + SHARES * asked)
    ran_out = company.ran_out is not None and company.ran_out[1] == state.decision
    if state.turn and (ran_out or all(seat in bots for seat in state.turn)):
        moments.append(at + BOT)
    if state.passing:
        moments.append(at + gesture)
    return min(moments, default=None)
