"""Undead Sprinter."""

from ...language import *

_NO_ZOMBIE: Final = Permanents(types=("creature",), without_subtypes=("zombie",))

CARD = card(
    "undead-sprinter",
    "creature: zombie",
    Trample(),
    Haste(),
    MayPlay(cards=This(), lands=False, mark="graveyard", while_=HasDied(_NO_ZOMBIE), zones=GRAVEYARD),
    enters_with("+1/+1", if_=CastIt("graveyard")),
    cost="{B}{R}",
    size=(2, 2),
)
