"""Séance Board."""

from ...language import *

_SPELLS: Final = (
    Spells(whose=YOURS, types=("instant", "sorcery")),
    Spells(whose=YOURS, subtypes=("demon", "spirit")),
)

CARD = card(
    "seance-board",
    "artifact",
    Triggered(
        when=BeginningOf("end", ANYONES), do=PutCounters(This(), "soul"), if_=HasDied(CREATURE), word="morbid"
    ),
    Activated(
        costs=(TapSelf(),),
        do=AddMana(
            any_of=COLOURS,
            amount=CountersOn(This(), "soul"),
            only_for=(ToCast(AnyOf(_SPELLS)),),
        ),
        mana=True,
    ),
    cost="{2}",
)
