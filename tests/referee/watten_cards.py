"""Watten cards for the slow referee: what each card is, who wins a trick, what may be played.

Cards are texts, suit first (``LO``, ``S6``); options are the full map of rules.md 3.1. Everything
is worked out anew at every call: slow, and easy to compare with the text.
"""

Options = dict[str, str]

SUITS = "ELHS"
RANKS = "789TUOKA"
CUT_ORDER = "6789TUOKA"


def pack(options: Options) -> list[str]:
    """All cards of the pack, 32 or 33."""
    cards = [suit + rank for suit in SUITS for rank in RANKS]
    if options["deck"] == "33":
        cards.append("S6")
    return cards


def criticals(options: Options) -> list[str]:
    """The permanent top cards, highest first (K-04)."""
    if options["criticals"] == "none":
        return []
    return options["criticals"].split(",")


def chief(strike: str, trump: str) -> str:
    """The Hauptschlag, which may be a critical as well (K-07); strike six makes it the Weli."""
    if strike == "6":
        return "S6"
    return trump + strike


def guate(options: Options, strike: str, trump: str) -> str | None:
    """The trump one rank above the strike, or None (3.6: none if that card is a critical)."""
    if options["guate"] == "off" or strike == "6":
        return None
    card = trump + RANKS[(RANKS.index(strike) + 1) % len(RANKS)]
    return None if card in criticals(options) else card


def blinds(options: Options, strike: str, trump: str) -> list[str]:
    """The strikes outside the trump suit that are not criticals, in no order."""
    if strike == "6":
        return []
    cards = [suit + strike for suit in SUITS if suit != trump]
    return [card for card in cards if card not in criticals(options)]


def is_trump(options: Options, strike: str, trump: str, card: str) -> bool:
    """Whether a card is a trump; a critical never is (3.1 ``criticals``, K-17 d)."""
    if card in criticals(options):
        return False
    if card == "S6" and options["weli"] == "lowest_trump":
        return True
    return card[0] == trump or card == chief(strike, trump)


def rank_value(options: Options, card: str) -> int:
    """Place of a card in its suit, higher is better; the six is under everything (K-01)."""
    order = "6789TUOKA" if options["ace"] == "high" else "6A789TUOK"
    return order.index(card[1])


def strength(options: Options, strike: str, trump: str, led: str, card: str) -> int:
    """Strength of a card in a trick that was led with ``led`` (the ladder of rules.md 4.1)."""
    if card in criticals(options):
        return 1000 - criticals(options).index(card)
    if card == guate(options, strike, trump):
        return 900
    if card == chief(strike, trump):
        return 800
    if card in blinds(options, strike, trump):
        return 700
    if is_trump(options, strike, trump, card):
        return 600 + rank_value(options, card)
    if card[0] == led[0]:
        return 100 + rank_value(options, card)
    return 0


def trick_winner(options: Options, strike: str, trump: str, cards: list[str]) -> int:
    """Position of the winning card, in play order from 0; of equal cards the first wins."""
    best = 0
    for place in range(1, len(cards)):
        mine = strength(options, strike, trump, cards[0], cards[place])
        if mine > strength(options, strike, trump, cards[0], cards[best]):
            best = place
    return best


def may_carry_call(options: Options, strike: str, trump: str, led: str, trick: int) -> bool:
    """Whether leading this card to trick number ``trick`` (from 1) may carry the call."""
    if options["call"] == "off" or led != chief(strike, trump):
        return False
    if options["call_scope"] == "first_trick" and trick != 1:
        return False
    return led not in criticals(options) or options["double_role_call"] == "yes"


def call_cards(options: Options, strike: str, trump: str, hand: list[str], role: str) -> list[str]:
    """The cards of a hand that satisfy the call for ``role`` (opponent or partner)."""
    found = []
    only_trumps = role == "partner" and options["call_partner"] == "trump_only"
    for card in hand:
        fits = is_trump(options, strike, trump, card)
        if card in criticals(options):
            of_trump_suit = card[0] == trump and options["call_critical_is_trump"] == "yes"
            fits = of_trump_suit or not only_trumps
        if card in blinds(options, strike, trump):
            fits = options["call_blinds"] == "count_as_trump"
            # A strike that is a trump besides cannot be: blinds are outside the trump suit.
        if fits:
            found.append(card)
    return found


def duty(
    options: Options,
    strike: str,
    trump: str,
    led: str | None,
    role: str,
    *,
    called: bool,
    played: list[str],
    trick: int,
) -> str | None:
    """What binds the seat that plays next: ``call``, ``trumps`` (forced trumps) or nothing.

    ``led`` is None for the leader; ``role`` is seen from the leader: ``opponent``, ``partner`` or
    (only for ``follow=trump_announcers``) ``announcer``; ``played`` are the cards after the lead;
    ``trick`` counts from 1.
    """
    if led is None:
        return None
    if called and may_carry_call(options, strike, trump, led, trick):
        height = strength(options, strike, trump, led, led)
        beaten = any(strength(options, strike, trump, led, card) > height for card in played)
        if beaten and options["call_lapses"] == "yes":
            return None
        if role == "partner" and options["call_partner"] == "free":
            return None
        return "call"
    bound = options["follow"] == "trump_all"
    bound = bound or (options["follow"] == "trump_announcers" and role == "announcer")
    return "trumps" if bound and is_trump(options, strike, trump, led) else None


def compelling(options: Options, strike: str, trump: str, hand: list[str], role: str, kind: str) -> list[str]:
    """The cards of a hand that make a duty bite: without one of them the hand is free."""
    if kind == "call":
        return call_cards(options, strike, trump, hand, role)
    top = [chief(strike, trump), guate(options, strike, trump)]
    trumps = [card for card in hand if is_trump(options, strike, trump, card)]
    if options["rechte_exempt"] == "yes":
        trumps = [card for card in trumps if card not in top]
    return trumps


def allowed(options: Options, strike: str, trump: str, hand: list[str], role: str, kind: str) -> list[str]:
    """The cards of a hand that satisfy a duty."""
    if kind == "call":
        return call_cards(options, strike, trump, hand, role)
    return [
        card
        for card in hand
        if is_trump(options, strike, trump, card)
        or card in blinds(options, strike, trump)
        or card in criticals(options)
    ]


def legal(
    options: Options,
    strike: str,
    trump: str,
    led: str | None,
    hand: list[str],
    role: str,
    *,
    called: bool,
    played: list[str],
    trick: int,
) -> list[str]:
    """Cards of ``hand`` that may be played, sorted; the arguments are those of ``duty()``."""
    kind = duty(options, strike, trump, led, role, called=called, played=played, trick=trick)
    if kind is None or not compelling(options, strike, trump, hand, role, kind):
        return sorted(hand)
    return sorted(allowed(options, strike, trump, hand, role, kind))


def goes_with_lead(options: Options, strike: str, trump: str, led: str, card: str) -> bool:
    """Whether a last card is of the led suit, a trump, a strike or a critical (``last_card_rule``)."""
    return (
        card[0] == led[0]
        or is_trump(options, strike, trump, card)
        or card in blinds(options, strike, trump)
        or card in criticals(options)
    )
