"""Maddening Hex."""

from ...language import *

_SPELL: Final = Spells(controlled_by=EnchantedPlayer(), without_types=("creature",))
_ANOTHER: Final = Players(OPPONENTS, but=EnchantedPlayer())

CARD = card(
    "maddening-hex",
    "enchantment: aura curse",
    Enchant(PLAYER),
    Triggered(
        when=Casts(_SPELL),
        do=Seq((RollDie(6), DealDamage(ThatPlayer(), Rolled()), AtRandom(_ANOTHER, Attach(Made())))),
    ),
    cost="{1}{R}{R}",
)
