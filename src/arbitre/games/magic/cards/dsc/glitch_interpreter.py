"""Glitch Interpreter."""

from ...language import *

_MASKED: Final = Permanents(whose=YOURS, face_down=True)
_COLORLESS: Final = Permanents(whose=YOURS, types=("creature",), colourless=True)

CARD = card(
    "glitch-interpreter",
    "creature: human wizard",
    when_enters(Seq((PutIntoHand(This()), ManifestDread())), if_=AtMost(CountOf(_MASKED), 0)),
    Triggered(when=DealsDamage(_COLORLESS, PLAYER, combat=True), do=Draw(), one_or_more=True),
    cost="{2}{U}",
    size=(2, 3),
)
