"""The games. Each knows the kernel and the words; none knows another.

A game is a package with the same rooms as every other and one `GAME`, its `Spec`; who needs one asks here.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from arbitre.kernel.game import Game
from arbitre.kernel.rules import BadInput, Rules

if TYPE_CHECKING:
    from arbitre.words.phrase import Language
    from arbitre.words.telling import Teller

    from .specification import Spec

GAMES = ("quarriors", "noxilia", "seven_fallen", "magic")


def spec(name: str) -> Spec:
    """A game, whole. Raises `BadInput` for a game that does not exist."""
    if name not in GAMES:
        raise BadInput(f"There is no game '{name}'; there is {', '.join(GAMES)}.")
    found: Spec = import_module(f"{__name__}.{name}").GAME
    return found


def rules(name: str) -> Rules[Any, Any, Any, Any]:
    """The rules of a game. Raises `BadInput` for a game that does not exist."""
    return spec(name).rules


def teller(game: Game, seat: int, lang: Language, names: Sequence[str] = ()) -> Teller:
    """Who tells a game to one seat (or `SPECTATOR`) in one language."""
    from arbitre.words.telling import Teller

    return Teller(spec(game.rules.name).speech.words, game, seat, lang, names)
