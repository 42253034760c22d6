"""The Jolly Balloon Man."""

from ...language import *

_NEXT_END_STEP: Final = BeginningOf("end", ANYONES)


CARD = card(
    "the-jolly-balloon-man",
    "legendary creature: human clown",
    Haste(),
    Activated(
        costs=(Mana("{1}"), TapSelf()),
        do=Seq(
            (
                CreateCopies(
                    Target(OTHER_CREATURE_YOU_CONTROL),
                    except_=(
                        HasBase(1, 1),
                        HasColours("R", also=True),
                        IsAlso(types=("creature",), subtypes=("balloon",)),
                        Has((Flying(), Haste())),
                    ),
                ),
                Delayed(Triggered(when=_NEXT_END_STEP, do=Sacrifice(It())), about=Made()),
            )
        ),
        timing="sorcery",
    ),
    cost="{1}{R}{W}",
    size=(1, 4),
)
