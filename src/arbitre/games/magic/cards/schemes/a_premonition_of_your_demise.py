"""A Premonition of Your Demise."""

from ...language import *

_HURT: Final = Triggered(
    when=RevealedThisWay(Cards(where=("hand",), without_types=("land",))),
    do=DealDamage(Target(ANY_TARGET), ManaValueOf(It())),
)

CARD = scheme(
    "a-premonition-of-your-demise",
    when_set_in_motion(Seq((Reveal(TopCards(2)), PutIntoHand(Made()), WhenYouDo(_HURT)))),
)
