"""Cramped Vents // Access Maze."""

from ....language import *

CARD: Final[Card] = room(
    "cramped-vents-access-maze",
    door(
        "cramped-vents",
        "{3}{B}",
        when_unlocked(Seq((DealDamage(Target(CREATURE_AN_OPPONENT_CONTROLS), 6), GainLife(ExcessDamage())))),
    ),
    door(
        "access-maze",
        "{5}{B}{B}",
        PayInstead(
            costs=(PayLifeForManaValue(),), cast_from=("hand",), once_per_turn=True, while_=YourTurn()
        ),
    ),
)
