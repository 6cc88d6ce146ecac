"""Moments of a round at which something rare is asked of seat 0, each with its rules."""

from collections.abc import Callable
from typing import Any

from browser.staged import ME, PLAIN, may, met, watten

from stube.core import State

ANNOUNCED = "0 strike U,3 trump L"
"""Seat 3 has dealt and seat 0 is about to lead."""
SHOWN: dict[str, Any] = {"announce_source": "shown_card", "announcement": "hidden", "call": "off", "announce_on": "5"}
CHIEF = ("E8 E9 LU S8 H8", "ET L9 S9 H9 LT", "EU ST HT L8 SU", "EO LO HO SO EK")
"""Seat 0 holds the chief when Unter and leaves are named."""


def claim_while_playing(state: State) -> bool:
    """Say whether I am to play and may claim a card."""
    return may("claim")(state) and state.view(ME).result is None and ME in state.turn


def claim_afterwards(state: State) -> bool:
    """Say whether a card may be claimed although the round is over."""
    return may("claim")(state) and state.view(ME).result is not None


def must_fold(state: State) -> bool:
    """Say whether a raise can only be folded."""
    return may("fold")(state) and not may("hold")(state)


def following(state: State) -> bool:
    """Say whether a suit has to be followed, with a trick to look back at and cards that may not be played."""
    view = state.view(ME)
    return ME in state.turn and len(view.tricks) > 1 and any(held.refusal for held in view.hand)


ANSWERS: dict[str, Callable[[], State]] = {
    "hold or fold": lambda: watten(PLAIN, f"{ANNOUNCED},1 raise 3"),
    "jump to four": lambda: watten(PLAIN, f"{ANNOUNCED},1 jump", setup="8 2", jump_to_four="behind_4"),
    "Farbe": lambda: met("watten", may("farbe"), 268, last_card_rule="challenge", target="21"),
    "several sizes": lambda: watten(PLAIN, f"{ANNOUNCED},1 raise 4", raise_size="multiples", raise_step="2"),
    "must hold": lambda: watten(PLAIN, f"{ANNOUNCED},1 raise 3", setup="19 5", target="21", must_accept="either"),
    "must fold": lambda: met("watten", must_fold, 132, target="21", must_accept="forced_fold"),
    "alone": lambda: watten(
        PLAIN[:2], "0 strike U,1 trump L,0 play E8,1 raise 3", dealer=1, preset="two-hand", raise_when="own_turn"
    ),
    "two against one": lambda: watten(
        PLAIN[:3], "1 strike U,0 trump L,1 raise 3", dealer=0, preset="three-hand", raise_when="own_turn"
    ),
}
"""A raise waits for me."""

SHEETS: dict[str, Callable[[], State]] = {
    "play or give": lambda: watten(
        PLAIN, ANNOUNCED, setup="9 5", gespannt_mode="choose_3_or_give_2", gespannt_loss="stake"
    ),
    "a critical at the cut": lambda: watten(PLAIN, dealer=1, last="HK", cut_steal="cutter"),
    "nothing at the cut": lambda: watten(PLAIN, dealer=1, last="HA", cut_steal="cutter"),
    "better cards asked for": lambda: watten(PLAIN, "1 better", dealer=0, better="by_agreement", better_charge="none"),
    "a swap asked for": lambda: watten(PLAIN, "3 swap", strike_swap="by_agreement"),
    "a card for the strike": lambda: watten(PLAIN, **SHOWN),
    "a card for trumps": lambda: watten(PLAIN, "1 show L9", dealer=0, **SHOWN),
    "announcing": lambda: watten(PLAIN),
    "trumps to announce": lambda: watten(PLAIN, "1 strike U", dealer=0),
}
"""Something else is asked of me in a sheet."""

LINES: dict[str, Callable[[], State]] = {
    "a shown card waits": lambda: watten(PLAIN, "0 show L8", **SHOWN),
    "a swap may be asked for": lambda: watten(PLAIN, dealer=0, strike_swap="by_agreement"),
    "the machine": lambda: watten(("HK S7 E7 L8 S8", *PLAIN[1:]), ANNOUNCED, maschine="win_2"),
    "straight to four": lambda: watten(PLAIN, ANNOUNCED, setup="2 8", jump_to_four="behind_4"),
    "giving up": lambda: watten(PLAIN, ANNOUNCED, concede="pays_stake"),
    "a raise that costs": lambda: watten(
        PLAIN, ANNOUNCED, setup="9 5", misraise="opponents_2_end", gespannt_loss="stake"
    ),
    "a raise of any size": lambda: watten(PLAIN, ANNOUNCED, raise_size="multiples"),
    "cards that break a duty": lambda: watten(
        ("E8 LA L8 S8 H8", "LU L9 S9 H9 LT", "EU ST HT SU EA", "EO LO HO SO EK"),
        "1 strike U,0 trump L,1 play LU call,2 play EA,3 play EO",
        dealer=0,
        illegal_card="claim_2",
    ),
    "a card that ends a trick": lambda: watten(
        PLAIN, "1 strike U,0 trump L,1 play ET,2 play EU,3 play EO", dealer=0, raise_when="own_turn"
    ),
    "a secret announcement": lambda: watten(
        PLAIN,
        "2 strike U,1 trump L,2 play EU,3 play EO,0 play E8,1 play ET",
        dealer=1,
        announcement="hidden",
        call="off",
    ),
    "a chief to lead": lambda: watten(CHIEF, ANNOUNCED),
    "a card to claim": lambda: met("watten", claim_while_playing, 5, preset="tirol-open-15"),
}
"""I may play, and something besides."""


def ended(state: State) -> bool:
    """Say whether a round is over, and the series is not."""
    return state.view(ME).result is not None and not state.over


def match_ended(state: State) -> bool:
    """Say whether a match is over, and the series is not."""
    return ended(state) and any(event.code == "match_over" for event in state.view(ME).events)


ENDS: dict[str, Callable[[], State]] = {
    "a round is over": lambda: met("watten", ended, 67),
    "a round of three is over": lambda: met("watten", ended, 160, preset="three-hand"),
    "a card may be claimed afterwards": lambda: met("watten", claim_afterwards, 267, preset="tirol-open-15"),
    "a match of three is over": lambda: met("watten", match_ended, 222, match="three_games", schneider="double"),
    "the series is over": lambda: met("watten", lambda state: state.over, 243, preset="southtyrol-guate-18"),
    "a round of German Whist is over": lambda: met("german_whist", ended, 0),
}
"""A round has ended."""

WHIST: dict[str, Callable[[], State]] = {
    "an open card to take": lambda: met("german_whist", may("take"), 3, preset="open-stock"),
    "a suit to follow": lambda: met("german_whist", following, 0),
}
"""German Whist: thirteen cards, a stock."""

MOMENTS = ANSWERS | SHEETS | LINES | ENDS | WHIST
"""All of them, by name."""
