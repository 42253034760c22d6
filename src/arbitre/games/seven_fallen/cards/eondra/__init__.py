"""Eondra: soldiers and dragons of the fire. They strike first, wound often, and come home to arm again."""

from __future__ import annotations

from . import angels, eden, more, pages

CARDS = (*eden.CARDS, *angels.CARDS, *pages.CARDS, *more.CARDS)

__all__ = ["CARDS"]
