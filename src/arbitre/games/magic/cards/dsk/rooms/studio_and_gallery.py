"""Painter's Studio // Defaced Gallery."""

from ....language import *

CARD: Final[Card] = room(
    "painters-studio-defaced-gallery",
    door(
        "painters-studio",
        "{2}{R}",
        when_unlocked(
            Seq(
                (
                    Exile(TopCards(2)),
                    Enforce(MayPlay(cards=It()), about=Made(), until="end of your next turn"),
                )
            )
        ),
    ),
    door(
        "defaced-gallery",
        "{1}{R}",
        Triggered(
            when=YouAttack(),
            do=Affect(Permanents(whose=YOURS, types=("creature",), attacking=True), (Gets(1, 0),)),
        ),
    ),
)
