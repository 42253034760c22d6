"""The Willow Choir: a marsh folk of one mind who win by being elsewhere, and by what lies face down."""

from __future__ import annotations

from . import camp, gear, heroes, spells, units

CARDS = (*camp.CARDS, *heroes.CARDS, *units.CARDS, *spells.CARDS, *gear.CARDS)

__all__ = ["CARDS"]
