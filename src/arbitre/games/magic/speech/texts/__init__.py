"""How cards are written."""
