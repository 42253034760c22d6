"""The Oath of Aubeterre: humans who win by standing together, shooting over their shields and healing."""

from __future__ import annotations

from . import camp, gear, heroes, spells, units

CARDS = (*camp.CARDS, *heroes.CARDS, *units.CARDS, *spells.CARDS, *gear.CARDS)

__all__ = ["CARDS"]
