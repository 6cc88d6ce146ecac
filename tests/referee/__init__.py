"""The slow referee: a second, plain implementation of both games, written from the rules alone."""
