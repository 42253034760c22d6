"""Noxious Revival."""

from ...language import *

CARD = card("noxious-revival", "instant", cost="{G/P}", effect=PutOnLibrary(Target(Cards())))
