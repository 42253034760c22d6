"""Winter, Misanthropic Guide."""

from ...language import *

_TYPES: Final = CardTypesAmong(Cards(whose=YOURS))

CARD = card(
    "winter-misanthropic-guide",
    "legendary creature: human warlock",
    Ward(Mana("{2}")),
    Triggered(when=BeginningOf("upkeep"), do=Draw(2, PLAYER)),
    HandSize(size=Minus(7, _TYPES), who=OPPONENT, while_=DELIRIUM, word="delirium"),
    cost="{1}{B}{R}{G}",
    size=(3, 4),
)
