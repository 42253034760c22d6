"""The Overlords: they come for less, and bide their time (impending)."""

from ...language import *

BOILERBILGES: Final = card(
    "overlord-of-the-boilerbilges",
    "enchantment creature: avatar horror",
    Impending(4, "{2}{R}{R}"),
    when_enters_or_attacks(DealDamage(Target(ANY_TARGET), 4)),
    cost="{4}{R}{R}",
    size=(5, 5),
)

HAUNTWOODS: Final = card(
    "overlord-of-the-hauntwoods",
    "enchantment creature: avatar horror",
    Impending(4, "{1}{G}{G}"),
    when_enters_or_attacks(CreateTokens("everywhere-token", tapped=True)),
    cost="{3}{G}{G}",
    size=(6, 5),
)

_FOR_THE_HAND: Final = AnyOf(
    (
        Cards(whose=YOURS, types=("creature",), without_subtypes=("avatar",)),
        Cards(whose=YOURS, types=("planeswalker",)),
    )
)

BALEMURK: Final = card(
    "overlord-of-the-balemurk",
    "enchantment creature: avatar horror",
    Impending(5, "{1}{B}"),
    when_enters_or_attacks(Seq((Mill(4), May(Choose(_FOR_THE_HAND, PutIntoHand(It())))))),
    cost="{3}{B}{B}",
    size=(5, 5),
)

CARDS: Final = (BOILERBILGES, HAUNTWOODS, BALEMURK)
