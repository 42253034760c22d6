"""Quarriors! with Quest of the Qladiator.

Words that are easily confused:

* **kind** (sorte) — a class of dice with its six faces, e.g. Deathdealer. **Card** (carte) — one of the
  three or four texts a kind can have; the card in the Wilds speaks for every die of the kind.
* **Active Pool** (réserve) — the dice rolled this turn. **Ready Area** (zone de combat) — summoned creatures
  and readied spells. **Locked Area** (zone verrouillée) — one place inside the Ready Area.
* **Spent Pile** (dépense) — used this turn, cannot come back this turn. **Used Pile** (défausse) — refills
  the bag.
* **summon** (invoquer) costs quiddity; **lock** (verrouiller) is free and is not summoning.
* **cull** (écarter) — a die goes back to the Wilds. **capture** (capturer) — a die comes from the Wilds.
"""

from arbitre.games.specification import Spec

from .cards import CARDS
from .rules.game import RULES
from .rules.setup import OPTIONS

GAME = Spec(__name__, RULES, OPTIONS, CARDS)
