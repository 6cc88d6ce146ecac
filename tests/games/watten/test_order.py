"""Who beats whom, and why; how a hand lies."""

import pytest
from games.watten.scripted import rules_of

from stube.errors import Code
from stube.games.watten import WattenRules
from stube.games.watten.order import Order, carries_call, critical_cards, duty, order_of, sort_unannounced


def order(rules: WattenRules, strike: str = "U", trump: str = "L") -> Order:
    """The order of a round."""
    return order_of(rules, rules.pack, strike, trump)


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("EA EK", "led_suit"),
        ("EA LU", "chief"),
        ("EA L7", "trump"),
        ("EU EA", "blind"),
        ("EU HU", "first_blind"),
        ("HU EU LA", "first_blind"),
        ("EU HK", "critical"),
        ("S7 E7", "critical"),
    ],
)
def test_why_a_card_is_on_top(cards: str, reason: str) -> None:
    """W-04, W-07: the code that says why, blinds that met told apart from one alone."""
    rules = rules_of()
    assert order(rules).reason(rules.pack.parse_all(cards)) == reason


def test_the_guate_is_a_reason_of_its_own() -> None:
    """W-08: the trump above the strike, over the chief; none beside a strike of sixes or where it is a critical."""
    rules = rules_of(guate="on")
    assert order(rules).reason(rules.pack.parse_all("LU LO")) == "guate"
    assert str(order(rules, "A", "E").guate) == "None"
    assert str(order(rules, "A", "L").guate) == "L7"
    assert order(rules, "O", "H").guate is None


def test_roles_and_heights_fall_together() -> None:
    """W-04: each card has its role; heights fall from Max to the plain cards and to nothing."""
    rules = rules_of()
    named = order(rules)
    cards = rules.pack.parse_all("HK S7 E7 LU EU LA L7 EA E8 SA")
    roles = ["max", "belli", "spitz", "chief", "blind", "trump", "trump", None, None, None]
    assert [named.role(card) for card in cards] == roles
    heights = [named.height(card, rules.pack.parse("E9")) for card in cards]
    assert heights == sorted(heights, reverse=True)
    assert len(set(heights)) == len(heights)
    assert heights[-1] == 0
    assert heights[-2] > 0


def test_a_hand_lies_from_the_top_suit_by_suit() -> None:
    """Sorted by the ladder, then acorns, leaves, hearts, bells, each from its highest card."""
    rules = rules_of()
    hand = rules.pack.parse_all("S8 E8 HA L9 EA HK EU SA LU H8")
    assert " ".join(map(str, order(rules).sort(hand))) == "HK LU EU L9 EA E8 HA H8 SA S8"
    low = rules_of(ace="low")
    assert " ".join(map(str, order(low).sort(low.pack.parse_all("EA E8 EK")))) == "EK E8 EA"


def test_an_unannounced_hand_shows_only_its_criticals() -> None:
    """W-10: criticals in their order, then suit by suit, whatever strike and trump are."""
    rules = rules_of("tyrol-kritisch-15")
    hand = rules.pack.parse_all("E7 SA S6 E8 HK EA S7 LA S8")
    assert " ".join(map(str, sort_unannounced(rules, rules.pack, hand))) == "HK S7 S6 E7 EA E8 LA SA S8"


def test_criticals_are_those_in_the_pack() -> None:
    """W-02: highest first; none where the rule set has none."""
    rules = rules_of("italian-tirolo-15")
    assert " ".join(map(str, critical_cards(rules, rules.pack))) == "HK S7 E7 S6"
    assert critical_cards(rules_of(criticals="none"), rules.pack) == ()


@pytest.mark.parametrize(
    ("options", "strike", "trump", "card", "trick", "carries"),
    [
        ({}, "U", "L", "LU", 0, True),
        ({}, "U", "L", "LU", 3, True),
        ({}, "U", "L", "EU", 0, False),
        ({"call": "off"}, "U", "L", "LU", 0, False),
        ({"call": "automatic"}, "U", "L", "LU", 0, True),
        ({"call_scope": "first_trick"}, "U", "L", "LU", 0, True),
        ({"call_scope": "first_trick"}, "U", "L", "LU", 1, False),
        ({}, "K", "H", "HK", 0, True),
        ({"double_role_call": "no"}, "K", "H", "HK", 0, False),
        ({"double_role_call": "no"}, "U", "L", "LU", 2, True),
    ],
)
def test_which_lead_may_carry_the_call(
    options: dict[str, str], strike: str, trump: str, card: str, trick: int, *, carries: bool
) -> None:
    """W-24, W-25, W-29: the chief, in the tricks that may, a critical only where it may do both jobs."""
    rules = rules_of(**options)
    assert carries_call(rules, order(rules, strike, trump), rules.pack.parse(card), trick) is carries


def test_a_duty_says_why() -> None:
    """W-23, W-26, W-27: each duty has its own code, and there is none where play is free."""
    rules = rules_of()
    led = rules.pack.parse_all("LU")

    def bound(
        rules: WattenRules, *, called: bool = False, partner: bool = False, announcer: bool = False
    ) -> Code | None:
        found = duty(rules, order(rules), led, called=called, partner=partner, announcer=announcer)
        return found and found.reason

    assert bound(rules, called=True) is Code.MUST_GIVE_TRUMP_OR_CRITICAL
    assert bound(rules, called=True, partner=True) is Code.MUST_GIVE_TRUMP
    assert bound(rules) is None
    everybody = rules_of(follow="trump_all", call="off")
    assert bound(everybody) is Code.MUST_FOLLOW_TRUMP
    announcers = rules_of(follow="trump_announcers", call="off")
    assert (bound(announcers), bound(announcers, announcer=True)) == (None, Code.MUST_FOLLOW_TRUMP)


def test_forced_trumps_allow_trumps_blinds_and_criticals() -> None:
    """W-23: trumps compel; blinds and criticals may be played and are never asked for."""
    rules = rules_of(follow="trump_all", call="off")
    named = order(rules)
    found = duty(rules, named, rules.pack.parse_all("LA"), called=False, partner=False, announcer=False)
    assert found is not None
    assert found.compel == named.trumps
    assert found.allow == named.trumps | named.blinds | set(named.criticals)
    assert duty(rules, named, rules.pack.parse_all("EA"), called=False, partner=False, announcer=False) is None


def test_the_six_of_bells_wins_where_nobody_follows() -> None:
    """W-03, W-04: the lowest plain card of all still beats every card of another plain suit."""
    rules = rules_of(deck="33", criticals="none", weli="bells_six")
    cards = rules.pack.parse_all("S6 EA HK LK")
    assert order(rules, "9", "L").winner((cards[0], cards[1], cards[2])) == 0
    assert order(rules, "9", "L").winner(cards) == 3
