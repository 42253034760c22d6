"""Two decks of the sample cards, for tests only."""

from __future__ import annotations

from .deck import Deck

_SPELLS = (
    ("sample-bolt", 3),
    ("sample-mend", 2),
    ("sample-hex", 2),
    ("sample-beguile", 2),
    ("sample-raise", 2),
)
_LATENTS = (("sample-ward", 2), ("sample-mirror", 2), ("sample-snare", 1), ("sample-hush", 1))
_CARDS = (
    ("sample-militia", 4),
    ("sample-archer", 4),
    ("sample-scout", 3),
    ("sample-knight", 3),
    ("sample-monk", 3),
    ("sample-mage", 4),
    ("sample-hawk", 2),
    ("sample-brute", 2),
    ("sample-viper", 2),
    ("sample-frogman", 2),
    ("sample-wanderer", 2),
    ("sample-champion", 2),
    ("sample-tax", 2),
    ("sample-rally", 2),
    ("sample-sword", 3),
    ("sample-orb", 3),
)

DECKS = (
    Deck(
        "sample-east",
        "sample-east",
        "sample-queen",
        ("sample-keep", "sample-infirmary", "sample-wall", "sample-wall"),
        ("sample-storm", "sample-harvest", "sample-calm") * 4,
        (*_CARDS, *_SPELLS, *_LATENTS),
    ),
    Deck(
        "sample-west",
        "sample-west",
        "sample-king",
        ("sample-keep", "sample-moat", "sample-wall", "sample-gate"),
        ("sample-frenzy", "sample-harvest", "sample-silence") * 4,
        (*_CARDS, *_SPELLS, *_LATENTS),
    ),
)
