"""Popular Egotist."""

from ...language import *

_ANOTHER: Final = Permanents(whose=YOURS, types=("creature", "enchantment"), other=True)


CARD = card(
    "popular-egotist",
    "creature: human rogue",
    Activated(
        costs=(Mana("{1}{B}"), SacrificeSome(_ANOTHER)),
        do=Seq((Affect(This(), (Has((Indestructible(),)),)), Tap(This()))),
    ),
    Triggered(
        when=Sacrificed(PERMANENT_YOU_CONTROL),
        do=Seq((LoseLife(1, Target(OPPONENT)), GainLife(1))),
    ),
    cost="{2}{B}",
    size=(3, 2),
)
