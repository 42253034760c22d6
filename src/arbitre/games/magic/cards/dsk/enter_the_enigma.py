"""Enter the Enigma."""

from ...language import *

CARD = card(
    "enter-the-enigma",
    "sorcery",
    cost="{U}",
    effect=Seq((Enforce(Cannot(deed="be_blocked", who=It()), about=Target(CREATURE)), Draw())),
)
