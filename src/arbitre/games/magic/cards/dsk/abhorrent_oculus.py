"""Abhorrent Oculus."""

from ...language import *

CARD = card(
    "abhorrent-oculus",
    "creature: eye",
    AdditionalCost((ExileSome(Cards(whose=YOURS), 6),)),
    Flying(),
    Triggered(when=BeginningOf("upkeep", OPPONENTS), do=ManifestDread()),
    cost="{2}{U}",
    size=(5, 5),
)
