"""La Voie. The starter comes with the wind, waits in Secret, strikes in numbers and is gone again."""

from __future__ import annotations

from ..language.definitions import Deck

ROAD_WITHOUT_END = Deck(
    slug="road-without-end",
    divinity="sente-the-path-itself",
    temple="gate-without-a-wall",
    archangel="kaze-who-was-already-leaving",
    register=(
        ("tea-bearer", 2),
        ("road-mender", 3),
        ("kite-maker", 2),
        ("listener-at-doors", 2),
    ),
    book=(
        # Angels: 28
        ("barefoot-novice", 3),
        ("paper-crane", 2),
        ("pilgrim-of-the-wind", 3),
        ("shadow-of-a-staff", 3),
        ("lacquer-mask", 2),
        ("wind-gate-sentry", 2),
        ("monk-of-two-rivers", 3),
        ("keeper-of-silence", 1),
        ("lantern-without-flame", 2),
        ("caravan-captain", 2),
        ("master-of-empty-hands", 2),
        ("master-of-the-unasked", 1),
        ("abbot-of-the-long-stair", 1),
        ("ragwell", 1),
        # Golems: 5
        ("bamboo-golem", 3),
        ("milestone-golem", 2),
        # Miracles: 6
        ("step-aside", 1),
        ("one-finger", 2),
        ("gone-to-ground", 1),
        ("question-without-answer", 1),
        ("letter-never-sent", 1),
        # Equipment and a Blessing: 3
        ("walking-staff", 2),
        ("east-wind-sutra", 1),
    ),
)
