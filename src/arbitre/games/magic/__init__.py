"""Magic: The Gathering.

Words that are easily confused:

* **card** (carte) — what is printed; **permanent** (permanent) — a card or token on the battlefield;
  **spell** (sort) — a card or copy on the stack; **object** (objet) — any of these, or an ability there.
* **owner** (propriétaire) — whose deck it came from; **controller** (contrôleur) — who decides for it now.
* **destroy** (détruire) — indestructible things stay; **sacrifice** (sacrifier) — never a destruction;
  **dies** (meurt) — from the battlefield to a graveyard, whatever the cause.
* **cast** (lancer) a spell; **play** (jouer) a land or cast a spell; **activate** (activer) an ability with a
  colon; abilities **trigger** (se déclenchent) by themselves.
* **counter** (contrecarrer) a spell; a **counter** (marqueur) on a permanent or a player.
* **unlock** (déverrouiller) a door of a Room, by paying or by an effect; a Room is **fully unlocked**
  (complètement déverrouillée) when its second door opens.
"""

from arbitre.games.specification import Spec

from .cards import CARDS, FIXTURES
from .rules.game import RULES
from .rules.setup import OPTIONS

GAME = Spec(__name__, RULES, OPTIONS, CARDS, FIXTURES)
