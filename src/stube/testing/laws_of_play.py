"""Laws of a game's course: whose turn it is, what is taken, what is refused."""

from functools import partial
from random import Random

from stube.cards import Cut, Deal, DealKind, Deck, FirstDealer
from stube.core import Action, State
from stube.core.text import format_state
from stube.errors import Code
from stube.testing.refusals import code_of
from stube.testing.walks import Position, Walk

REFUSALS = 12
"""How many actions that are not offered are tried at each position looked at."""


def the_series_ends(walk: Walk) -> None:
    """Random play comes to an end, and says so to all."""
    assert walk.last.over, f"not over after {len(walk.entries)} steps: {walk}"
    assert walk.view(len(walk.positions) - 1, None).winners, f"over, and nobody has won: {walk}"


def one_thing_is_waited_for(walk: Walk) -> None:
    """A state waits for a deal or for seats, or it is over: just one of these; what ends by itself may be ended."""
    for number, position in enumerate(walk.positions):
        state = position.state
        waits = (state.needs_deal is not None, bool(state.turn), state.over)
        assert sum(waits) == 1, f"{number}: needs deal, turn, over are {waits}"
        for seat, action in state.passing:
            assert action in state.free(seat), f"{number}: {seat} {action} ends by itself and may not be done"


def seats_in_turn_have_choices(walk: Walk) -> None:
    """Choices are there for the seats in turn and for nobody else; after the end nobody may do anything."""
    looked_at = set(walk.sample())
    for number, position in enumerate(walk.positions):
        state = position.state
        seats = range(state.seats)
        assert len(set(state.turn)) == len(state.turn), f"{number}: a seat twice in {state.turn}"
        assert set(state.turn) <= set(seats), f"{number}: {state.turn} of {state.seats} seats"
        for seat in seats:
            choices, free = state.choices(seat), state.free(seat) if number in looked_at or state.over else ()
            assert bool(choices) == (seat in state.turn), f"{number}: {state.turn} and seat {seat} has {choices}"
            texts = [str(action) for action in (*choices, *free)]
            assert len(set(texts)) == len(texts), f"{number}: seat {seat} is offered something twice: {texts}"
            assert not (texts and state.over), f"{number}: over, and seat {seat} may {texts}"


def what_is_offered_is_taken(walk: Walk) -> None:
    """Every choice and everything free is taken, and the state that was asked stays as it was."""
    for number in walk.sample():
        state = walk.positions[number].state
        before = format_state(state)
        for seat in range(state.seats):
            for action in (*state.choices(seat), *state.free(seat)):
                code = code_of(partial(state.play, seat, action))
                assert code is None, f"{number}: {seat} {action} is offered and refused: {code}"
        assert format_state(state) == before, f"{number}: trying what is offered changed the state"


def everything_else_is_refused(walk: Walk) -> None:
    """Actions from elsewhere in the series are refused with a code when they are not offered; nothing changes."""
    random = Random(walk.seed)
    pool = sorted({entry.text for entry in walk.entries if entry.seat is not None})
    for number in walk.sample():
        state = walk.positions[number].state
        before = format_state(state)
        for text in random.sample(pool, min(REFUSALS, len(pool))):
            seat = random.randrange(state.seats)
            if text not in map(str, (*state.choices(seat), *state.free(seat))):
                _refused(state, seat, walk.game.parse_action(text), number)
        assert format_state(state) == before, f"{number}: a refusal changed the state"


def _refused(state: State, seat: int, action: Action, number: int) -> None:
    code = code_of(lambda: state.play(seat, action))
    assert code is not None, f"{number}: {seat} {action} is taken and was not offered"
    if state.over:
        assert code is Code.SERIES_IS_OVER, f"{number}: over, and {seat} {action} is answered with {code}"


def deals_are_checked(walk: Walk) -> None:
    """A deal is taken when its kind is waited for and its cards are the pack's; else it is refused with a code."""
    kinds: set[DealKind | None] = set()
    for number, position in enumerate(walk.positions):
        state = position.state
        if state.needs_deal in kinds and not state.over:
            continue
        kinds.add(state.needs_deal)
        for deal, expected in _bad_deals(state):
            code = code_of(partial(state.deal, deal))
            assert code is expected, f"{number}: {deal} is answered with {code}, not {expected}"


def _bad_deals(state: State) -> list[tuple[Deal, Code]]:
    cards, seats = state.pack.cards, state.seats
    good: dict[DealKind, Deal] = {
        DealKind.CUT: Cut(cards[:seats]),
        DealKind.DEALER: FirstDealer(0),
        DealKind.DECK: Deck(cards),
    }
    bad: dict[DealKind, tuple[Deal, ...]] = {
        DealKind.CUT: (Cut(cards[: seats - 1]), Cut(cards[: seats + 1]), Cut(cards[:1] * seats)),
        DealKind.DEALER: (FirstDealer(-1), FirstDealer(seats)),
        DealKind.DECK: (Deck(cards[1:]), Deck((cards[1], *cards[1:])), Deck((*cards, cards[0])), Deck(())),
    }
    if state.needs_deal is None:
        return [(deal, Code.NO_DEAL_NEEDED) for deal in good.values()]
    others = [(deal, Code.NEEDS_DEAL) for kind, deal in good.items() if kind is not state.needs_deal]
    return others + [(deal, Code.BAD_DEAL) for deal in bad[state.needs_deal]]


def decisions_are_counted(walk: Walk) -> None:
    """Deals and choices move the counter by one; what does not move it leaves every decision as it was."""
    assert walk.positions[0].state.decision == 0, "a series begins without a decision"
    for number, (before, after) in enumerate(zip(walk.positions, walk.positions[1:], strict=False), 1):
        moved = after.state.decision - before.state.decision
        assert moved in {0, 1}, f"{number}: {after.entry} moves the counter by {moved}"
        if _decides(before, after):
            assert moved == 1, f"{number}: {after.entry} is a decision and not counted"
        if not moved:
            same = _waiting(before.state) == _waiting(after.state)
            assert same, f"{number}: {after.entry} is not counted and changes what is waited for"


def _decides(before: Position, after: Position) -> bool:
    entry = after.entry
    assert entry is not None
    return entry.seat is None or entry.text in map(str, before.state.choices(entry.seat))


def _waiting(state: State) -> tuple[object, ...]:
    choices = tuple(state.choices(seat) for seat in range(state.seats))
    return state.needs_deal, state.turn, state.over, choices


def the_setup_is_read(walk: Walk) -> None:
    """A series can begin with a dealer, without a cut; a word that no setup has is refused."""
    game = walk.game
    for dealer in range(game.seats(walk.rules)):
        state = game.start(walk.rules, {"dealer": str(dealer)})
        assert state.view(None).dealer == dealer, f"dealer {dealer} is not the dealer"
        assert state.needs_deal is DealKind.DECK, f"with a dealer, {state.needs_deal} is waited for"
    unknown = code_of(lambda: game.start(walk.rules, {"no such key": "1"}))
    assert unknown is Code.UNKNOWN_SETUP, f"an unknown key of the setup is answered with {unknown}"
