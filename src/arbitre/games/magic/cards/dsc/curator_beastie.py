"""Curator Beastie."""

from ...language import *

CARD = card(
    "curator-beastie",
    "creature: beast",
    Reach(),
    Replacement(
        of=Enters(Permanents(whose=YOURS, types=("creature",), colourless=True)), by=ArriveWith("+1/+1", 2)
    ),
    when_enters_or_attacks(ManifestDread()),
    cost="{4}{G}{G}",
    size=(6, 6),
)
