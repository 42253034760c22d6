"""Cursed Recording."""

from ...language import *

_TIME: Final = CountersOn(This(), "time")


CARD = card(
    "cursed-recording",
    "artifact",
    Triggered(
        when=Casts(INSTANT_OR_SORCERY),
        do=Seq(
            (
                PutCounters(This(), "time"),
                If(
                    AtLeast(_TIME, 7),
                    Seq((RemoveCounters(This(), "time", ALL), DealDamage(You(), 20))),
                ),
            )
        ),
    ),
    Activated(
        costs=(TapSelf(),),
        do=Delayed(Triggered(when=Casts(INSTANT_OR_SORCERY), do=CopySpell(That())), until="turn"),
    ),
    cost="{2}{R}{R}",
)
