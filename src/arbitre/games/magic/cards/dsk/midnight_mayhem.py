"""Midnight Mayhem."""

from ...language import *

CARD = card(
    "midnight-mayhem",
    "sorcery",
    cost="{2}{R}{W}",
    effect=Seq(
        (
            CreateTokens("gremlin-token", 3),
            Affect(
                Permanents(whose=YOURS, subtypes=("gremlin",)),
                (Has((Menace(), Lifelink(), Haste())),),
            ),
        )
    ),
)
