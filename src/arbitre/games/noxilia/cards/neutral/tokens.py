"""Units that come from no deck and go to no graveyard."""

from __future__ import annotations

from ...language import *

CARDS: tuple[Card, ...] = (
    token("aubeterre-recruit", race="human", melee=1, life=2, skills=(BrotherInArms(),)),
    token("bone-servant", race="undead", melee=1, life=1, skills=(BloodBrother(),)),
    token("pond-wisp", race="sylvan", melee=1, life=1, skills=(Flying(),)),
    token("tin-soldier", race="gnome", melee=1, life=1, skills=(InstinctiveRiposte(1),)),
)
