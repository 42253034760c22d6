"""The three cards of every game: Basic Quiddity, Assistant and Portal."""

from __future__ import annotations

from ..language import *

KINDS = (
    Kind(
        "basic-quiddity",
        "basic",
        (quiddity(1), quiddity(1), quiddity(1), quiddity(1), quiddity(1), quiddity(2)),
    ),
    Kind(
        "assistant",
        "basic",
        (
            quiddity(1),
            quiddity(1),
            quiddity(1),
            Face(reroll=2, bursts=1),
            creature(1, 1, 2),
            creature(1, 1, 2),
        ),
    ),
    Kind("portal", "basic", (quiddity(1), draw(1), draw(1), draw(2), draw(2), draw(2))),
)

CARDS = (
    Card("basic-quiddity", "basic-quiddity", cost=0),
    Card("assistant", "assistant", cost=1, glory=1),
    Card("portal", "portal", cost=4),
)
