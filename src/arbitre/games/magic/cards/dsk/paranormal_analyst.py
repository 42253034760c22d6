"""Paranormal Analyst."""

from ...language import *

CARD = card(
    "paranormal-analyst",
    "creature: human detective",
    Triggered(when=ManifestsDread(), do=PutIntoHand(That())),
    cost="{1}{U}",
    size=(1, 3),
)
