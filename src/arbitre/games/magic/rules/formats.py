"""Formats by name: each is only a way to write several options at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel.pieces import NOBODY
from arbitre.kernel.rules import BadInput

Preset = Callable[[int], dict[str, Any]]
"""The options of a format, for so many seats."""
OneAgainstAll = Callable[[int, int], dict[str, Any]]
"""The same where one plays against all others: for so many seats, and the one's."""

TWO_HEADED_GIANT: Final = "two-headed-giant"
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


def _against_one(seats: int, one: int) -> dict[str, Any]:
    """One against all others, who share their turn."""
    if seats < 3:
        raise BadInput(f"One plays against a team here: that needs at least 3 players, not {seats}.")
    return {
        "teams": tuple(int(seat != one) for seat in range(seats)),
        "shared_turn": True,
        "schemes": (one,),
    }


def _archenemy(seats: int, one: int = 0) -> dict[str, Any]:
    """904: each hero has his own 20 life, the archenemy 40."""
    return {
        **_against_one(seats, one),
        "lives": tuple(40 if seat == one else 20 for seat in range(seats)),
    }


def _archenemy_commander(seats: int, one: int = 0) -> dict[str, Any]:
    """archenemy/1: three or more heroes share one total of 60, the archenemy has 60 alone."""
    if seats < 4:
        raise BadInput(f"Archenemy Commander is one against three or more: 4 to 6 players, not {seats}.")
    return {**COMMANDER, **_against_one(seats, one), "shared_life": True, "starting_life": 60}


def _supervillain_rumble(seats: int) -> dict[str, Any]:
    """supervillain-rumble/1: Commander, everybody for himself and with a scheme deck."""
    return {**COMMANDER, "schemes": tuple(range(seats))}


FORMATS: Final[dict[str, Preset]] = {
    "free-for-all": _free_for_all,
    "commander": _commander,
    "teams": _teams,
    TWO_HEADED_GIANT: _two_headed_giant,
    "archenemy": _archenemy,
    "archenemy-commander": _archenemy_commander,
    "supervillain-rumble": _supervillain_rumble,
}
"""The formats people ask for by name."""

ARCHENEMY: Final[dict[str, OneAgainstAll]] = {
    "archenemy": _archenemy,
    "archenemy-commander": _archenemy_commander,
}
"""Those in which one is the archenemy: the first seat, unless the option of that name says another."""


def expanded(seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options with a format written out; what is said besides counts more."""
    said = {name: value for name, value in options.items() if name not in ("format", "archenemy")}
    named = options.get("format", "")
    one = _archenemys_seat(seats, named, options.get("archenemy", NOBODY))
    if not named:
        return said
    if named not in FORMATS:
        raise BadInput(f"No format is called '{named}'; there are {', '.join(FORMATS)}.")
    preset = FORMATS[named](seats) if one == NOBODY else ARCHENEMY[named](seats, one)
    return {**preset, **{name: value for name, value in said.items() if value or name not in preset}}


def _archenemys_seat(seats: int, named: str, given: Any) -> int:
    """The seat that was chosen to be the archenemy's, or nobody."""
    try:
        one = int(given)
    except (TypeError, ValueError):
        raise BadInput(f"'archenemy' is a seat, 0 to {seats - 1}, not {given!r}.") from None
    if one != NOBODY and named not in ARCHENEMY:
        raise BadInput(f"'archenemy' does nothing but with a format that has one: {', '.join(ARCHENEMY)}.")
    if not NOBODY <= one < seats:
        raise BadInput(f"'archenemy' is seat {one}, but seats are 0 to {seats - 1}.")
    return one
