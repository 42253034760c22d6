"""Osseous Sticktwister."""

from ...language import *

_WHO_DID_NOT: Final = Players(OPPONENTS, but=Made())

CARD = card(
    "osseous-sticktwister",
    "artifact creature: scarecrow",
    Lifelink(),
    Triggered(
        when=BeginningOf("end"),
        do=Seq(
            (MaySacrificeOrDiscard(NONLAND_PERMANENT, OPPONENT), DealDamage(_WHO_DID_NOT, PowerOf(This())))
        ),
        if_=DELIRIUM,
        word="delirium",
    ),
    cost="{1}{B}",
    size=(2, 2),
)
