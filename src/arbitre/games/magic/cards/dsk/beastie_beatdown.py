"""Beastie Beatdown."""

from ...language import *

_YOURS: Final = Target(CREATURE_YOU_CONTROL)
_THEIRS: Final = Target(CREATURE_AN_OPPONENT_CONTROLS)

CARD = card(
    "beastie-beatdown",
    "sorcery",
    cost="{R}{G}",
    effect=Seq(
        (
            ChooseTargets((_YOURS, _THEIRS)),
            If(DELIRIUM, PutCounters(Targeted(0), "+1/+1", 2)),
            DealDamage(Targeted(1), PowerOf(It()), source=Targeted(0)),
        )
    ),
)
