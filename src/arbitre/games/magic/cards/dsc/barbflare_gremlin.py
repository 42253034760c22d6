"""Barbflare Gremlin."""

from ...language import *

_LAND: Final = Permanents(types=("land",))

CARD = card(
    "barbflare-gremlin",
    "creature: gremlin",
    FirstStrike(),
    Haste(),
    Triggered(
        when=TappedForMana(_LAND),
        do=Seq((AddSameMana(ThatPlayer()), DealDamage(ThatPlayer(), 1, source=That()))),
        if_=Fits(This(), Permanents(tapped=True)),
    ),
    cost="{3}{R}",
    size=(3, 2),
)
