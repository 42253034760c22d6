"""Mine Is the Only Truth."""

from ...language import *

CARD = scheme(
    "mine-is-the-only-truth",
    Triggered(when=Casts(Spells()), do=Draw()),
    Triggered(when=BeginningOf("upkeep"), if_=AtLeast(DrawnLastTurn(), 1), do=Abandon()),
    ongoing=True,
)
