"""Razorkin Needlehead."""

from ...language import *

CARD = card(
    "razorkin-needlehead",
    "creature: human assassin",
    StaticAbility(do=(Has((FirstStrike(),)),), while_=YourTurn()),
    Triggered(when=Drawn(OPPONENT), do=DealDamage(ThatPlayer(), 1)),
    cost="{R}{R}",
    size=(2, 2),
)
