"""Meathook Massacre II."""

from ...language import *


def _comes_back() -> Node:
    return PutOntoBattlefield(which=That(), counters=(("finality", 1),))


CARD = card(
    "meathook-massacre-ii",
    "legendary enchantment",
    when_enters(SacrificeOf(CREATURE, X(), PLAYER)),
    Triggered(when=Dies(CREATURE_YOU_CONTROL), do=MayPay((PayLife(3),), do=_comes_back())),
    Triggered(
        when=Dies(CREATURE_AN_OPPONENT_CONTROLS),
        do=MayPay((PayLife(3),), otherwise=_comes_back(), who=ControllersOf(That())),
    ),
    cost="{X}{X}{B}{B}{B}{B}",
)
