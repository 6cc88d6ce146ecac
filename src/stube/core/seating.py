"""Seats round a table."""

from typing import Literal, TypeAlias

Direction: TypeAlias = Literal["clockwise", "anticlockwise"]


def next_seat(seat: int, seats: int, direction: Direction = "clockwise") -> int:
    """Give the seat after this one in the direction of play; seats are numbered clockwise."""
    return (seat + (1 if direction == "clockwise" else -1)) % seats


def turn_order(first: int, seats: int, direction: Direction = "clockwise") -> tuple[int, ...]:
    """Give all seats in the direction of play, from the first."""
    step = 1 if direction == "clockwise" else -1
    return tuple((first + step * place) % seats for place in range(seats))
