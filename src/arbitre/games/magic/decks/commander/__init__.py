"""Ready decks of a hundred cards, each led by a commander, as deck lists."""
