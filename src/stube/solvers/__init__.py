"""Typed answers about positions: exact values, sampled worlds, beliefs, match equity."""
