"""Unnerving Grasp."""

from ...language import *

CARD = card(
    "unnerving-grasp",
    "sorcery",
    cost="{2}{U}",
    effect=Seq((PutIntoHand(Target(NONLAND_PERMANENT, up_to=True)), ManifestDread())),
)
