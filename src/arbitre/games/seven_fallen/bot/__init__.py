"""What is good for a player: how a position is weighed."""
