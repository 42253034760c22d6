"""No Secret Is Hidden from Me."""

from ...language import *

_SIX_LANDS: Final = AtLeast(CountOf(Permanents(whose=YOURS, types=("land",))), 6)
_NONLAND: Final = Cards(whose=YOURS, where=("library",), without_types=("land",))

CARD = scheme(
    "no-secret-is-hidden-from-me",
    when_set_in_motion(RepeatOnce(ExileUntil(_NONLAND, MayCast(Made())), _SIX_LANDS)),
)
