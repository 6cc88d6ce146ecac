"""Bots against bots."""

from stube.arena.selfplay import RoundPlayed, SelfPlay, SeriesPlayed, seat_bots, self_play

__all__ = ["RoundPlayed", "SelfPlay", "SeriesPlayed", "seat_bots", "self_play"]
