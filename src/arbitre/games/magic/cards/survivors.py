"""Survivors: rewarded for being tapped when your second main phase begins (survival)."""

from __future__ import annotations

from ..language import *

SURVIVORS: Final = (
    card("cautious-survivor", "creature: elf survivor", survival(GainLife(2)), cost="{3}{G}", size=(4, 4)),
    card(
        "reluctant-role-model",
        "creature: human survivor",
        survival(
            ChooseOne(
                (
                    PutCounters(This(), "flying"),
                    PutCounters(This(), "lifelink"),
                    PutCounters(This(), "+1/+1"),
                )
            )
        ),
        Triggered(
            when=Dies(AnyOf((This(), OTHER_CREATURE_YOU_CONTROL))),
            do=PutSameCounters(Target(CREATURE, up_to=True), as_=That()),
            if_=Fits(That(), Permanents(counters="any")),
        ),
        cost="{1}{W}",
        size=(2, 2),
    ),
    card(
        "acrobatic-cheerleader",
        "creature: human survivor",
        survival(PutCounters(This(), "flying"), once=True),
        cost="{1}{W}",
        size=(2, 2),
    ),
)
