"""Dissection Tools."""

from ...language import *

CARD = card(
    "dissection-tools",
    "artifact: equipment",
    when_enters(Seq((ManifestDread(), Attach(Made())))),
    StaticAbility(do=(Gets(2, 2), Has((Deathtouch(), Lifelink()))), who=Attached()),
    Equip(SacrificeSome(CREATURE_YOU_CONTROL)),
    cost="{5}",
)
