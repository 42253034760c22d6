"""Trial of Agony."""

from ...language import *

_TWO: Final = Target(CREATURE_AN_OPPONENT_CONTROLS, 2, same_controller=True)
_AGONY: Final = Seq(
    (
        DealDamage(It(), 5),
        Enforce(Cannot(deed="block", who=It()), about=NotChosen(Targeted())),
    )
)


CARD = card(
    "trial-of-agony",
    "sorcery",
    cost="{R}",
    effect=Each(ControllersOf(_TWO), Choose(Targeted(), _AGONY)),
)
