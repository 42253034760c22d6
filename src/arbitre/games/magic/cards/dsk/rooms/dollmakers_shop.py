"""Dollmaker's Shop // Porcelain Gallery."""

from ....language import *

_NON_TOY: Final = Permanents(whose=YOURS, types=("creature",), without_subtypes=("toy",))
_CREATURES: Final = CountOf(CREATURE_YOU_CONTROL)

CARD: Final[Card] = room(
    "dollmakers-shop-porcelain-gallery",
    door(
        "dollmakers-shop",
        "{1}{W}",
        Triggered(when=Attacks(_NON_TOY, PLAYER), do=CreateTokens("toy-token"), one_or_more=True),
    ),
    door(
        "porcelain-gallery",
        "{4}{W}{W}",
        StaticAbility(do=(HasBase(_CREATURES, _CREATURES),), who=CREATURE_YOU_CONTROL),
    ),
)
