"""Central Elevator // Promising Stairs."""

from ....language import *

_ANOTHER_ROOM: Final = Cards(
    whose=YOURS, where=("library",), subtypes=("room",), no_name_in_common_with=ROOM_YOU_CONTROL
)

CARD: Final[Card] = room(
    "central-elevator-promising-stairs",
    door("central-elevator", "{3}{U}", when_unlocked(Search(_ANOTHER_ROOM))),
    door(
        "promising-stairs",
        "{2}{U}",
        Triggered(
            when=BeginningOf("upkeep"),
            do=Seq((Surveil(1), If(AtLeast(OpenDoors(ROOM_YOU_CONTROL, names=True), 8), WinGame()))),
        ),
    ),
)
