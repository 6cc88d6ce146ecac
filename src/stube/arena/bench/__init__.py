"""How fast and how big things are: rows with what must be and what we are after, measured beside a fixed loop."""
