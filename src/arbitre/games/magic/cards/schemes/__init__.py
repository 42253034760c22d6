"""The schemes of Duskmourn's Commander decks."""
