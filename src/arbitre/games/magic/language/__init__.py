"""The words a Magic card is written in: filters, amounts, happenings, verbs, changes, costs, abilities.

Their meaning is in `meaning`. The kernel gives `Seq`, `May`, `If`, `Choose`, `It`, `This`. Compose before
adding one.

How a card speaks:

* what is aimed at is said in place: `Destroy(Target(CREATURE))`, and said again as `Targeted()`;
* a trigger is `Triggered(when=Dies(), do=ManifestDread())`; what the event is about is `That()`;
* a replacement is `Replacement(of=GainsLife(), by=MuchMore(1))`;
* "until end of turn it gets" is `Affect(Target(CREATURE), (Gets(2, 2),))`; always is `StaticAbility`;
* what must not or may be done otherwise than the rules say is `Cannot`, `Must`, `Can`, `MayPlay`.
"""

from __future__ import annotations

from typing import Final as Final

from arbitre.kernel.conditions import *
from arbitre.kernel.effects import *

from .abilities import *
from .amounts import *
from .bargains import *
from .changes import *
from .choices import *
from .costs import *
from .definitions import *
from .filters import *
from .happenings import *
from .instead import *
from .keywords import *
from .players import *
from .verbs.cards import *
from .verbs.permanents import *
from .verbs.players import *
from .verbs.schemes import *
