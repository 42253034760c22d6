"""Coordinated Clobbering."""

from ...language import *

_UNTAPPED: Final = Permanents(whose=YOURS, types=("creature",), tapped=False)

CARD = card(
    "coordinated-clobbering",
    "sorcery",
    cost="{G}",
    effect=Seq(
        (
            Tap(Target(_UNTAPPED, 2, least=1)),
            DealDamage(Target(CREATURE_AN_OPPONENT_CONTROLS), PowerOf(It()), source=Targeted()),
        )
    ),
)
