"""Floodpits Drowner."""

from ...language import *

CARD = card(
    "floodpits-drowner",
    "creature: merfolk",
    Flash(),
    Vigilance(),
    when_enters(Seq((Tap(Target(CREATURE_AN_OPPONENT_CONTROLS)), PutCounters(Targeted(), "stun")))),
    Activated(
        costs=(Mana("{1}{U}"), TapSelf()),
        do=ShuffleIn((This(), Target(Permanents(types=("creature",), counters="stun")))),
    ),
    cost="{1}{U}",
    size=(2, 1),
)
