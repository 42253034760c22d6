"""For each kind of event the one function that writes it: the only door to the state.

The functions are in `things`, `players`, `stack` and `turn`; whoever changes
anything imports this module as `did`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel.door import KERNEL_PERFORMS, kinds_in, performers

from .. import events as e
from . import players as players
from . import stack as stack
from . import things as things
from . import turn as turn
from .commanders import *
from .effects import *
from .players import *
from .stack import *
from .supposing import *
from .things import *
from .turn import *

PERFORMS: Final[dict[str, Callable[[Any, Any], None]]] = {
    **KERNEL_PERFORMS,
    **dict.fromkeys(kinds_in(e), turn.performs_nothing),  # what is only told, and heard
    **performers(e, players, stack, things, turn),
}
