"""Peer Past the Veil."""

from ...language import *

CARD = card(
    "peer-past-the-veil",
    "instant",
    cost="{2}{R}{G}",
    effect=Seq((Discard(ALL), Draw(CardTypesAmong(Cards(whose=YOURS))))),
)
