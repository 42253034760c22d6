"""Dazzling Theater // Prop Room."""

from ....language import *

CARD: Final[Card] = room(
    "dazzling-theater-prop-room",
    door(
        "dazzling-theater",
        "{3}{W}",
        StaticAbility(do=(Has((Convoke(),)),), who=Spells(whose=YOURS, types=("creature",))),
    ),
    door("prop-room", "{2}{W}", Can(deed="untap_with_others", who=CREATURE_YOU_CONTROL)),
)
