"""Fear of Burning Alive."""

from ...language import *

CARD = card(
    "fear-of-burning-alive",
    "enchantment creature: nightmare",
    when_enters(DealDamage(OPPONENT, 4)),
    Triggered(
        when=DealsDamage(Objects(whose=YOURS), OPPONENT, combat=False),
        do=DealDamage(Target(Permanents(types=("creature",), controlled_by=ThatPlayer())), ThatMuch()),
        if_=DELIRIUM,
        word="delirium",
    ),
    cost="{4}{R}{R}",
    size=(4, 4),
)
