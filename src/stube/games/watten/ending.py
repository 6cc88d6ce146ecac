"""How a round ends: what is shown, what is told, what it makes of the match and the series."""

from dataclasses import replace
from typing import TYPE_CHECKING

from stube.core import EVERYBODY, Event, RoundResult, Step
from stube.errors import Arg
from stube.games.watten.codes import Made
from stube.games.watten.dealing import step
from stube.games.watten.phases import Phase
from stube.games.watten.scoring import Stakes, match_winners

if TYPE_CHECKING:
    from stube.games.watten.state import WattenState


def end_round(state: "WattenState", *before: Event) -> Step["WattenState"]:
    """Close the round: show what the options show, then count the match (W-39, W-48)."""
    stakes = state.stakes
    assert stakes.how is not None
    assert stakes.winner is not None
    result = RoundResult(
        how=stakes.how,
        winners=stakes.sides[stakes.winner],
        tricks=(state.tricks_of(0), state.tricks_of(1)),
        points=stakes.gained,
        shown=_shown(state, stakes),
    )
    events = [*before]
    if state.rules.announcement == "hidden":
        events.append(Event("revealed", {"strike": state.strike, "trump": state.trump}, EVERYBODY))
    events += [
        Event("cards_shown", {"seat": seat, "cards": cards}, EVERYBODY)
        for seat, cards in enumerate(result.shown)
        if cards
    ]
    told: dict[str, Arg] = {
        "how": result.how,
        "winners": result.winners,
        "tricks": result.tricks,
        "points": result.points,
    }
    events.append(Event("round_over", told, EVERYBODY))
    account = (*state.made, *(made(state, seat) for seat, gesture in enumerate(state.glances.making) if gesture))
    state = replace(state, glances=state.glances.at_rest(), made=account)
    return settle(replace(state, phase=Phase.ROUND_OVER, raiser=None, result=result), *events)


def made(state: "WattenState", seat: int) -> Made:
    """Give the account of the gesture that a seat is making."""
    gesture, code = state.glances.making[seat], dict(state.code(seat))
    assert gesture is not None
    return Made(state.round, seat, gesture, code[gesture], tuple(sorted(state.glances.seen[seat])))


def settle(state: "WattenState", *before: Event) -> Step["WattenState"]:
    """Count a match that has been won, and the series (W-41, W-48, W-60)."""
    winners = match_winners(state.rules, state.stakes.score)
    if not winners:
        return step(state, *before)
    state = replace(state, codes=state.codes.open())
    score = state.stakes.score
    losers = [points for unit, points in enumerate(score) if unit not in winners]
    schneider = state.rules.schneider == "double" and bool(losers) and max(losers) <= 0
    worth = 2 if schneider and state.rules.match != "single" else 1
    won = tuple(count + worth * (unit in winners) for unit, count in enumerate(state.won))
    over = Event("match_over", {"winners": winners, "score": score, "schneider": schneider}, EVERYBODY)
    state = replace(state, won=won, matches=state.matches + 1)
    if state.rules.match == "three_games":
        done = state.matches >= state.rules.matches
    else:
        done = max(won) >= state.rules.matches
    if not done:
        return step(state, *before, over)
    best = tuple(unit for unit, count in enumerate(won) if count == max(won))
    ended = Event("series_over", {"winners": best}, EVERYBODY)
    return step(replace(state, phase=Phase.OVER, winners=best), *before, over, ended)


def _shown(state: "WattenState", stakes: Stakes) -> tuple[tuple[str, ...], ...]:
    """Give the cards left that everybody may see, by seat (W-39)."""
    rules = state.rules
    hands = tuple(tuple(map(str, hand)) for hand in state.hands)
    nothing: tuple[tuple[str, ...], ...] = ((),) * state.seats
    if stakes.how == "played":
        return hands if rules.stop_when_decided == "show" or rules.fold_shows == "yes" else nothing
    if stakes.how in {"folded", "conceded"} and rules.fold_shows == "yes":
        return tuple(() if state.side(seat) == stakes.winner else hand for seat, hand in enumerate(hands))
    return nothing
