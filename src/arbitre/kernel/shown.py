"""What a view is made of: the only shapes in which a position leaves the kernel."""

from __future__ import annotations

from typing import Any

import msgspec

from .decisions import Decision
from .pieces import Result


class ZoneView(msgspec.Struct, omit_defaults=True):
    """A zone as a seat sees it: known pieces with what they show, unknown ones by number alone."""

    name: str
    owner: int
    pieces: list[dict[str, Any]]
    show: dict[str, Any] = {}


class View(msgspec.Struct):
    """Everything one seat may know at this moment."""

    game: str
    seat: int
    number: int
    board: dict[str, Any]
    seats: list[dict[str, Any]]
    zones: list[ZoneView]
    waiting_for: int
    pending: Decision | None
    result: Result | None
