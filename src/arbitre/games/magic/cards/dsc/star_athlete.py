"""Star Athlete."""

from ...language import *

CARD = card(
    "star-athlete",
    "creature: human warrior",
    Menace(),
    Triggered(
        when=Attacks(),
        do=MayOr(
            Sacrifice(Targeted()),
            otherwise=DealDamage(ControllersOf(Targeted()), 5),
            who=ControllersOf(Target(NONLAND_PERMANENT, up_to=True)),
        ),
    ),
    Blitz("{3}{R}"),
    cost="{1}{R}{R}",
    size=(3, 2),
)
