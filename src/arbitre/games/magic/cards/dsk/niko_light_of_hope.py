"""Niko, Light of Hope."""

from ...language import *

_NEXT_END_STEP: Final = BeginningOf("end", ANYONES)


CARD = card(
    "niko-light-of-hope",
    "legendary creature: human wizard",
    when_enters(CreateTokens("shard-token", 2)),
    Activated(
        costs=(Mana("{2}"), TapSelf()),
        do=Seq(
            (
                Exile(
                    Target(Permanents(whose=YOURS, types=("creature",), without_supertypes=("legendary",)))
                ),
                BecomeCopy(Permanents(whose=YOURS, subtypes=("shard",)), Targeted(), until="next end step"),
                Delayed(
                    Triggered(when=_NEXT_END_STEP, do=PutOntoBattlefield(which=It(), under="owner")),
                    about=Made(),
                ),
            )
        ),
    ),
    cost="{2}{W}{U}",
    size=(3, 4),
)
