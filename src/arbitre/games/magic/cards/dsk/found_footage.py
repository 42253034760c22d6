"""Found Footage."""

from ...language import *

CARD = card(
    "found-footage",
    "artifact: clue",
    Can(deed="look_at", who=Permanents(whose=OPPONENTS, types=("creature",), face_down=True)),
    Activated(costs=(Mana("{2}"), SacrificeSelf()), do=Seq((Surveil(2), Draw()))),
    cost="{1}",
)
