"""The table in a terminal: the same games, the same bots, the same words as in the browser.

`sitting` plays one seat against bots, `words` turns what a seat sees into sentences, `table` shows it.
"""
