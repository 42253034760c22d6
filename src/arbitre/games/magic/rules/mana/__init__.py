"""Mana and paying (106, 118)."""
