"""For each kind of event the one function that writes it: the only door to the state.

The functions are in `cards`, `stack` and `turn`, with the kinds they write; whoever changes anything imports
this module as `did`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel.door import BEGAN, ENDED, KERNEL_PERFORMS, performers

from . import cards as cards
from . import stack as stack
from . import turn as turn
from .cards import *
from .stack import *
from .turn import *

PERFORMS: Final[dict[str, Callable[[Any, Any], None]]] = {
    **KERNEL_PERFORMS,
    **performers(cards, stack, turn),
    **dict.fromkeys((BEGAN, ENDED), unsettles),
    **dict.fromkeys((BANISHED, REVOKED, DISCARDED), lays_on_pile),
    UNVEILED: performs_exposed,
    **dict.fromkeys((RESOLVED, COUNTERED), performs_activated),
}
"""For each kind of event, the one function that writes it."""
