"""Watten: tables for the kernels, exact results of open hands, worlds that fit a view, random rounds.

`tables.tables_of` turns an announcement into arrays; `open_hands.solve` and `value` give exact results over given
worlds; `playouts.play` plays random rounds and `replays.replay` has the state machine play one of them again;
`playouts_search` has the players below exact results: `thumb`, `flat`, `Tree`.
"""
