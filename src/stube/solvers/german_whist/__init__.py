"""German Whist: exact endings of two open hands, the table under them, rounds as numbers for playouts."""
