"""Doomsday Excruciator."""

from ...language import *

CARD = card(
    "doomsday-excruciator",
    "creature: demon",
    Flying(),
    when_enters(Exile(AllButBottom(6, PLAYER), face_down=True), if_=CastIt(anybody=True)),
    Triggered(when=BeginningOf("upkeep"), do=Draw()),
    cost="{B}{B}{B}{B}{B}{B}",
    size=(6, 6),
)
