"""The Hollow Court: the dead who win by dying well, by poison, and by what others can be made to do."""

from __future__ import annotations

from . import camp, gear, heroes, spells, units

CARDS = (*camp.CARDS, *heroes.CARDS, *units.CARDS, *spells.CARDS, *gear.CARDS)

__all__ = ["CARDS"]
