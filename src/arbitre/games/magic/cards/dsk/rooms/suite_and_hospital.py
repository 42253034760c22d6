"""Surgical Suite // Hospital Room."""

from ....language import *

CARD: Final[Card] = room(
    "surgical-suite-hospital-room",
    door(
        "surgical-suite",
        "{1}{W}",
        when_unlocked(
            PutOntoBattlefield(which=Target(Cards(whose=YOURS, types=("creature",), mana_value_at_most=3)))
        ),
    ),
    door(
        "hospital-room",
        "{3}{W}",
        Triggered(
            when=YouAttack(), do=PutCounters(Target(Permanents(types=("creature",), attacking=True)), "+1/+1")
        ),
    ),
)
