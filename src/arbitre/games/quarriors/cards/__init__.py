"""Every kind of die and every card, in a fixed order: basics, base spells and creatures, Qladiator."""

from __future__ import annotations

from typing import Final

from ..language.definitions import Card, Kind
from . import (
    basics,
    chaos,
    death,
    deathdealer,
    defender_of_the_pale,
    devotee_of_the_holy_query,
    frost_howler,
    ghostly_spirit,
    growth,
    harmony,
    life,
    pink_eye_cyclops,
    poison_dart_frog,
    primordial_ooze,
    qladiator,
    quake_dragon,
    quake_dragon_mystic,
    quaxos_eye,
    questing_wizard,
    scavenging_goblin,
    shaping,
    victory,
    warrior_of_the_quay,
    witching_hag,
)

_CLASSES = (
    death,
    growth,
    life,
    shaping,
    victory,
    deathdealer,
    defender_of_the_pale,
    devotee_of_the_holy_query,
    ghostly_spirit,
    primordial_ooze,
    quake_dragon,
    questing_wizard,
    scavenging_goblin,
    warrior_of_the_quay,
    witching_hag,
    qladiator,
    frost_howler,
    pink_eye_cyclops,
    poison_dart_frog,
    quake_dragon_mystic,
    quaxos_eye,
    chaos,
    harmony,
)

KINDS: Final[tuple[Kind, ...]] = (*basics.KINDS, *(each.KIND for each in _CLASSES))
CARDS: Final[tuple[Card, ...]] = (*basics.CARDS, *(card for each in _CLASSES for card in each.CARDS))

__all__ = ["CARDS", "KINDS"]
