"""Kneel Before My Legions."""

from ...language import *

CARD = scheme(
    "kneel-before-my-legions",
    when_set_in_motion(
        Modes(
            (
                CreateTokens("scarecrow-token"),
                Affect(CREATURE_YOU_CONTROL, (Gets(3, 3), Has((Vigilance(), Trample())))),
            )
        )
    ),
)
