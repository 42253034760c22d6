"""Visitors: cards of the other four realms and of none, for the decks people build."""

from __future__ import annotations

from . import others, wanderers

CARDS = (*others.CARDS, *wanderers.CARDS)

__all__ = ["CARDS"]
