"""For each kind of event the one function that writes it: the only door to the state.

The functions are in `things`, `players`, `stack` and `turn`; whoever changes
anything imports this module as `did`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel.door import BEGAN, ENDED, KERNEL_PERFORMS, SHUFFLED

from .. import events as e
from . import players as players
from . import stack as stack
from . import things as things
from . import turn as turn
from .effects import *
from .players import *
from .stack import *
from .things import *
from .turn import *

PERFORMS: Final[dict[str, Callable[[Any, Any], None]]] = {
    **KERNEL_PERFORMS,
    BEGAN: turn.performs_nothing,
    ENDED: turn.performs_nothing,
    SHUFFLED: things.performs_shuffled,
    e.MOVED: things.performs_moved,
    e.DREW: things.performs_drew,
    e.TAPPED: things.performs_tapped,
    e.UNTAPPED: things.performs_untapped,
    e.COUNTERS: things.performs_counters,
    e.UNCOUNTERED: things.performs_uncountered,
    e.CONTROLLED: things.performs_controlled,
    e.REGARDED: things.performs_regarded,
    e.ATTACHED: things.performs_attached,
    e.TURNED: things.performs_turned,
    e.UNLOCKED: things.performs_unlocked,
    e.LOCKED: things.performs_locked,
    e.TRANSFORMED: things.performs_transformed,
    e.COPIED: things.performs_copied,
    e.MARKED: things.performs_marked,
    e.CHOSE: things.performs_chose,
    e.GOADED: things.performs_goaded,
    e.MINGLED: things.performs_mingled,
    e.REVEALED: things.performs_revealed,
    e.SEARCHED: things.performs_searched,
    e.LOOKED: things.performs_looked,
    e.REMOVED_FROM_COMBAT: things.performs_removed,
    e.DAMAGED: players.performs_damaged,
    e.HEALED: players.performs_healed,
    e.GAINED: players.performs_gained,
    e.LOST: players.performs_lost,
    e.MANA: players.performs_mana,
    e.SPENT: players.performs_spent,
    e.EMPTIED: players.performs_emptied,
    e.LOSES: players.performs_loses,
    e.CAST: players.performs_cast,
    e.ATTACKED: players.performs_attacked,
    e.PLAYED_LAND: players.played_land,
    e.USED: stack.performs_used,
    e.TURN: turn.performs_turn,
    e.STEP: turn.performs_step,
    e.EXTRA_PHASE: turn.performs_extra_phase,
    e.EXTRA_TURN: turn.performs_extra_turn,
    e.COMBAT_ENDED: turn.performs_combat_ended,
    e.WINS: turn.performs_wins,
    **dict.fromkeys(
        (
            e.TOKENS,
            e.ACTIVATED,
            e.PUT,
            e.TARGETED,
            e.COPIED_SPELL,
            e.RESOLVED,
            e.COUNTERED,
            e.SCRIED,
            e.SURVEILED,
            e.MANIFESTED_DREAD,
            e.FLIPPED,
            e.ROLLED,
            e.VOTED,
            e.STEP_ENDED,
            e.PASSED,
            e.BLOCKED,
            e.BECAME_BLOCKED,
            e.UNBLOCKED,
            e.ORDERED,
            e.LEFT_GAME,
        ),
        turn.performs_nothing,
    ),
}
