"""Plots That Span Centuries."""

from ...language import *

_THREE_INSTEAD: Final = Replacement(
    of=SetInMotion(Objects(types=("scheme",))), by=Instead(SetSchemesInMotion(3)), next_time=True
)

CARD = scheme(
    "plots-that-span-centuries",
    when_set_in_motion(Enforce(_THREE_INSTEAD, until="game")),
)
