"""Reality Is Mine to Control."""

from ...language import *

CARD = scheme(
    "reality-is-mine-to-control",
    Triggered(when=Casts(Spells(whose=YOURS)), do=May(Abandon(), CopySpell(That()))),
    ongoing=True,
)
