"""Secrets dealt anew, to see that nothing a player is shown or told depends on them."""

from __future__ import annotations

from collections.abc import Iterable
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


def twin_of(game: Game, seats: Iterable[int], chance: Random) -> Game | None:
    """The same game, had what these seats may not see lain otherwise: the step under way is played again from
    its beginning, with the same answers. None where that step has shuffled what they may not see."""
    before, now = game.checkpoint.fork(), game.state
    for seat in seats:
        for group in now.rules.hidden_from(now, seat):
            if any(i >= len(before.pieces) or before.pieces[i].what != now.pieces[i].what for i in group):
                return None
            whats = [before.pieces[piece].what for piece in group]
            chance.shuffle(whats)
            for piece, what in zip(group, whats, strict=True):
                before.own(piece).what = what
        now = now.fork()
        for piece in now.pieces:
            if before.pieces[piece.id].what != piece.what:
                now.own(piece.id).what = before.pieces[piece.id].what
    before.current_stamp = -1
    twin = Game(game.rules, game.start, before, game.answers[:])
    twin.history = game.history[:]
    return twin
