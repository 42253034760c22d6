"""Convert to Slime."""

from ...language import *

_UP_TO_ONE: Final = tuple(
    Target(Permanents(types=(word,)), up_to=True) for word in ("artifact", "creature", "enchantment")
)
_SLIME: Final = CreateTokens("ooze-token", power=ManaValueOf(Made()), toughness=ManaValueOf(Made()))


CARD = card(
    "convert-to-slime",
    "sorcery",
    cost="{3}{B}{G}",
    effect=Seq((Destroy(AnyOf(_UP_TO_ONE)), If(DELIRIUM, _SLIME))),
)
