"""Unwanted Remake."""

from ...language import *

CARD = card(
    "unwanted-remake",
    "instant",
    cost="{W}",
    effect=Seq((Destroy(Target(CREATURE)), Each(ControllersOf(Targeted()), ManifestDread()))),
)
