"""Boilerbilges Ripper."""

from ...language import *

_ANOTHER: Final = Permanents(whose=YOURS, types=("creature", "enchantment"), other=True)
_DAMAGE: Final = Triggered(when=YouDid(), do=DealDamage(Target(ANY_TARGET), 2))


CARD = card(
    "boilerbilges-ripper",
    "creature: human assassin",
    when_enters(May(SacrificeOf(_ANOTHER), then=WhenYouDo(_DAMAGE))),
    cost="{4}{R}",
    size=(4, 4),
)
