"""How each game looks in a terminal: one module per game."""

from __future__ import annotations

from .looks import Looks


def looks(game: str) -> Looks:
    """How a game looks in a terminal."""
    match game:
        case "quarriors":
            from .quarriors import LOOKS
        case "noxilia":
            from .noxilia import LOOKS
        case "seven_fallen":
            from .seven_fallen import LOOKS
        case _:
            from .magic import LOOKS
    return LOOKS
