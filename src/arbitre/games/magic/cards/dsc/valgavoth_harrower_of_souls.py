"""Valgavoth, Harrower of Souls."""

from ...language import *

CARD = card(
    "valgavoth-harrower-of-souls",
    "legendary creature: elder demon",
    Flying(),
    Ward(PayLife(2)),
    Triggered(when=LosesLife(OPPONENT, first=True), do=Seq((PutCounters(This(), "+1/+1"), Draw()))),
    cost="{2}{B}{R}",
    size=(4, 4),
)
