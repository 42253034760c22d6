"""Bots, the same for all games. A bot is handed a `Glimpse` of its seat and returns an answer.

>>> import arbitre
>>> from arbitre import bots
>>> game = arbitre.new("quarriors", seed=7)
>>> players = [bots.by_name("greedy", seed=7, seat=0), bots.by_name("random", seed=7, seat=1)]
>>> bots.play_out(game, players, most=20)
20
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from arbitre.kernel.rules import BadInput

from . import analyst, teacher
from .bot import Bot
from .glimpse import Glimpse
from .greedy import GreedyBot
from .levels import LEVELS, BeginnerBot, at_level, with_budget
from .luck import Luck
from .playing import agree, everybody, play_out
from .random_bot import RandomBot
from .search import SearchBot

BRISK: Final = frozenset(("greedy", "search", *LEVELS))
"""The bots that play the same game where nothing needless is asked (`Game.brisk`): they would never do
what such a game leaves out."""

BOTS: Final[dict[str, Callable[[int, int], Bot]]] = {
    "random": RandomBot,
    "beginner": BeginnerBot,
    "greedy": GreedyBot,
    **{level: partial(at_level, level) for level in LEVELS},
}
"""Every bot by its name, made from a seed and a seat, the weakest first. Beside them `search:400` thinks for
400 iterations, `search:50ms` for 50 milliseconds."""


def check_names(names: Sequence[str]) -> None:
    """Raise `BadInput` for a bot that does not exist."""
    for name in names:
        if not exists(name):
            raise BadInput(f"There is no bot '{name}'; there is {', '.join(BOTS)}.")


def exists(name: str) -> bool:
    """Whether there is a bot of this name."""
    return name in BOTS or with_budget(name, 0, 0) is not None


def brisk(names: Iterable[str]) -> bool:
    """Whether all of these bots play where nothing needless is asked."""
    return all(name.partition(":")[0] in BRISK for name in names)


def by_name(name: str, seed: int = 0, seat: int = 0, crowd: int = 1) -> Bot:
    """A bot for a seat; its luck comes from the game's seed and the seat. `crowd` is how many think on the
    same core: those that may take their time take as much less. Raises `BadInput`."""
    check_names([name])
    if name in LEVELS:
        return at_level(name, seed, seat, crowd)
    return BOTS[name](seed, seat) if name in BOTS else _searching(name, seed, seat)


def _searching(name: str, seed: int, seat: int) -> Bot:
    found = with_budget(name, seed, seat)
    assert found is not None
    return found


__all__ = [
    "BOTS",
    "BRISK",
    "LEVELS",
    "Bot",
    "Glimpse",
    "GreedyBot",
    "Luck",
    "RandomBot",
    "SearchBot",
    "agree",
    "analyst",
    "brisk",
    "by_name",
    "check_names",
    "everybody",
    "exists",
    "play_out",
    "teacher",
]
