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

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from arbitre.games.specification import BotSense, Decks, Spec, Speech, Table, Tally

from .cards.index import CARDS
from .rules.game import RULES
from .rules.setup import OPTIONS

if TYPE_CHECKING:
    from arbitre.kernel.scenario import Vocabulary


class NoxiliaSpec(Spec):
    """Noxilia, part by part."""

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


GAME = NoxiliaSpec()
