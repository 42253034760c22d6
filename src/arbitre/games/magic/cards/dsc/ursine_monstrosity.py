"""Ursine Monstrosity."""

from ...language import *

_SORTS: Final = CardTypesAmong(Cards(whose=YOURS))

CARD = card(
    "ursine-monstrosity",
    "creature: bear mutant",
    Trample(),
    Triggered(
        when=BeginningOf("combat"),
        do=Seq(
            (
                Mill(1),
                AtRandom(OPPONENT, MustAttack(This(), Made(), until="combat")),
                Affect(This(), (Has((Indestructible(),)), Gets(_SORTS, _SORTS))),
            )
        ),
    ),
    cost="{2}{G}",
    size=(3, 3),
)
