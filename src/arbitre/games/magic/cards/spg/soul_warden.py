"""Soul Warden."""

from ...language import *

CARD = card(
    "soul-warden",
    "creature: human cleric",
    Triggered(when=Enters(Permanents(types=("creature",), other=True)), do=GainLife(1)),
    cost="{W}",
    size=(1, 1),
)
