"""Environments: the games as learners know them, in PettingZoo, Gymnasium and OpenSpiel.

    arbitre.envs.aec("quarriors")                      # PettingZoo: every seat is an agent
    arbitre.envs.gym("magic", against=("greedy",))     # Gymnasium: one learner, bots in the other seats
    arbitre.envs.spiel("noxilia")                      # OpenSpiel: a game with states and legal actions

Observations are arrays made of the seat's view alone; an action is one of the options on offer, by its place.
Every shape and column is in docs/environments.md. Each wants an extra: `pip install 'arbitre[envs]'`, and
`arbitre[spiel]` for OpenSpiel; without it the call says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arbitre.extras import need


def aec(game: str, seats: int = 2, **settings: Any) -> Any:
    """The game as a PettingZoo AEC environment. Settings are those of `Episode` and the table's options."""
    need("numpy", "envs")
    need("gymnasium", "envs")
    need("pettingzoo", "envs")
    from .every_seat import wrapped

    return wrapped(game, seats, **settings)


def gym(game: str, against: Sequence[str] = ("random",), seat: int = 0, **settings: Any) -> Any:
    """The game as a Gymnasium environment: one learner at `seat`, the bots named in the other seats."""
    need("numpy", "envs")
    need("gymnasium", "envs")
    from .one_seat import Learner

    return Learner(game, against, seat, **settings)


def spiel(game: str, seats: int = 2, deals: int = 1000) -> Any:
    """The game as an OpenSpiel game, in which chance first chooses one of so many deals."""
    need("numpy", "envs")
    need("pyspiel", "spiel")
    from .deals import loaded

    return loaded(game, seats, deals)


__all__ = ["aec", "gym", "spiel"]
