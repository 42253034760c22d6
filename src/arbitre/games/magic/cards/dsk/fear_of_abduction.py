"""Fear of Abduction."""

from ...language import *

CARD = card(
    "fear-of-abduction",
    "enchantment creature: nightmare",
    AdditionalCost((ExileSome(CREATURE_YOU_CONTROL),)),
    Flying(),
    when_enters(Exile(Target(CREATURE_AN_OPPONENT_CONTROLS))),
    Triggered(when=Leaves(), do=PutIntoHand(ExiledWith())),
    cost="{4}{W}{W}",
    size=(5, 5),
)
