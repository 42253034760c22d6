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

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from arbitre.games.specification import BotSense, Decks, Spec, Speech, Table, Tally

from .cards.index import CARDS
from .rules.game import RULES
from .rules.setup import OPTIONS

if TYPE_CHECKING:
    from arbitre.kernel.scenario import Vocabulary


class QuarriorsSpec(Spec):
    """Quarriors, part by part."""

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
            decks=lexicon.WILDS,
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
        from .bot import BOT

        return BOT

    @cached_property
    def scenario(self) -> Vocabulary:
        from .scenario.vocabulary import VOCABULARY

        return VOCABULARY

    @cached_property
    def tally(self) -> Tally:
        from .tally import TALLY

        return TALLY


GAME = QuarriorsSpec()
