"""The cut, the rounds of a match, its end, and how it may begin."""

from random import Random

import pytest
from games.german_whist.scripted import D1, D2, any_step, at_random, cards, high, low, play_round, rules_of, start

from stube.cards import Cut, DealKind, Deck, FirstDealer
from stube.core import RuleSet, find_preset
from stube.errors import Code, NotationError, RulesError, StubeError
from stube.games.german_whist import GAME, GermanWhistRules, GermanWhistState


def test_highest_card_cut_deals() -> None:
    """Ace high; the seat after the dealer leads (G-03, G-07)."""
    state = GAME.start(rules_of())
    assert (state.needs_deal, state.phase, state.dealer) == (DealKind.CUT, "cut", None)
    step = state.deal(Cut(cards("2S AC")))
    assert (step.state.dealer, step.state.needs_deal, step.state.phase) == (1, DealKind.DECK, "deck")
    assert [(event.code, dict(event.args), event.audience) for event in step.events] == [
        ("cut", {"cards": ("S2", "CA")}, None),
        ("dealer", {"seat": 1}, None),
    ]
    dealt = step.state.deal(Deck(cards(D1))).state
    assert (dealt.turn, dealt.number, dealt.decision) == ((0,), 1, 2)
    assert [told.code for told in dealt.view(0).events][:3] == ["cut", "dealer", "dealt"]


def test_equal_cards_cut_again() -> None:
    """Equal highest ranks cut again; equal lower ones do not matter (G-03)."""
    step = GAME.start(rules_of()).deal(Cut(cards("AS AC")))
    assert [event.code for event in step.events] == ["cut", "cut_again"]
    assert (step.state.needs_deal, step.state.decision) == (DealKind.CUT, 1)
    three = GAME.start(rules_of("three"))
    assert three.deal(Cut(cards("7S 7C KD"))).state.dealer == 2
    assert three.deal(Cut(cards("7S KC KD"))).state.dealer is None


def test_first_dealer_by_lot() -> None:
    """A seat drawn by lot deals first (G-03)."""
    state = GAME.start(rules_of(first_dealer="random"))
    assert (state.needs_deal, state.phase) == (DealKind.DEALER, "dealer")
    step = state.deal(FirstDealer(1))
    assert (step.state.dealer, step.state.phase) == (1, "deck")
    assert [(event.code, dict(event.args)) for event in step.events] == [("dealer", {"seat": 1})]


def test_deal_passes_on() -> None:
    """The next seat deals the next round, also after a draw, and the round on show is the new one (G-03, G-31)."""
    state = play_round(start().deal(Deck(cards(D2))).state)
    assert (state.dealer, state.number, state.phase) == (1, 1, "round_over")
    assert state.result is not None
    assert (state.result.winners, state.standing.won) == ((), (0, 0))
    state = state.deal(Deck(cards(D2))).state
    assert (state.dealer, state.number, state.turn, state.result) == (0, 2, (1,), None)
    assert state.events[0].code == "dealt"


def test_best_of_three_at_the_table() -> None:
    """G18 of rules.md 4.5 played out: N, D, a draw, N: 2 to 1 after four deals (G-30, G-31)."""
    state = start()
    winners = []
    # The first seat dealt wins D1 and draws D2 when both play low; the deal passes each round, so N is seat 1 at last.
    for deck, choose in ((D1, low), (D1, low), (D2, low), (D1, high)):
        state = state.deal(Deck(cards(deck))).state
        state = play_round(state, choose)
        assert state.result is not None
        winners.append(state.result.winners)
        assert state.over == (len(winners) == 4)
    assert winners == [(0,), (1,), (), (1,)]
    assert (state.standing.won, state.standing.winners, state.standing.score) == ((1, 2), (1,), (3, 7))
    assert (state.phase, state.needs_deal, state.turn) == ("over", None, ())
    assert state.events[-1].code == "series_over"
    assert state.events[-1].args == {"winners": (1,)}
    view = state.view(0)
    assert (view.over, view.winners, view.won, view.to_win, view.target) == (True, (1,), (1, 2), 2, None)


def test_tied_round_is_dealt_again() -> None:
    """The same dealer deals, the number of the round stays, no points (G-24)."""
    state = play_round(start(tie="replay", score="tricks").deal(Deck(cards(D2))).state)
    assert [event.code for event in state.events[-2:]] == ["round_over", "tie_replayed"]
    assert (state.standing.score, state.phase, state.number, state.dealer) == ((0, 0), "round_over", 1, 1)
    state = state.deal(Deck(cards(D1))).state
    assert (state.number, state.dealer, state.turn) == (1, 1, (0,))
    state = play_round(state)
    assert (state.standing.score, state.standing.won) == ((16, 10), (1, 0))


def test_single_tied_round_is_dealt_again() -> None:
    """A tie that is dealt again does not end a single match (G-24, G-30)."""
    state = play_round(start(tie="replay", match="single").deal(Deck(cards(D2))).state)
    assert (state.over, state.needs_deal) == (False, DealKind.DECK)
    drawn = play_round(start(match="single").deal(Deck(cards(D2))).state)
    assert (drawn.over, drawn.standing.winners) == (True, ())


def test_three_share_a_single_match() -> None:
    """Equal firsts of three have both won the match (G-30, G-42)."""
    random = Random(0)
    shared = 0
    while not shared:
        state = play_round(any_step(start("three"), random).state, at_random(random))
        shared = len(state.standing.winners) > 1
        most = max(state.view(0).won_tricks)
        firsts = tuple(seat for seat, tricks in enumerate(state.view(0).won_tricks) if tricks == most)
        assert (state.over, state.standing.winners) == (True, firsts)
        assert state.standing.won == tuple(int(seat in firsts) for seat in range(3))


def test_target_rises_at_the_table() -> None:
    """G24 of rules.md 4.5: both pass 50 in the same deal, the target becomes 60, play goes on (G-32)."""
    state = start("points-50", setup={"score": "46 45"}).deal(Deck(cards(D1))).state
    assert state.view(0).target == 50
    state = play_round(state)
    assert (state.standing.score, state.over) == ((51, 53), False)
    assert [event.code for event in state.events[-2:]] == ["round_over", "target_rises"]
    assert state.events[-1].args == {"target": 60}
    assert state.view(0).target == 60
    state = play_round(state.deal(Deck(cards(D1))).state)
    assert (state.standing.score, state.standing.winners, state.standing.won) == ((59, 58), (), (1, 1))
    state = play_round(state.deal(Deck(cards(D1))).state, high)
    assert (state.standing.score, state.standing.winners, state.over) == ((69, 61), (), False)


def test_setup() -> None:
    """Dealer, points and rounds won may be given at the start (G-03, G-30)."""
    state = GAME.start(rules_of("points-50"), {"dealer": "0", "score": "49 0"})
    assert (state.dealer, state.standing.score, state.standing.target) == (0, (49, 0), 50)
    state = GAME.start(rules_of(match="best_of_5"), {"won": "2 1", "score": "9 1"})
    assert (state.standing.won, state.standing.score, state.dealer) == ((2, 1), (9, 1), None)
    with pytest.raises(NotationError):
        GAME.start(rules_of(match="single"), {"won": "1 0"})
    state = GAME.start(rules_of("points-50"), {"score": "53 55", "won": "4 3"})
    assert (state.standing.target, state.standing.won, state.view(0).to_win, state.over) == (60, (4, 3), 0, False)
    small = GAME.start(rules_of(hand_size="4"), {"pack": "432", "dealer": "0"})
    assert "".join(map(str, small.pack.cards)) == "C2C3C4D2D3D4H2H3H4S2S3S4"
    assert small.layout.tricks == 6


@pytest.mark.parametrize(
    ("preset", "setup", "code"),
    [
        ("classic", {"dealer": "2"}, Code.BAD_SEAT),
        ("classic", {"dealer": "x"}, Code.BAD_SEAT),
        ("classic", {"dealer": ""}, Code.BAD_SEAT),
        ("classic", {"dealer": "01"}, Code.BAD_SEAT),
        ("classic", {"score": "1"}, Code.BAD_NUMBER),
        ("classic", {"score": "1 2 3"}, Code.BAD_NUMBER),
        ("classic", {"score": "1 -2"}, Code.BAD_NUMBER),
        ("classic", {"score": "1 x"}, Code.BAD_NUMBER),
        ("classic", {"score": "1 ²"}, Code.BAD_NUMBER),
        ("classic", {"score": "1 99999999999"}, Code.BAD_NUMBER),
        ("classic", {"won": "2 0"}, Code.BAD_NUMBER),
        ("points-50", {"score": "50 0"}, Code.BAD_NUMBER),
        ("points-50", {"score": "65 55"}, Code.BAD_NUMBER),
        ("classic", {"pack": ""}, Code.BAD_CARD),
        ("classic", {"pack": "22"}, Code.BAD_CARD),
        ("classic", {"pack": "2x"}, Code.BAD_CARD),
        ("classic", {"pack": "23"}, Code.OPTIONS_CLASH),
        ("classic", {"weather": "fine"}, Code.UNKNOWN_SETUP),
    ],
)
def test_setup_that_is_refused(preset: str, setup: dict[str, str], code: Code) -> None:
    """What cannot be read, or would be over already, is refused by code (G-01, G-05, G-30)."""
    with pytest.raises(StubeError) as refused:
        GAME.start(rules_of(preset), setup)
    assert refused.value.code is code
    assert isinstance(refused.value, NotationError | RulesError)


def test_rules_of_another_game() -> None:
    """A rule set of another kind is refused, and one that contradicts itself too (G-50)."""
    with pytest.raises(RulesError):
        GAME.start(RuleSet())
    with pytest.raises(RulesError) as refused:
        GAME.start(GermanWhistRules(players="3"))
    assert refused.value.code is Code.OPTIONS_CLASH


def test_the_game() -> None:
    """What the catalogue offers: seats, pack, default preset, no aliases (G-01)."""
    assert (GAME.id, GAME.default_preset, dict(GAME.aliases)) == ("german_whist", "classic", {})
    assert find_preset(GAME, GAME.default_preset).rules == rules_of()
    assert (GAME.seats(rules_of()), GAME.seats(rules_of("three"))) == (2, 3)
    assert len(GAME.pack(rules_of()).cards) == 52


def play_match(state: GermanWhistState, random: Random, limit: int = 400) -> GermanWhistState:
    """Play a whole match by chance; a match may be drawn for long, so the number of rounds is limited."""
    while not state.over and state.number < limit:
        step = any_step(state, random)
        state = step.state
    return state


def every_form() -> list[tuple[str, str, str]]:
    """All presets, each with every single option changed that does not clash."""
    found = []
    for preset in GAME.presets:
        found.append((preset, "", ""))
        base = rules_of(preset)
        for option in GermanWhistRules.options():
            for value in option.values:
                if value == getattr(base, option.name):
                    continue
                try:
                    rules_of(preset, **{option.name: value})
                except RulesError:
                    continue
                found.append((preset, option.name, value))
    return found


@pytest.mark.parametrize("preset", GAME.presets)
def test_every_form_is_played_to_the_end(preset: str) -> None:
    """Each preset and each single change of it comes to an end that fits its options (G-30 to G-32)."""
    forms = [(option, value) for name, option, value in every_form() if name == preset]
    assert len(forms) > 10
    for number, (option, value) in enumerate(forms):
        rules = rules_of(preset, **({option: value} if option else {}))
        state = play_match(GAME.start(rules), Random(f"{preset} {number}"))
        assert state.over, (preset, option, value)
        standing = state.standing
        if rules.match == "points_50":
            [winner] = standing.winners
            assert (
                standing.score[winner]
                >= (standing.target or 0)
                > max(points for player, points in enumerate(standing.score) if player != winner)
            )
        elif rules.match != "single":
            [winner] = standing.winners
            assert standing.won[winner] == max(standing.won) == (2 if rules.match == "best_of_3" else 3)
