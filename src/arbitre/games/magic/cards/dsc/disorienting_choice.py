"""Disorienting Choice."""

from ...language import *

_THEIRS: Final = Permanents(whose=OPPONENTS, types=("artifact", "enchantment"))
_LEFT: Final = CountOf(Made())
_LANDS: Final = Cards(whose=YOURS, where=("library",), types=("land",))


CARD = card(
    "disorienting-choice",
    "sorcery",
    cost="{3}{G}",
    effect=Seq(
        (
            ControllersMay(Target(_THEIRS, up_to=True, each_opponent=True), Exile(It())),
            If(AtLeast(_LEFT, 1), Search(_LANDS, to="battlefield", number=_LEFT, tapped=True)),
        )
    ),
)
