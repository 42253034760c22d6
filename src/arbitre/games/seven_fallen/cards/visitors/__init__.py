"""Visitors: cards of the other four realms and of none, for the decks people build."""
