"""Seven Fallen.

Words that are easily confused:

* **announce** (annoncer) — an attacker goes to the Firing Line when the attack phase begins. **declare**
  (déclarer) — it tilts and names its defender, later, one attack after the other.
* **Ambush** (Embuscade) — the one attacker that may go for the Divinity. **Reinforcement** (Renfort) — one
  more, where nobody defends. Both attack last.
* **Rear Guard** (Arrière-garde) — where cards enter and defend. **Firing Line** (Ligne de feu) — where they
  attack from, and take double damage when attacked.
* **Purgatory** (Purgatoire) — destroyed pages. **Pandemonium** (Pandémonium) — banished cards. **Limbo**
  (Limbes) — an open hand. **Secret** (Secret) — a page face down that may come out.
* **CE** (EC) — Celestial Energy, what pages are paid with. **ATK** (ATQ) — attack. **VF** (FV) — Vital Force,
  of Divinities, Archangels and Angels. **SHD** (BOU) — Shield, of Golems.
* **revoke** (révoquer) a Worshipper, the cost of a Miracle; **sacrifice** (Sacrifice) an Angel, the cost of
  that keyword; **banish** (bannir), to the Pandemonium.
* **page** (page) — a card of the Sacred Book (Livre Sacré), or a Worshipper of the Register (Registre);
  **Eden** — Divinity, Temple, Archangel, which are no pages.
"""

from arbitre.games.specification import Spec

from .cards import CARDS
from .rules.game import RULES
from .rules.setup import OPTIONS

GAME = Spec(__name__, RULES, OPTIONS, CARDS)
