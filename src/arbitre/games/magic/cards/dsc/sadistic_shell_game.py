"""Sadistic Shell Game."""

from ...language import *

CARD = card(
    "sadistic-shell-game",
    "sorcery",
    cost="{4}{B}",
    effect=EachChooses(Permanents(types=("creature",), not_whose=YOURS), Destroy(Made())),
)
