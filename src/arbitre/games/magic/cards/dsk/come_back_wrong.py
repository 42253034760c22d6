"""Come Back Wrong."""

from ...language import *

_SACRIFICED: Final = Triggered(when=BeginningOf("end"), do=Sacrifice(It()))

CARD = card(
    "come-back-wrong",
    "sorcery",
    cost="{2}{B}",
    effect=Seq(
        (
            Destroy(Target(CREATURE)),
            If(
                PutThisWay(Cards(types=("creature",))),
                Seq((PutOntoBattlefield(which=Made()), Delayed(_SACRIFICED, about=Made()))),
            ),
        )
    ),
)
