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

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from arbitre.games.specification import BotSense, Decks, Spec, Speech, Table, Tally

from .cards import CARDS, FIXTURES
from .rules.game import RULES
from .rules.setup import OPTIONS

if TYPE_CHECKING:
    from arbitre.kernel.scenario import Vocabulary


class MagicSpec(Spec):
    """Magic, part by part."""

    rules = RULES
    options = OPTIONS
    cards = CARDS
    fixtures = FIXTURES

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


GAME = MagicSpec()
