"""Units that come from no deck and go to no graveyard."""

from __future__ import annotations

from ... import definitions as d
from ... import keywords as k

CARDS: tuple[d.Card, ...] = (
    d.token("aubeterre-recruit", race="human", melee=1, life=2, skills=(k.BrotherInArms(),)),
    d.token("bone-servant", race="undead", melee=1, life=1, skills=(k.BloodBrother(),)),
    d.token("pond-wisp", race="sylvan", melee=1, life=1, skills=(k.Flying(),)),
)
