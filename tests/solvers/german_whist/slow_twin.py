"""Open endings by the rules alone: plain minimax over cards as pairs of suit and height, no bits, no bounds."""

from functools import cache

Card = tuple[str, int]
Hand = frozenset[Card]


def takes(lead: Card, answer: Card, trump: str | None) -> bool:
    """Say whether the card that answers takes the trick."""
    if answer[0] == lead[0]:
        return answer[1] > lead[1]
    return answer[0] == trump


def answers(hand: Hand, lead: Card) -> list[Card]:
    """Give the cards that follow, or all if none does."""
    return sorted(card for card in hand if card[0] == lead[0]) or sorted(hand)


@cache
def leader_tricks(leader: Hand, other: Hand, trump: str | None, few: bool) -> int:  # noqa: FBT001 - a plain question
    """Give the tricks that the leader takes when both play their best."""
    best = max if not few else min
    return best((after_lead(leader, other, card, trump, few) for card in leader), default=0)


def after_lead(leader: Hand, other: Hand, lead: Card, trump: str | None, few: bool) -> int:  # noqa: FBT001
    """Give the leader's tricks once he has led a card."""
    worst = min if not few else max
    return worst(after_answer(leader, other, lead, answer, trump, few) for answer in answers(other, lead))


def after_answer(leader: Hand, other: Hand, lead: Card, answer: Card, trump: str | None, few: bool) -> int:  # noqa: FBT001
    """Give the leader's tricks once both cards lie."""
    rest, others = leader - {lead}, other - {answer}
    if takes(lead, answer, trump):
        return len(rest) - leader_tricks(others, rest, trump, few)
    return 1 + leader_tricks(rest, others, trump, few)


@cache
def wins_race(leader: Hand, other: Hand, trump: str | None, need: int, against: int, few: bool) -> bool:  # noqa: FBT001
    """Say whether the leader comes to `need` tricks before the other has `against` (few: the other first)."""
    if need == 0 or against == 0:
        return (need == 0) != few
    for lead in leader:
        good = True
        for answer in answers(other, lead):
            rest, others = leader - {lead}, other - {answer}
            if takes(lead, answer, trump):
                good = not wins_race(others, rest, trump, against - 1, need, few)
            else:
                good = wins_race(rest, others, trump, need - 1, against, few)
            if not good:
                break
        if good:
            return True
    return False
