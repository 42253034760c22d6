"""Innocuous Rat."""

from ...language import *

CARD = card(
    "innocuous-rat",
    "creature: rat",
    Triggered(when=Dies(), do=ManifestDread()),
    cost="{1}{B}",
    size=(1, 1),
)
