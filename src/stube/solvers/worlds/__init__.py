"""Worlds: full deals that fit what a seat has seen, drawn, listed and weighed."""
