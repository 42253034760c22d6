"""Cards of our own for rulings about what enters, what begins and what is turned over."""

from __future__ import annotations

from ..language import *

MOMENTS: Final = (
    card(
        "creaking-floorboards",
        "enchantment",
        TriggersAgain(PERMANENT_YOU_CONTROL, Enters(Permanents())),
        cost="{2}{U}",
        house=True,
    ),
    card(
        "evening-lamp",
        "artifact",
        Triggered(when=BeginningOf("second main"), do=GainLife(1)),
        cost="{1}",
        house=True,
    ),
    card(
        "startled-gasp",
        "enchantment",
        Triggered(when=TurnedFaceUp(Permanents()), do=GainLife(1)),
        cost="{W}",
        house=True,
    ),
    card(
        "still-life",
        "instant",
        cost="{U}",
        effect=Affect(Target(CREATURE), (IsNot(types=("creature",)),)),
        house=True,
    ),
    card("drawn-curtain", "instant", cost="{U}", effect=TurnFaceDown(Target(CREATURE)), house=True),
)
