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

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from arbitre.games.specification import BotSense, Decks, Spec, Speech, Table, Tally

from .cards.index import CARDS
from .rules.game import RULES
from .rules.setup import OPTIONS

if TYPE_CHECKING:
    from arbitre.kernel.scenario import Vocabulary


class SevenFallenSpec(Spec):
    """SevenFallen, part by part."""

    rules = RULES
    options = OPTIONS
    cards = CARDS

    @cached_property
    def speech(self) -> Speech:
        from .speech import lexicon
        from .speech.messages.prompts import WORDS
        from .speech.texts.card import card_text, provenance, type_line

        return Speech(
            words=WORDS,
            names=lexicon.NAMES,
            name=lexicon.name,
            find=lexicon.find,
            card_text=card_text,
            type_line=type_line,
            provenance=provenance,
            options=lexicon.OPTIONS,
            values=lexicon.VALUES,
            decks=lexicon.DECKS,
        )

    @cached_property
    def table(self) -> Table:
        from .table.layout import TABLE

        return TABLE

    @cached_property
    def decks(self) -> Decks:
        from .decks.lobby import LOBBY

        return LOBBY

    @cached_property
    def bot(self) -> BotSense:
        from .bot.value import BOT

        return BOT

    @cached_property
    def scenario(self) -> Vocabulary:
        from .scenario.vocabulary import VOCABULARY

        return VOCABULARY

    @cached_property
    def tally(self) -> Tally:
        from .tally import TALLY

        return TALLY


GAME = SevenFallenSpec()
