"""For each kind of event the one function that writes it: the only door to the state.

The functions are in `cards`, `stack` and `turn`; whoever changes anything imports
this module as `did`.
"""

from __future__ import annotations

from typing import Final

from arbitre.kernel.door import BEGAN, ENDED, KERNEL_PERFORMS

from ..events import *
from .cards import *
from .stack import *
from .turn import *

PERFORMS: Final = {
    **KERNEL_PERFORMS,
    BEGAN: performs_unsettled,
    ENDED: performs_unsettled,
    MOVED: performs_moved,
    TUCKED: performs_tucked,
    ENTERED: performs_entered,
    DESTROYED: performs_destroyed,
    BANISHED: performs_to_pile,
    REVOKED: performs_to_pile,
    DISCARDED: performs_to_pile,
    HIDDEN: performs_hidden,
    UNVEILED: performs_unveiled,
    EXPOSED: performs_unveiled,
    SHIFTED: performs_shifted,
    LINKED: performs_linked,
    TILTED: performs_tilted,
    FROZEN: performs_frozen,
    STRAIGHTENED: performs_straightened,
    DAMAGED: performs_damaged,
    HEALED: performs_healed,
    MORTAL: performs_mortal,
    FEATHER: performs_feather,
    MARKED: performs_marked,
    POSEIDOR: performs_poseidor,
    CLASSED: performs_classed,
    DRAWN: performs_drawn,
    LOOKED: performs_looked,
    REVEALED: performs_revealed,
    PLACED: performs_placed,
    PAID: performs_paid,
    ENERGISED: performs_energised,
    MIRACLE: performs_miracle,
    ANNOUNCED_EFFECT: performs_activated,
    RESOLVED: performs_activated,
    COUNTERED: performs_activated,
    PASSED: performs_passed,
    OPENED: performs_opened,
    CLOSED: performs_closed,
    BEGIN_TURN: performs_turn,
    PHASE: performs_phase,
    STAGE: performs_stage,
    ATTACK: performs_attack,
    ATTACKER: performs_announced,
    DECLARED: performs_declared,
    CANCELLED: performs_cancelled,
}
"""For each kind of event, the one function that writes it."""
