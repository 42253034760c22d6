"""Poseidia. The starter holds, freezes and saves up; the built deck lets a living Temple overflow."""

from __future__ import annotations

from ..language.definitions import Deck

DROWNED_TREASURY = Deck(
    slug="drowned-treasury",
    divinity="o-god-of-poseidia",
    temple="sunken-treasury",
    archangel="thalasse-the-ninth-wave",
    register=(
        ("salt-banker", 2),
        ("pearl-diver", 3),
        ("lighthouse-keeper", 2),
        ("customs-clerk", 2),
    ),
    book=(
        # Angels: 28
        ("reef-polyp", 3),
        ("gangway-corsair", 3),
        ("rime-siren", 3),
        ("squall-rider", 2),
        ("abyssal-usurer", 2),
        ("whirlpool-dancer", 2),
        ("mirror-eel", 2),
        ("anchor-warden", 2),
        ("trickster-manta", 2),
        ("fog-smuggler", 2),
        ("surge-sentinel", 2),
        ("boarding-captain", 2),
        ("leviathan-calf", 1),
        # Golems: 5
        ("barnacle-golem", 3),
        ("strongbox-golem", 2),
        # Miracles: 6
        ("harpoon-volley", 2),
        ("undertow", 1),
        ("sudden-calm", 1),
        ("frozen-strait", 1),
        ("sentence-of-the-sea", 1),
        # Equipment and a Blessing: 3
        ("coral-trident", 2),
        ("charter-of-salvage", 1),
    ),
)

# The Temple is of the class Structure - Extros: a Swarm may be as many as it says (F-182).
RISING_REEF = Deck(
    slug="rising-reef",
    divinity="o-god-of-poseidia",
    temple="living-reef",
    archangel="thalasse-the-ninth-wave",
    register=(
        ("salt-banker", 3),
        ("pearl-diver", 3),
        ("lighthouse-keeper", 2),
        ("customs-clerk", 2),
    ),
    book=(
        # Angels: 31
        ("coral-swarmling", 8),
        ("reef-polyp", 3),
        ("reef-mother", 3),
        ("gangway-corsair", 3),
        ("rime-siren", 2),
        ("squall-rider", 2),
        ("brine-oracle", 2),
        ("anchor-warden", 2),
        ("surge-sentinel", 2),
        ("boarding-captain", 2),
        ("leviathan-calf", 1),
        ("homunculus-of-reason", 1),
        # Golems: 6
        ("brain-coral-golem", 3),
        ("barnacle-golem", 3),
        # Miracles: 8
        ("spawning-night", 2),
        ("harpoon-volley", 2),
        ("message-in-a-bottle", 1),
        ("undertow", 1),
        ("sudden-calm", 1),
        ("sentence-of-the-sea", 1),
        # Equipment and Blessings: 5
        ("coral-trident", 2),
        ("pursers-key", 1),
        ("tide-tables", 1),
        ("charter-of-salvage", 1),
    ),
    format="constructed",
)
