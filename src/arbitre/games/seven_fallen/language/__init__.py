"""The words a Seven Fallen card is written in: filters, amounts, conditions, verbs, keywords. Data only.

Their meaning is in `meaning`. The kernel gives `Seq`, `May`, `If`, `Choose`, `It`, `This`. Compose before
adding one.

How a card speaks:

* an effect that aims says `Target(filter, verb)`; one that only picks says `Choose(filter, verb)`.
* a verb on all that a filter finds takes the filter itself: `Damage(Cards(OPPONENTS, ("angel",)), 1)`.
* "until end of turn" is `Lasting(Modify(who=It(), atq=2))`, `Lasting(Gain(Berserk(), who=It()))`.
* an aura is a plain ability: `Modify(who=Cards(YOURS, ("angel",), other=True), atq=1)`.
* "when it enters play" is `Fervour(…)`, "when it dies" is `LastBreath(…)`, others are the `when_…` sentences.
"""

from __future__ import annotations

from typing import Final as Final

from arbitre.kernel.conditions import *
from arbitre.kernel.effects import *

from .abilities import *
from .definitions import *
from .filters import *
from .keywords import *
from .sentences import *
from .verbs import *
