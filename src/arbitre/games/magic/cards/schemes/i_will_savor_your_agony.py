"""I Will Savor Your Agony."""

from ...language import *

CARD = scheme(
    "i-will-savor-your-agony",
    when_set_in_motion(
        Modes(
            (Destroy(Target(CREATURE)), Draw(1, Target(PLAYER)), GainLife(5, Target(PLAYER))),
            number=3,
            again=True,
        )
    ),
)
