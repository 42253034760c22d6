"""Noxilia, one against one.

Words that are easily confused:

* **zone** (zone) — a space of the board; **zone card** (carte de zone) — the card that lies there and says
  what it gives. A zone is *held* by who stands in it, *controlled* by whom its card faces (capture).
* **move** (déplacement) up to two steps; **charge** (charge) one step and an attack; **fall back** (repli)
  one step from enemies to enemies, homewards.
* **armour** (armure) is used up and comes back every turn; **life** (vie) comes back only by healing.
* **engaged** (engagé) — has acted this turn. **face down** (face cachée) — only its player knows what it is.
* **active spell** (sort actif) resolves at once; **latent spell** (sort latent) lies face down until its
  moment.
* **queue** (file de renfort) — units paid for, not yet in play. **exile** (exil) — out of the game.
"""

from arbitre.games.specification import Spec

from .cards import CARDS
from .rules.game import RULES
from .rules.setup import OPTIONS

GAME = Spec(__name__, RULES, OPTIONS, CARDS)
