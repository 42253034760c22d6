"""Unwilling Vessel."""

from ...language import *

_COUNTERS: Final = CountersOn(This())


CARD = card(
    "unwilling-vessel",
    "creature: human wizard",
    Vigilance(),
    eerie(PutCounters(This(), "possession")),
    Triggered(when=Dies(), do=CreateTokens("spirit-token", power=_COUNTERS, toughness=_COUNTERS)),
    cost="{2}{U}",
    size=(3, 2),
)
