"""Tyvar, the Pummeler."""

from ...language import *

_ANOTHER: Final = Permanents(whose=YOURS, types=("creature",), tapped=False, other=True)
_MOST: Final = GreatestPower(CREATURE_YOU_CONTROL)

CARD = card(
    "tyvar-the-pummeler",
    "legendary creature: elf warrior",
    Activated(
        costs=(TapSome(_ANOTHER, 1),),
        do=Seq((Affect(This(), (Has((Indestructible(),)),)), Tap(This()))),
    ),
    Activated(costs=(Mana("{3}{G}{G}"),), do=Affect(CREATURE_YOU_CONTROL, (Gets(X(), X()),), x=_MOST)),
    cost="{1}{G}{G}",
    size=(3, 3),
)
