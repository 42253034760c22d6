"""You Are Unworthy of Mercy."""

from ...language import *

_SIX_LANDS: Final = AtLeast(CountOf(Permanents(whose=YOURS, types=("land",))), 6)

CARD = scheme(
    "you-are-unworthy-of-mercy",
    when_set_in_motion(
        If(
            _SIX_LANDS,
            SacrificeOf(NONLAND_PERMANENT, 3, OPPONENT),
            SacrificeOf(NONLAND_PERMANENT, 1, OPPONENT),
        )
    ),
)
