"""Anthropede."""

from ...language import *

_DESTROY: Final = Triggered(when=YouDid(), do=Destroy(Target(Permanents(subtypes=("room",)))))

CARD = card(
    "anthropede",
    "creature: insect",
    Reach(),
    when_enters(MayPay((DiscardSome(),), WhenYouDo(_DESTROY), or_=(Mana("{2}"),))),
    cost="{3}{G}",
    size=(3, 4),
)
