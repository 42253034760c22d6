"""Razorkin Hordecaller."""

from ...language import *

CARD = card(
    "razorkin-hordecaller",
    "creature: human clown berserker",
    Haste(),
    Triggered(when=YouAttack(), do=CreateTokens("gremlin-token")),
    cost="{4}{R}",
    size=(4, 4),
)
