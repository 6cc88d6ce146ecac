"""What can be going on at a Watten table."""

from enum import StrEnum


class Phase(StrEnum):
    """What is waited for: a deal, an announcement, a card, an answer."""

    CUT = "cut"
    DEALER = "dealer"
    DECK = "deck"
    STEAL = "steal"
    STRIKE = "strike"
    TRUMP = "trump"
    BETTER = "better"
    SWAP = "swap"
    CHOOSE = "choose"
    PLAY = "play"
    ANSWER = "answer"
    ROUND_OVER = "round_over"
    OVER = "over"
