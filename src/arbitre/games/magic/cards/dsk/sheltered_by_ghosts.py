"""Sheltered by Ghosts."""

from ...language import *

CARD = card(
    "sheltered-by-ghosts",
    "enchantment: aura",
    Enchant(CREATURE_YOU_CONTROL),
    when_enters(
        Exile(Target(Permanents(whose=OPPONENTS, without_types=("land",))), until_leaves=True),
    ),
    StaticAbility(do=(Gets(1, 0), Has((Lifelink(), Ward(Mana("{2}"))))), who=Attached()),
    cost="{1}{W}",
)
