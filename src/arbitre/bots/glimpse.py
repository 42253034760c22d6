"""What a bot is handed: the table through the eyes of its seat, and dreams of what may come.

A bot never holds the game itself. It reads `view` and `decision`, and asks what an answer might lead to;
the dream has the unseen pieces dealt anew and fresh chance, and its past is cut off, so nothing in it
tells what the seat may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arbitre.kernel.ask import Decision
from arbitre.kernel.chance import by_chance, twist
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer, Twist
from arbitre.kernel.state import State
from arbitre.kernel.view import View


def under_way(game: Game) -> bool:
    """Whether the open question belongs to an action that has begun: paying, choosing a target …"""
    return bool(game.answers) or game.state.count != game.checkpoint.count


class Glimpse:
    """The open question of one seat, with what that seat may know."""

    __slots__ = (
        "_dreams",
        "_game",
        "_hidden",
        "_presents",
        "_twists",
        "_unseen",
        "_view",
        "answered",
        "decision",
        "seat",
    )

    def __init__(self, game: Game) -> None:
        assert game.pending is not None, "the game is over: nobody has anything to choose"
        self._game = game
        self._view: View | None = None
        self._dreams: dict[int, Game] = {}
        self._twists: dict[int, Twist] = {}
        self._presents: dict[int, State[Any, Any, Any, Any]] = {}
        self._unseen: list[list[int]] | None = None
        self._hidden: list[int] | None = None
        """The pieces in `_unseen`, which may be in several groups: each once."""
        self.decision: Decision = game.pending
        self.seat: int = game.pending.seat
        self.answered: int = len(game.history)
        """The number of answers given before: no two choices of a game have the same."""

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._game.rules.name

    @property
    def begun(self) -> bool:
        """Whether the open question belongs to an action that has begun."""
        return under_way(self._game)

    @property
    def view(self) -> View:
        """All that the seat may see (built when first looked at)."""
        if self._view is None:
            self._view = self._game.view(self.seat)
        return self._view

    @property
    def said(self) -> list[Answer]:
        """What was answered in the running step: what the open question goes on from. Do not write to it."""
        return self._game.answers

    def imagine(
        self, answer: Answer, seed: int, follow: Callable[[Game], Answer | None] | None = None
    ) -> Game:
        """A game as it may be after this answer: one of the ways the unseen could lie and chance fall. Who
        follows the answer up is asked where the action goes on (see `Game.trying`)."""
        return self._dream(seed).trying(answer, follow)

    def beginning(self, seed: int) -> State[Any, Any, Any, Any]:
        """The table every answer is tried from, in a dream: as it was when the running step began."""
        return self._dream(seed).checkpoint

    def forget(self, seed: int) -> None:
        """Let go of a dream that is over."""
        self._dreams.pop(seed, None)
        self._twists.pop(seed, None)
        self._presents.pop(seed, None)

    def surely(self, imagined: list[State[Any, Any, Any, Any]], seed: int) -> bool:
        """Whether positions imagined in a dream come to the same in every dream: neither chance nor any piece
        the seat cannot tell from others had a part in them."""
        for state in imagined:
            if by_chance(state):
                return False
        before = self._dream(seed).state.pieces
        hidden = self._hidden
        if hidden is None:
            hidden = self._hidden = list({i: None for group in self._groups() for i in group})
        for state in imagined:
            after = state.pieces
            for i in hidden:
                one, other = after[i], before[i]
                if one is not other and (
                    one.life != other.life or one.zone != other.zone or one.known != other.known
                ):
                    return False
        return True

    def present(self, seed: int) -> State[Any, Any, Any, Any]:
        """The table as it may be now, before any answer; inside an action, as it was when that began."""
        state = self._presents.get(seed)
        if state is None:
            dreaming = self._dream(seed)
            if dreaming.state is dreaming.checkpoint:
                state = dreaming.state
            else:
                state = self._game.checkpoint.fork()
                twist(state, self._twists[seed])
            self._presents[seed] = state
        return state

    def asked(self, seed: int) -> State[Any, Any, Any, Any]:
        """The table as it may be at the open question, also inside an action."""
        dreaming = self._dream(seed)
        if dreaming.state is dreaming.checkpoint:
            return dreaming.state
        state = dreaming.state.fork()
        twist(state, self._twists[seed])
        return state

    def _dream(self, seed: int) -> Game:
        """The open question in a dream; the same for all answers."""
        dreaming = self._dreams.get(seed)
        if dreaming is None:
            dreamt = self._twists[seed] = self._game.dream(self.seat, seed, self._groups())
            dreaming = self._dreams[seed] = self._game.dreaming(dreamt)
        return dreaming

    def _groups(self) -> list[list[int]]:
        """What the seat cannot see; the same for all dreams."""
        if self._unseen is None:
            self._unseen = self._game.unseen(self.seat)
        return self._unseen
