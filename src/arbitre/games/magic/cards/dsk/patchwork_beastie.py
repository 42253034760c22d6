"""Patchwork Beastie."""

from ...language import *

CARD = card(
    "patchwork-beastie",
    "artifact creature: beast",
    Cannot(deed="attack", while_=Not(DELIRIUM), word="delirium"),
    Cannot(deed="block", while_=Not(DELIRIUM), word="delirium"),
    Triggered(when=BeginningOf("upkeep"), do=May(Mill())),
    cost="{G}",
    size=(3, 3),
)
