"""Ragged Playmate."""

from ...language import *

CARD = card(
    "ragged-playmate",
    "artifact creature: toy",
    Activated(
        costs=(Mana("{1}"), TapSelf()),
        do=Enforce(
            Cannot(deed="be_blocked", who=It()),
            about=Target(Permanents(types=("creature",), power_at_most=2)),
        ),
    ),
    cost="{1}{R}",
    size=(2, 2),
)
