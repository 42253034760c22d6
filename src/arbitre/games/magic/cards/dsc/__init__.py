"""The Commander decks of Duskmourn."""
