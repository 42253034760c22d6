"""The spaces of Gymnasium in which actions and observations lie; and what all environments are told."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from arbitre.kernel.game import Game
from arbitre.kernel.rules import BadInput

from . import drawing
from .choosing import SLOTS
from .writing import MOST, Shapes

RENDERS: Final = ("ansi", "svg")


def actions() -> Any:
    """One of the slots."""
    return spaces.Discrete(SLOTS)


def observations(game: str, seats: int) -> Any:
    """The arrays a seat is given."""
    shapes = Shapes(game, seats)

    def whole(*shape: int) -> Any:
        return spaces.Box(-MOST, MOST, shape, np.int16)

    return spaces.Dict(
        {
            "observation": whole(len(shapes.observation)),
            "pieces": whole(shapes.rows, len(shapes.pieces)),
            "options": whole(SLOTS, len(shapes.options)),
            "action_mask": spaces.Box(0, 1, (SLOTS,), np.int8),
        }
    )


def check_render(mode: str | None) -> str | None:
    """A way to render, or none. Raises `BadInput` for another."""
    if mode is not None and mode not in RENDERS:
        raise BadInput(f"There is no render mode '{mode}'; there is {', '.join(RENDERS)}.")
    return mode


def rendered(game: Game | None, mode: str | None, seat: int) -> str | None:
    """The table through the eyes of a seat, in one of the ways; nothing where none was asked for."""
    if mode is None or game is None:
        return None
    return drawing.svg(game, seat) if mode == "svg" else drawing.text(game, seat)
