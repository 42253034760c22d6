"""Spineseeker Centipede."""

from ...language import *

_BASIC_LAND: Final = Cards(whose=YOURS, where=("library",), types=("land",), supertypes=("basic",))


CARD = card(
    "spineseeker-centipede",
    "creature: insect",
    when_enters(Search(_BASIC_LAND)),
    StaticAbility(do=(Gets(1, 2), Has((Vigilance(),))), while_=DELIRIUM, word="delirium"),
    cost="{2}{G}",
    size=(2, 1),
)
