"""The kinds of event, and the words their numbers are said in."""

from __future__ import annotations

from typing import Final

from .model import ADORATION, DIVINE, FIRE, REAR

MOVED: Final = "moved"
TUCKED: Final = "tucked"
ENTERED: Final = "entered"
DESTROYED: Final = "destroyed"
BANISHED: Final = "banished"
REVOKED: Final = "revoked"
DISCARDED: Final = "discarded"
HIDDEN: Final = "hidden"
UNVEILED: Final = "out_of_secret"
EXPOSED: Final = "exposed"
SHIFTED: Final = "shifted"
LINKED: Final = "linked"
TILTED: Final = "tilted"
FROZEN: Final = "frozen"
STRAIGHTENED: Final = "straightened"
DAMAGED: Final = "damaged"
HEALED: Final = "healed"
MORTAL: Final = "mortal"
FEATHER: Final = "feather"
MARKED: Final = "marked"
POSEIDOR: Final = "poseidor"
CLASSED: Final = "classed"
DRAWN: Final = "drawn"
LOOKED: Final = "looked"
REVEALED: Final = "revealed"
PLACED: Final = "placed"
PAID: Final = "paid"
ENERGISED: Final = "energy"
MIRACLE: Final = "miracle"
ANNOUNCED_EFFECT: Final = "activated"
RESOLVED: Final = "resolved"
COUNTERED: Final = "countered"
PASSED: Final = "passed"
OPENED: Final = "opened"
CLOSED: Final = "closed"
BEGIN_TURN: Final = "turn"
PHASE: Final = "phase"
STAGE: Final = "stage"
ATTACK: Final = "attack"
ATTACKER: Final = "announced"
DECLARED: Final = "declared"
CANCELLED: Final = "cancelled"

IN_PLAY: Final = (ADORATION, DIVINE, REAR, FIRE)
LINES: Final = (REAR, FIRE)
COMBAT: Final = 1
"""`extra` of damage and destruction in combat."""
UNDER: Final = -1
"""`extra` of a move that ends under the pile."""
