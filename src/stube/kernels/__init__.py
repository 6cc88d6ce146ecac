"""Compiled functions over integers and arrays: they are given tables and know no game.

Each has a slow twin in the tests, and a row in `stube bench`.
"""
