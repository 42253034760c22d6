"""The Lord of Pain."""

from ...language import *

_ANOTHER: Final = Players(but=ThatPlayer())

CARD = card(
    "the-lord-of-pain",
    "legendary creature: human assassin",
    Menace(),
    Cannot(deed="gain_life", who=OPPONENT),
    Triggered(when=Casts(Spells(), first=True), do=DealDamage(Target(_ANOTHER), ManaValueOf(That()))),
    cost="{3}{B}{R}",
    size=(5, 5),
)
