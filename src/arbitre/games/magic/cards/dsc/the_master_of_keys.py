"""The Master of Keys."""

from ...language import *

_ENCHANTMENT_CARDS: Final = Cards(whose=YOURS, types=("enchantment",))

CARD = card(
    "the-master-of-keys",
    "legendary enchantment creature: horror",
    Flying(),
    when_enters(Seq((PutCounters(This(), "+1/+1", X()), Mill(Times(X(), 2))))),
    StaticAbility(do=(Has((Escape(3),)),), who=_ENCHANTMENT_CARDS),
    cost="{X}{W}{U}{B}",
    size=(3, 3),
)
