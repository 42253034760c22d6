"""Nuit Sans Fin: ghouls, mediums and debts. They spend their own dead, and bury whoever is wounded."""

from __future__ import annotations

from . import angels, angels_of_rank, eden, more, pages

CARDS = (*eden.CARDS, *angels.CARDS, *angels_of_rank.CARDS, *pages.CARDS, *more.CARDS)

__all__ = ["CARDS"]
