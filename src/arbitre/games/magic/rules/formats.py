"""Formats by name: each is only a way to write several options at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel.rules import BadInput

Preset = Callable[[int], dict[str, Any]]
"""The options of a format, for so many seats."""

COMMANDER: Final = {"commander": True}


def _free_for_all(seats: int) -> dict[str, Any]:
    return {}


def _commander(seats: int) -> dict[str, Any]:
    return dict(COMMANDER)


def _halves(seats: int) -> tuple[int, ...]:
    """Two teams of the same size, side by side."""
    if seats < 4 or seats % 2:
        raise BadInput(f"Teams of the same size need 4 or 6 players, not {seats}.")
    return tuple(int(seat >= seats // 2) for seat in range(seats))


def _teams(seats: int) -> dict[str, Any]:
    return {"teams": _halves(seats)}


def _two_headed_giant(seats: int) -> dict[str, Any]:
    """810: two teams that share turn and life, 30 in all."""
    if seats != 4:
        raise BadInput(f"Two-Headed Giant is played by 4, not by {seats}.")
    return {"teams": _halves(seats), "shared_life": True, "shared_turn": True, "starting_life": 30}


def _against_one(seats: int) -> dict[str, Any]:
    """The one in the first seat against all others, who share their turn."""
    if seats < 3:
        raise BadInput(f"One plays against a team here: that needs at least 3 players, not {seats}.")
    return {"teams": (0, *(1,) * (seats - 1)), "shared_turn": True, "schemes": (0,)}


def _archenemy(seats: int) -> dict[str, Any]:
    """904: each hero has his own 20 life, the archenemy 40."""
    return {**_against_one(seats), "lives": (40, *(20,) * (seats - 1))}


def _archenemy_commander(seats: int) -> dict[str, Any]:
    """archenemy/1: three or more heroes share one total of 60, the archenemy has 60 alone."""
    if seats < 4:
        raise BadInput(f"Archenemy Commander is one against three or more: 4 to 6 players, not {seats}.")
    return {**COMMANDER, **_against_one(seats), "shared_life": True, "starting_life": 60}


def _supervillain_rumble(seats: int) -> dict[str, Any]:
    """supervillain-rumble/1: Commander, everybody for himself and with a scheme deck."""
    return {**COMMANDER, "schemes": tuple(range(seats))}


FORMATS: Final[dict[str, Preset]] = {
    "free-for-all": _free_for_all,
    "commander": _commander,
    "teams": _teams,
    "two-headed-giant": _two_headed_giant,
    "archenemy": _archenemy,
    "archenemy-commander": _archenemy_commander,
    "supervillain-rumble": _supervillain_rumble,
}
"""The formats people ask for by name."""


def expanded(seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options with a format written out; what is said besides counts more."""
    said = {name: value for name, value in options.items() if name != "format"}
    named = options.get("format", "")
    if not named:
        return said
    if named not in FORMATS:
        raise BadInput(f"No format is called '{named}'; there are {', '.join(FORMATS)}.")
    preset = FORMATS[named](seats)
    return {**preset, **{name: value for name, value in said.items() if value or name not in preset}}
