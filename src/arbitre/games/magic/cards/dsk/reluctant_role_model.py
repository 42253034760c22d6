"""Reluctant Role Model."""

from ...language import *

CARD = card(
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
)
