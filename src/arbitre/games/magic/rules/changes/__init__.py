"""For each kind of event the one function that writes it: the only door to the state.

The functions are in `things`, `players`, `stack` and `turn`, with the kinds they write; whoever changes
anything, or hears of it, imports this module as `did`. What writes without an event is in `BOOKKEEPING`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel.door import KERNEL_PERFORMS, performers

from . import players as players
from . import stack as stack
from . import things as things
from . import turn as turn
from .commanders import *
from .effects import *
from .players import *
from .stack import *
from .things import *
from .turn import *

PERFORMS: Final[dict[str, Callable[[Any, Any], None]]] = {
    **KERNEL_PERFORMS,
    **dict.fromkeys((*players.TOLD, *stack.TOLD, *things.TOLD, *turn.TOLD), turn.performs_nothing),
    **performers(players, stack, things, turn),
}

BOOKKEEPING: Final = frozenset(
    {
        *("begin_effect", "end_effects", "permit", "end_permits"),  # how long something holds
        *("fresh_turn", "turned_up", "dealt_by_commander", "hold", "end_goads"),  # what a turn remembers
        *("mulliganed", "kept", "set_first", "set_step"),  # before the first turn
        *(
            "new_item",
            "put_on_stack",
            "take_off_stack",
            "change_item",
        ),  # told as cast, put, resolved, countered
        *(
            "announce",
            "announced",
        ),  # whether somebody is casting or activating, who then looks at nothing new
        *("announced_x", "paid_mana", "remember_countered"),  # how something was cast, for what asks later
        *("name_commander", "cast_from_command"),  # which card leads, and how often it was cast from there
        *("fell", "take_fallen"),  # commanders whose owners are still to be asked
        *("wait", "take_waiting", "forget_waiting"),  # triggers on their way to the stack
        *("give_priority", "pass_priority", "no_priority"),
        *("unrest", "rest", "forget_deathtouch", "fed"),  # what state-based actions have looked at
        *("busy", "idle", "gauge_loop", "gauge_turn", "went_by"),  # whether the game goes round in circles
        *("gives_up", "let_go"),  # who is still to leave
        *("skip_step", "step_begun", "again", "take_turn"),  # which step and turn come next
        *(
            "set_attacks",
            "set_blocks",
            "set_seen",
            "remove_from_combat",
        ),  # told one by one as attacks and blocks
        "add_token",  # it is nowhere yet: its arrival is the event
    }
)
"""What the rules note for themselves without an event: no ability hears of it and nothing replaces it."""
