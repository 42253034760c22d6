"""Turns of phrase that several sentences of Magic share."""

from __future__ import annotations

from typing import Final

from arbitre.words import NP, PP, Bilingual, Phrase, Text

from ..terms import text

FREELY: Final = text("without paying its mana cost")
FROM_EXILE: Final = text("from exile")
AT_RANDOM: Final = text("at random")
ANY_TIME: Final = text("any time")
IF_ABLE: Final = text("if able")
THIS_WAY: Final = text("this way")
ONCE_EACH_TURN: Final = text("once each turn")
THE_OTHER: Final = text("the other")
OF_THEIR_CHOICE: Final = Bilingual(PP("of", NP("magic.choice", "their")), Text("", ""))
"""English says that who sacrifices chooses what."""


def so_long_as(holds: Phrase) -> Phrase:
    """For as long as you control it."""
    return text("for as long as {0}", holds)


def it_is(what: Phrase) -> Phrase:
    """It's a creature card / c'est une carte de créature."""
    return text("it's {0}", what)


def on_top_of(library: Phrase) -> Phrase:
    return text("on top of {0}", library)


def into_place(place: Phrase) -> Phrase:
    """To your hand / dans votre main."""
    return text("to {0}", place)
