"""Vanish from Sight."""

from ...language import *

_TOP_OR_BOTTOM: Final = ChooseOne((PutOnLibrary(Targeted()), PutOnLibrary(Targeted(), bottom=True)))


CARD = card(
    "vanish-from-sight",
    "instant",
    cost="{3}{U}",
    effect=Seq((Each(OwnersOf(Target(NONLAND_PERMANENT)), _TOP_OR_BOTTOM), Surveil(1))),
)
