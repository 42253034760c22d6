"""Unidentified Hovership."""

from ...language import *

CARD = card(
    "unidentified-hovership",
    "artifact: vehicle",
    Flying(),
    when_enters(Exile(Target(Permanents(types=("creature",), toughness_at_most=5), up_to=True))),
    Triggered(when=Leaves(), do=Each(OwnersOf(ExiledWith()), ManifestDread())),
    Crew(1),
    cost="{1}{W}{W}",
    size=(2, 2),
)
