"""The words a Noxilia card is written in: filters, amounts, conditions, costs and verbs. Data only.

Their meaning is in `meaning`. The kernel gives `Seq`, `May`, `If`, `Choose`, `It`, `This`. Compose before
adding one.

How a card speaks:

* a spell, event or activated ability that aims says `Target(filter, verb)`: reach, fog and Righteousness are
  heeded, and the target is revealed. `Choose(filter, verb)` picks without aiming (cards, own units as a
  gift).
* a verb on all that a filter finds takes the filter itself: `Damage(Units(OPPONENTS, at="here"), 1)`.
* "until end of turn" on units is `Adjust(which, melee=…)`; on the whole table `Lasting(Modify(…))`.
* units enter face down and their text sleeps until they are turned up: "when it comes" is `when_revealed`.
* a unit a player may not see fits no filter that asks what it is (type, race, figures, skill).
"""

from __future__ import annotations

from typing import Final as Final

from arbitre.kernel.conditions import *
from arbitre.kernel.effects import *

from .abilities import *
from .definitions import *
from .filters import *
from .keywords import *
from .verbs import *
