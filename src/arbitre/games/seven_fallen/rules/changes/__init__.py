"""For each kind of event the one function that writes it: the only door to the state.

The functions are in `cards`, `stack` and `turn`; whoever changes anything imports
this module as `did`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel.door import BEGAN, ENDED, KERNEL_PERFORMS, performers

from .. import events
from ..events import *
from . import cards as cards
from . import stack as stack
from . import turn as turn
from .cards import *
from .stack import *
from .turn import *

PERFORMS: Final[dict[str, Callable[[Any, Any], None]]] = {
    **KERNEL_PERFORMS,
    **performers(events, cards, stack, turn),
    **dict.fromkeys((BEGAN, ENDED), performs_unsettled),
    **dict.fromkeys((BANISHED, REVOKED, DISCARDED), performs_to_pile),
    **dict.fromkeys((UNVEILED, EXPOSED), performs_unveiled),
    **dict.fromkeys((RESOLVED, COUNTERED), performs_activated),
    ENERGISED: performs_energised,
}
"""For each kind of event, the one function that writes it."""
