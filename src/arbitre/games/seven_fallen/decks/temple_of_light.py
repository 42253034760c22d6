"""Temple de la Lumière. The starter is one order: what it destroys is gone, and noon counts the gone."""

from __future__ import annotations

from ..language.definitions import Deck

TRIBUNAL_OF_NOON = Deck(
    slug="tribunal-of-noon",
    divinity="lucerna-the-only-lamp",
    temple="basilica-of-noon",
    archangel="aurelian-sword-of-noon",
    register=(
        ("wick-trimmer", 2),
        ("patient-confessor", 3),
        ("alms-counter", 2),
        ("bell-deacon", 2),
    ),
    book=(
        # Angels: 27
        ("taper-novice", 3),
        ("lamplit-bailiff", 3),
        ("gatekeeper-of-noon", 3),
        ("censer-swinger", 3),
        ("lantern-inquisitor", 2),
        ("sworn-interrogator", 3),
        ("reader-of-charges", 2),
        ("stake-kindler", 2),
        ("noon-falconer", 2),
        ("daybreak-lancer", 2),
        ("high-inquisitor", 2),
        # Golems: 5
        ("votive-golem", 3),
        ("reliquary-golem", 2),
        # Miracles: 6
        ("eye-of-noon", 2),
        ("banished-by-name", 1),
        ("binding-vow", 1),
        ("candle-for-each", 1),
        ("general-amnesty", 1),
        # Equipment and a Blessing: 4
        ("chain-of-office", 3),
        ("perpetual-lamp", 1),
    ),
)
