"""Toby, Beastie Befriender."""

from ...language import *

_TOKENS: Final = Permanents(whose=YOURS, types=("creature",), token=True)

CARD = card(
    "toby-beastie-befriender",
    "legendary creature: human wizard",
    when_enters(CreateTokens("beast-token")),
    StaticAbility(do=(Has((Flying(),)),), who=_TOKENS, while_=AtLeast(CountOf(_TOKENS), 4)),
    cost="{2}{W}",
    size=(1, 1),
)
