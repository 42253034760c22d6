"""Metamorphosis Fanatic."""

from ...language import *

CARD = card(
    "metamorphosis-fanatic",
    "creature: human cleric",
    Lifelink(),
    when_enters(
        PutOntoBattlefield(
            which=Target(CREATURE_CARD_IN_YOUR_GRAVEYARD, up_to=True), counters=(("lifelink", 1),)
        )
    ),
    Miracle(Mana("{1}{B}")),
    cost="{4}{B}{B}",
    size=(4, 4),
)
