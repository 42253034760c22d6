"""Soaring Lightbringer."""

from ...language import *

_OTHERS: Final = Permanents(whose=YOURS, all_types=("enchantment", "creature"), other=True)

CARD = card(
    "soaring-lightbringer",
    "enchantment creature: bird glimmer",
    Flying(),
    StaticAbility(do=(Has((Flying(),)),), who=_OTHERS),
    Triggered(
        when=YouAttackPlayer(),
        do=CreateTokens("glimmer-token", tapped=True, attacking=True, whom=ThatPlayer()),
    ),
    cost="{4}{W}",
    size=(4, 5),
)
