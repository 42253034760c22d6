"""Power Without Equal."""

from ...language import *

_SIX_LANDS: Final = AtLeast(CountOf(Permanents(whose=YOURS, types=("land",))), 6)

CARD = scheme(
    "power-without-equal",
    when_set_in_motion(
        Seq(
            (
                Draw(3),
                Enforce(Can(deed="no_hand_limit", who=You()), until="your next turn"),
                If(_SIX_LANDS, MayCast(Cards(whose=YOURS, where=("hand",)), most=3)),
            )
        )
    ),
)
