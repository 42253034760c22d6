"""Screaming Nemesis."""

from ...language import *

_OTHER: Final = AnyOf((Permanents(types=("creature", "planeswalker", "battle"), other=True), PLAYER))
_NO_MORE_LIFE: Final = Enforce(Cannot(deed="gain_life", who=It()), about=Made(), until="game")

CARD = card(
    "screaming-nemesis",
    "creature: spirit",
    Haste(),
    Triggered(
        when=DealsDamage(to=This()),
        do=Seq((DealDamage(Target(_OTHER), ThatMuch()), If(DealtThisWay(PLAYER), _NO_MORE_LIFE))),
        one_or_more=True,
    ),
    cost="{2}{R}",
    size=(3, 3),
)
