"""What scores are worth: match equity, and the subgame of raising that is played for it."""
