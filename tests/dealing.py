"""Secrets dealt anew, to see that nothing a player is shown or told depends on them."""

from __future__ import annotations

from random import Random
from typing import Any

from arbitre.kernel.game import Game
from arbitre.kernel.pieces import NOBODY
from arbitre.kernel.state import State


def deal_anew(state: State[Any, Any, Any, Any], seat: int, chance: Random, owner: int = NOBODY) -> None:
    """Deal what a seat may not see among the pieces that hide it; with an owner, only among his."""
    for group in state.rules.hidden_from(state, seat):
        if owner in (NOBODY, state.pieces[group[0]].owner if group else NOBODY):
            whats = [state.pieces[piece].what for piece in group]
            chance.shuffle(whats)
            for piece, what in zip(group, whats, strict=True):
                state.own(piece).what = what


def redealt(game: Game, seat: int, chance: Random) -> Game:
    """The same game with everything the seat may not see dealt anew."""
    twin = game.fork()
    twin.state = game.state.fork()
    deal_anew(twin.state, seat, chance)
    return twin
