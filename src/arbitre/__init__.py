"""Arbitre: real tabletop games, played exactly by their rulebooks.

>>> import arbitre
>>> game = arbitre.new("quarriors", seed=7, seats=2)
>>> game.pending.say, game.pending.options[-1]
(('act', 2), ('done',))
>>> twin = game.fork()
>>> twin.answer(twin.pending.options[-1])
>>> len(game.history), len(twin.history)
(0, 1)
>>> arbitre.load(twin.save()).pending == twin.pending
True
"""

from __future__ import annotations

from typing import Any

from arbitre.games import GAMES as games
from arbitre.games import rules as _rules
from arbitre.games import spec as _spec
from arbitre.kernel import door as _door
from arbitre.kernel.ask import Decision
from arbitre.kernel.game import Game, Refused
from arbitre.kernel.loading import load as _load
from arbitre.kernel.loading import replay as _replay
from arbitre.kernel.pieces import Answer, Event, Refusal, Result
from arbitre.kernel.rules import BadInput, Unplayable
from arbitre.kernel.view import SPECTATOR, View

__version__ = "0.1.0"

build = "python" if _door.__file__.endswith(".py") else "compiled"
"""Which of the two is running: plain Python, or the rooms mypyc compiled."""


def new(game: str, seed: int = 0, seats: int = 2, *, brisk: bool = False, **options: Any) -> Game:
    """A new game, ready for its first decision. The same arguments always give the same game; a `brisk` one
    asks nothing where there is nothing to ask (see `Game.brisk`)."""
    rules = _rules(game)
    try:
        return Game(rules, rules.start(seats, options, seed), brisk=brisk)
    except Unplayable as wrong:
        from arbitre.games.faults import in_words

        said = in_words(wrong.faults, _spec(game).speech.words.messages)
        raise BadInput(f"{wrong.what} may not be played. {said}") from wrong


def load(data: bytes, name: str = "record") -> Game:
    """The game in a record, ready to go on where it stood."""
    return _load(data, _rules, name)


def scenario(text: str, name: str = "scenario") -> Game:
    """The game at the end of a scenario (docs/scenarios.md), after all it says was found to hold. Raises
    `BadInput` for what is no scenario, `arbitre.kernel.scenario.Failed` where one of its checks does not."""
    from arbitre.kernel.scenario import play_through, read

    found = read(text, name)
    if len(found) != 1:
        raise BadInput(f"{name}: one scenario is wanted, not {len(found)}.")
    return play_through(found[0], lambda game: _spec(game).scenario)


def replay(data: bytes, name: str = "record") -> tuple[Game, list[Answer]]:
    """The game of a record at its beginning, and the answers that were given."""
    return _replay(data, _rules, name)


__all__ = [
    "SPECTATOR",
    "Answer",
    "BadInput",
    "Decision",
    "Event",
    "Game",
    "Refusal",
    "Refused",
    "Result",
    "View",
    "build",
    "games",
    "load",
    "new",
    "replay",
    "scenario",
]
