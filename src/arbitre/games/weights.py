"""How much each part of a game's value weighs: data beside the game's bot, written by `arbitre train`.

A value is a sum of parts (what one holds, what is in danger …), each about as large as its hand-set constants
make it; a weight of 1 leaves it so. The first part is how the game ended, and nothing weighs on it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from arbitre.kernel.shapes import reader
from arbitre.words.tables import rows

from .tables import Label

FILE = "weights.json"


class Trained(msgspec.Struct, frozen=True):
    """Weights, and where they come from."""

    weights: dict[str, float]  # by part
    scale: float  # the value at which a win is e times as likely as a loss
    version: str = ""  # of arbitre, when they were found
    seed: int = 0
    games: int = 0
    positions: int = 0
    loss: float = 0.0  # on positions of games that were left out: the whole step to what was learned …
    hand_set: float = 0.0  # … and all weights 1
    step: float = 1.0  # how far they go from those set by hand to those learned
    cards: dict[str, float] = {}  # what each card is worth beside its figures, where a game learns that


class Part(msgspec.Struct, frozen=True):
    """A part of a value in words: what is said where it grows and where it shrinks."""

    key: str
    more: Label
    less: Label


def trained(package: str) -> Trained:
    """What was learned for a game, from the file in the package of its bot."""
    return reader(Trained).decode(files(package).joinpath(FILE).read_bytes())


@cache
def parts_of(package: str) -> tuple[Part, ...]:
    """The parts of a game's value, from the table `parts` in the package of its bot, in their order."""
    return tuple(
        Part(key, Label(more, plus), Label(less, minus))
        for key, (more, plus, less, minus) in rows(package, "parts").items()
    )


def weights_of(package: str) -> list[float]:
    """The weight of each part, in their order; what nobody has learned yet weighs as it was set by hand."""
    found = trained(package).weights
    return [1.0, *(found.get(part.key, 1.0) for part in parts_of(package))]
