"""Bots playing a game through."""

from __future__ import annotations

from collections.abc import Sequence

from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Accord, Answer

from .bot import Bot
from .glimpse import Glimpse


def agree(game: Game) -> bool:
    """Whether bots agree on a draw: where nothing has changed for long, and only there."""
    return game.still


def everybody(game: Game) -> Accord:
    """That all who still play agree on a draw."""
    return Accord(tuple(seat.id for seat in game.state.seats if not seat.out))


class Players:
    """A bot for each seat."""

    __slots__ = ("_bots",)

    def __init__(self, bots: Sequence[Bot]) -> None:
        self._bots = bots

    def answer(self, game: Game) -> Answer:
        """What the bot of the seat that is asked answers."""
        if agree(game):
            return everybody(game)
        glimpse = Glimpse(game)
        return self._bots[glimpse.seat].choose(glimpse)


def play_out(game: Game, players: Sequence[Bot], most: int = 100_000) -> int:
    """Let the bots play until the game is over, or for `most` answers. How many were given, those of a
    brisk game itself among them. Where nothing has changed for long, they agree on a draw."""
    return game.play(Players(players).answer, most)
