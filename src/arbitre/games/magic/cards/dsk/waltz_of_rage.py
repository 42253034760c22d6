"""Waltz of Rage."""

from ...language import *

_THE_OTHERS: Final = Permanents(types=("creature",), other_than=Targeted())
_TOP_CARD: Final = Seq(
    (Exile(TopCards(1)), Enforce(MayPlay(cards=It()), about=Made(), until="end of your next turn"))
)

CARD = card(
    "waltz-of-rage",
    "sorcery",
    cost="{3}{R}{R}",
    effect=Seq(
        (
            DealDamage(_THE_OTHERS, PowerOf(It()), source=Target(CREATURE_YOU_CONTROL)),
            Delayed(Triggered(when=Dies(CREATURE_YOU_CONTROL), do=_TOP_CARD), until="turn", each_time=True),
        )
    ),
)
