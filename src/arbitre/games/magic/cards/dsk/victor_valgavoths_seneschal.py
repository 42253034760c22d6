"""Victor, Valgavoth's Seneschal."""

from ...language import *

CARD = card(
    "victor-valgavoths-seneschal",
    "legendary creature: human warlock",
    eerie(
        NthTime(
            (
                Surveil(2),
                Discard(who=OPPONENT),
                Choose(Cards(types=("creature",)), PutOntoBattlefield(which=It())),
            )
        )
    ),
    cost="{1}{W}{B}",
    size=(3, 3),
)
