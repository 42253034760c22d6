"""What a bot is handed: the table through the eyes of its seat, and dreams of what may come.

A bot never holds the game itself. It reads `view` and `decision`, and asks what an answer might lead to;
the dream has the unseen pieces dealt anew and fresh chance, and its past is cut off, so nothing in it
tells what the seat may not know.
"""

from __future__ import annotations

from typing import Any

from arbitre.kernel.ask import Decision
from arbitre.kernel.chance import by_chance, twist
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer, Twist
from arbitre.kernel.state import State
from arbitre.kernel.view import View


class Glimpse:
    """The open question of one seat, with what that seat may know."""

    __slots__ = ("_dreams", "_game", "_unseen", "_view", "answered", "decision", "seat")

    def __init__(self, game: Game) -> None:
        assert game.pending is not None, "the game is over: nobody has anything to choose"
        self._game = game
        self._view: View | None = None
        self._dreams: dict[int, Twist] = {}
        self._unseen: list[int] | None = None
        self.decision: Decision = game.pending
        self.seat: int = game.pending.seat
        self.answered: int = len(game.history)
        """The number of answers given before: no two choices of a game have the same."""

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._game.rules.name

    @property
    def view(self) -> View:
        """All that the seat may see (built when first looked at)."""
        if self._view is None:
            self._view = self._game.view(self.seat)
        return self._view

    def imagine(self, answer: Answer, seed: int) -> Game:
        """A game as it may be after this answer: one of the ways the unseen could lie and chance fall."""
        return self._game.imagine(answer, self._dream(seed))

    def surely(self, imagined: Game) -> bool:
        """Whether what was imagined comes to the same in every dream: neither chance nor any piece the seat
        cannot tell from others had a part in it."""
        state = imagined.state
        if by_chance(state):
            return False
        now = self._game.state
        if self._unseen is None:
            self._unseen = [i for group in now.rules.hidden_from(now, self.seat) for i in group]
        after, before = state.pieces, now.pieces
        for i in self._unseen:
            one, other = after[i], before[i]
            if one.life != other.life or one.zone != other.zone or one.known != other.known:
                return False
        return True

    def present(self, seed: int) -> State[Any, Any, Any, Any]:
        """The table as it may be now, before any answer; inside an action, as it was when that began."""
        state = self._game.checkpoint.fork()
        twist(state, self._dream(seed))
        return state

    def _dream(self, seed: int) -> Twist:
        dream = self._dreams.get(seed)
        if dream is None:
            dream = self._dreams[seed] = self._game.dream(self.seat, seed)
        return dream
