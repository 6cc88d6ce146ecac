"""The old advice, tested: each tip of the founding texts as a question to bots that play."""
