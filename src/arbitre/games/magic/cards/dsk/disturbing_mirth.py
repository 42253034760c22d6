"""Disturbing Mirth."""

from ...language import *

_ANOTHER: Final = Permanents(whose=YOURS, types=("enchantment", "creature"), other=True)


CARD = card(
    "disturbing-mirth",
    "enchantment",
    when_enters(May(SacrificeOf(_ANOTHER), then=Draw(2))),
    Triggered(when=Sacrificed(This()), do=ManifestDread()),
    cost="{B}{R}",
)
