"""What a spell or ability does."""
