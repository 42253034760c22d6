"""Poseidia: corsairs, sirens and coral. They wait behind ice and shells, then pay for the victory in gold."""

from __future__ import annotations

from . import angels, eden, more, pages

CARDS = (*eden.CARDS, *angels.CARDS, *pages.CARDS, *more.CARDS)

__all__ = ["CARDS"]
