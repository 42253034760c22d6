"""You Will Know True Suffering."""

from ...language import *

_LED: Final = Permanents(whose=OPPONENTS, types=("creature",), commander=False)

CARD = scheme(
    "you-will-know-true-suffering",
    when_set_in_motion(DealDamage(_LED, ManaValueOf(YourCommander()))),
)
