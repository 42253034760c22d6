"""Metascience. The starter builds: gnats, Golems and parts that make each other better."""

from __future__ import annotations

from ..language.definitions import Deck

ENGINE_OF_PROOFS = Deck(
    slug="engine-of-proofs",
    divinity="axiom-the-unproven",
    temple="hall-of-working-hypotheses",
    archangel="mechane-who-checks-the-work",
    register=(
        ("loom-attendant", 2),
        ("clockwork-novice", 3),
        ("lens-grinder", 2),
        ("spare-parts-clerk", 2),
    ),
    book=(
        # Angels: 28
        ("homunculus-of-reason", 3),
        ("brass-gnat", 4),
        ("assay-drone", 3),
        ("governor-automaton", 3),
        ("orrery-archer", 3),
        ("tin-understudy", 2),
        ("piston-saint", 3),
        ("self-winding-knight", 2),
        ("overclocked-cherub", 2),
        ("arc-lamp-seraph", 1),
        ("engineer-of-the-spheres", 1),
        ("difference-colossus", 1),
        # Golems: 5
        ("perpetual-engine", 2),
        ("walking-theorem", 2),
        ("counterweight-golem", 1),
        # Miracles: 6
        ("recalibrate", 2),
        ("public-demonstration", 1),
        ("controlled-explosion", 2),
        ("peer-review", 1),
        # Equipment and a Blessing: 3
        ("gyroscopic-harness", 2),
        ("grant-renewal", 1),
    ),
)
