"""Counts of action sequences on fixed deals, and a plain second count of the two-handed ones."""

from itertools import groupby

import pytest
from games.perft import Count, dealt_from, perft, read_counts

COUNTS = read_counts("german_whist")
BY_SETUP = {name: list(lines) for name, lines in groupby(COUNTS, key=lambda line: line.id)}
TWO_HANDED = [name for name in BY_SETUP if not name.startswith("three")]


@pytest.mark.parametrize("name", BY_SETUP)
def test_counts_come_out_again(name: str) -> None:
    """Every line of the file is counted again (G-10, G-11, G-14, G-25, G-33 to G-35, G-43, G-44)."""
    for line in BY_SETUP[name]:
        assert perft(dealt_from("german_whist", line.setup), line.depth) == line.count, line


class Plain:
    """The two-handed game from the clauses alone, with lists of texts and nothing clever: it only counts."""

    def __init__(self, setup: str) -> None:
        """Deal what the setup says."""
        said = dict(word.split("=") for word in setup.split())
        deck = said["deck"].split(",")
        size = int(said.get("hand_size", "13"))
        leader = 1 - int(said["dealer"])
        self.open_n = int(said.get("open_n", "3" if said["preset"] == "open-stock" else "0"))
        self.trump = None if said["preset"] == "no-trump" and "trump" not in said else deck[2 * size][0]
        self.endgame_only = said.get("race_scope") == "last13"
        scope = size if self.endgame_only else len(deck) // 2
        self.race = scope // 2 + 1 if "race_scope" in said else 99
        hands = {leader: deck[0 : 2 * size : 2], 1 - leader: deck[1 : 2 * size : 2]}
        self.start = (hands[0], hands[1], deck[2 * size :], leader, (0, 0))

    def count(self, depth: int) -> int:
        """Count from the deal on."""
        first, second, stock, leader, won = self.start
        return self.lead([first, second], stock, leader, won, depth)

    def lead(self, hands: list[list[str]], stock: list[str], leader: int, won: tuple[int, int], depth: int) -> int:
        """Count from the lead of a trick on: both cards of the trick, then what follows."""
        if depth == 0 or not hands[leader] or max(won) >= self.race:
            return 1
        other, total = 1 - leader, 0
        for card in hands[leader]:
            answers = [held for held in hands[other] if held[0] == card[0]] or hands[other]
            if depth == 1:
                total += 1
                continue
            for answer in answers:
                left = [list(hands[0]), list(hands[1])]
                left[leader].remove(card)
                left[other].remove(answer)
                winner = other if self.beats(answer, card) else leader
                total += self.after(left, stock, winner, won, depth - 2)
        return total

    def after(self, hands: list[list[str]], stock: list[str], winner: int, won: tuple[int, int], depth: int) -> int:
        """Count from the end of a trick on: the race, the draw, the next lead."""
        if not (self.endgame_only and stock):
            won = (won[0] + (winner == 0), won[1] + (winner == 1))
        if not stock or max(won) >= self.race:
            return self.lead(hands, stock, winner, won, depth)
        if not self.open_n:
            return self.lead(self.given(hands, winner, stock[0], stock[1]), stock[2:], winner, won, depth)
        if depth == 0:
            return 1
        total = 0
        row = stock[: self.open_n]
        for card in row:
            rest = [other for other in stock if other != card]
            hidden = [other for other in rest if other not in row]
            if hidden:
                drawn = [hidden[0]]
            elif len(rest) == 1:
                drawn = rest
            elif depth == 1:
                drawn = []
                total += 1
            else:
                drawn = rest
            for other in drawn:
                left = [held for held in rest if held != other]
                used = 1 if hidden or len(rest) == 1 else 2
                total += self.lead(self.given(hands, winner, card, other), left, winner, won, depth - used)
        return total

    @staticmethod
    def given(hands: list[list[str]], winner: int, first: str, second: str) -> list[list[str]]:
        """Give the hands after both have drawn."""
        return [[*hand, first if seat == winner else second] for seat, hand in enumerate(hands)]

    def beats(self, answer: str, card: str) -> bool:
        """Say whether the second card wins the trick."""
        if answer[0] == card[0]:
            return "23456789TJQKA".index(answer[1]) > "23456789TJQKA".index(card[1])
        return answer[0] == self.trump


@pytest.mark.parametrize("line", [BY_SETUP[name][-1] for name in TWO_HANDED], ids=TWO_HANDED)
def test_a_plain_count_agrees(line: Count) -> None:
    """A second count, written from the clauses alone, gives the same numbers (G-10 to G-18, G-25, G-33 to G-35)."""
    assert Plain(line.setup).count(line.depth) == line.count
