"""Ready-made Wilds: seven creature cards and three spell cards that go well together.

The three basic cards lie in every Wilds and are not listed.
"""

from __future__ import annotations

from typing import Final

import msgspec


class ReadyWilds(msgspec.Struct, frozen=True):
    """The cards of one Wilds, by slug: seven creatures and three spells, each of its own kind."""

    slug: str
    creatures: tuple[str, str, str, str, str, str, str]
    spells: tuple[str, str, str]


_ALL: Final = (
    # A first game: base cards of one short sentence, nothing to cast in another player's turn.
    ReadyWilds(
        "first-steps",
        (
            "scavenging-goblin",
            "devotee-of-the-holy-query",
            "strong-ghostly-spirit",
            "strong-warrior-of-the-quay",
            "witching-hag",
            "defender-of-the-pale",
            "mighty-quake-dragon",
        ),
        ("growth-charm", "life-cantrip", "death-cantrip"),
    ),
    # Locks everywhere: hold your own, break theirs, and mind the Eye.
    ReadyWilds(
        "locks-and-keys",
        (
            "qladiator",
            "frost-howler",
            "pink-eye-cyclops",
            "poison-dart-frog",
            "quake-dragon-mystic",
            "quaxos-eye",
            "strong-defender-of-the-pale",
        ),
        ("chaos-spell", "harmony-spell", "shaping-charm"),
    ),
    # Destruction: little survives a round, and those who destroy are paid for it.
    ReadyWilds(
        "scorched-earth",
        (
            "strong-deathdealer",
            "mighty-ghostly-spirit",
            "quake-dragon",
            "mighty-warrior-of-the-quay",
            "witching-hag",
            "mighty-scavenging-goblin",
            "strong-poison-dart-frog",
        ),
        ("death-spell", "shaping-spell", "victory-spell"),
    ),
    # Reactions and resilience: stout creatures, and spells to keep for the attacks of others.
    ReadyWilds(
        "never-say-die",
        (
            "ghostly-spirit",
            "mighty-devotee-of-the-holy-query",
            "mighty-witching-hag",
            "strong-quake-dragon",
            "strong-scavenging-goblin",
            "mighty-defender-of-the-pale",
            "strong-primordial-ooze",
        ),
        ("life-charm", "shaping-cantrip", "harmony-incantation"),
    ),
    # Scoring: bring several creatures home at once and make each of them count more.
    ReadyWilds(
        "road-to-glory",
        (
            "deathdealer",
            "defender-of-the-pale",
            "strong-devotee-of-the-holy-query",
            "strong-questing-wizard",
            "strong-witching-hag",
            "scavenging-goblin",
            "mighty-pink-eye-cyclops",
        ),
        ("victory-charm", "shaping-incantation", "life-spell"),
    ),
    # Plenty: many dice, cheap captures, and an Ooze that feeds on Basic Quiddity.
    ReadyWilds(
        "land-of-plenty",
        (
            "mighty-questing-wizard",
            "strong-quake-dragon-mystic",
            "strong-defender-of-the-pale",
            "primordial-ooze",
            "scavenging-goblin",
            "warrior-of-the-quay",
            "strong-qladiator",
        ),
        ("growth-cantrip", "harmony-cantrip", "victory-incantation"),
    ),
)

WILDS: Final[dict[str, ReadyWilds]] = {wilds.slug: wilds for wilds in _ALL}

__all__ = ["WILDS", "ReadyWilds"]
