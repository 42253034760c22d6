"""Fear of Lost Teeth."""

from ...language import *

CARD = card(
    "fear-of-lost-teeth",
    "enchantment creature: nightmare",
    Triggered(when=Dies(), do=Seq((DealDamage(Target(ANY_TARGET), 1), GainLife(1)))),
    cost="{B}",
    size=(1, 1),
)
