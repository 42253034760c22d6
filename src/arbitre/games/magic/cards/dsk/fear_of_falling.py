"""Fear of Falling."""

from ...language import *

CARD = card(
    "fear-of-falling",
    "enchantment creature: nightmare",
    Flying(),
    Triggered(
        when=Attacks(),
        do=Affect(
            Target(Permanents(types=("creature",), controlled_by=DefendingPlayer())),
            (Gets(-2, 0), Loses(Flying)),
            until="your next turn",
        ),
    ),
    cost="{3}{U}{U}",
    size=(4, 4),
)
