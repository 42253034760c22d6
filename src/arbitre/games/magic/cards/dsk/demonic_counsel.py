"""Demonic Counsel."""

from ...language import *

_DEMON: Final = Cards(whose=YOURS, where=("library",), subtypes=("demon",))


CARD = card(
    "demonic-counsel",
    "sorcery",
    cost="{1}{B}",
    effect=If(DELIRIUM, Search(reveal=False), Search(_DEMON)),
)
