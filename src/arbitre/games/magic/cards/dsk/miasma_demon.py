"""Miasma Demon."""

from ...language import *

_SHRINK: Final = Affect(Target(CREATURE, CountOf(It()), up_to=True), (Gets(-2, -2),))


CARD = card(
    "miasma-demon",
    "creature: demon",
    Flying(),
    when_enters(May(Discard(ANY_NUMBER), then=WhenYouDo(Triggered(when=YouDid(), do=_SHRINK)))),
    cost="{4}{B}{B}",
    size=(5, 4),
)
