"""The Rooms: two doors on one card (709.5)."""

from __future__ import annotations

from typing import Final

from . import (
    closet_and_cellar,
    dollmakers_shop,
    elevator_and_stairs,
    lounge_and_salon,
    mirror_room,
    pool_and_locker_room,
    theater_and_prop_room,
)

ROOMS: Final = (
    pool_and_locker_room.CARD,
    mirror_room.CARD,
    dollmakers_shop.CARD,
    elevator_and_stairs.CARD,
    theater_and_prop_room.CARD,
    lounge_and_salon.CARD,
    closet_and_cellar.CARD,
)
