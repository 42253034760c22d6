"""Fear of Missing Out."""

from ...language import *

CARD = card(
    "fear-of-missing-out",
    "enchantment creature: nightmare",
    when_enters(Seq((Discard(), Draw()))),
    Triggered(
        when=Attacks(first_time=True),
        do=Seq((Untap(Target(CREATURE)), ExtraPhase("combat"))),
        if_=DELIRIUM,
        word="delirium",
    ),
    cost="{1}{R}",
    size=(2, 3),
)
