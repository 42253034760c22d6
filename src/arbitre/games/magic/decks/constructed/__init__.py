"""Ready decks of sixty cards, as deck lists."""
