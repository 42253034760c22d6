"""Winter, Cynical Opportunist."""

from ...language import *

_AMONG_THEM: Final = Cards(whose=YOURS, where=("exile",), types=PERMANENT_TYPES, among=Made())


CARD = card(
    "winter-cynical-opportunist",
    "legendary creature: human warlock",
    Deathtouch(),
    Triggered(when=Attacks(), do=Mill(3)),
    Triggered(
        when=BeginningOf("end"),
        do=May(
            ExileDiverse(Cards(whose=YOURS), 4),
            then=Choose(_AMONG_THEM, PutOntoBattlefield(which=It(), counters=(("finality", 1),))),
        ),
        word="delirium",
    ),
    cost="{2}{B}{G}",
    size=(2, 5),
)
