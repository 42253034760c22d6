"""The Mindskinner."""

from ...language import *

CARD = card(
    "the-mindskinner",
    "legendary enchantment creature: nightmare",
    Cannot(deed="be_blocked"),
    Replacement(of=DealsDamage(Objects(whose=YOURS), OPPONENT), by=Prevent(then=Mill(ThatMuch(), OPPONENT))),
    cost="{U}{U}{U}",
    size=(10, 1),
)
