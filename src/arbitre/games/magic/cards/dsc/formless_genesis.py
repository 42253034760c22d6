"""Formless Genesis."""

from ...language import *

_LANDS: Final = CountOf(Cards(whose=YOURS, types=("land",)))


CARD = card(
    "formless-genesis",
    "kindred sorcery: shapeshifter",
    Changeling(),
    Retrace(),
    cost="{2}{G}",
    effect=CreateTokens("shapeshifter-token", power=_LANDS, toughness=_LANDS),
)
