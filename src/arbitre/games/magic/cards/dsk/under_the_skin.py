"""Under the Skin."""

from ...language import *

_PERMANENT_CARD: Final = Cards(whose=YOURS, types=PERMANENT_TYPES)


CARD = card(
    "under-the-skin",
    "sorcery",
    cost="{2}{G}",
    effect=Seq((ManifestDread(), May(Choose(_PERMANENT_CARD, PutIntoHand(It()))))),
)
