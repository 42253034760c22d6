"""Secret Arcade // Dusty Parlor."""

from ...language import *

_BOARD_AND_STACK: Final = AnyOf(
    (
        Permanents(whose=YOURS, without_types=("land",)),
        Spells(whose=YOURS, types=PERMANENT_TYPES),
    )
)

CARD = room(
    "secret-arcade-dusty-parlor",
    door(
        "secret-arcade",
        "{4}{W}",
        StaticAbility(do=(IsAlso(types=("enchantment",)),), who=_BOARD_AND_STACK),
    ),
    door(
        "dusty-parlor",
        "{2}{W}",
        Triggered(
            when=Casts(Spells(whose=YOURS, types=("enchantment",))),
            do=PutCounters(Target(CREATURE, up_to=True), "+1/+1", ManaValueOf(That())),
        ),
    ),
)
