"""Hauntwoods Shrieker."""

from ...language import *

_CREATURE_CARD: Final = Cards(types=("creature",))


CARD = card(
    "hauntwoods-shrieker",
    "creature: beast mutant",
    Triggered(when=Attacks(), do=ManifestDread()),
    Activated(
        costs=(Mana("{1}{G}"),),
        do=Seq(
            (
                Reveal(Target(Permanents(face_down=True))),
                If(IsCard(Targeted(), _CREATURE_CARD), May(TurnFaceUp(Targeted()))),
            )
        ),
    ),
    cost="{1}{G}{G}",
    size=(3, 3),
)
