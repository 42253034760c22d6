"""Stops: where a player wants to be asked. Which one the open question is, and how one lets it go by.

A game says what its stops are (`Stops` in its `Table`). The terminal and the server share what is here.
"""

from __future__ import annotations

from arbitre.kernel import ask
from arbitre.kernel.decisions import Decision
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer, Option
from arbitre.kernel.scenario.vocabulary import Stage

from . import spec
from .specification import Stops


def stops(game: Game) -> Stops:
    """The stops of the game that is played."""
    return spec(game.rules.name).table.stops


def stop(game: Game) -> str:
    """Which stop the open question is."""
    return stops(game).at(game)


def passing(game: Game) -> Option | None:
    """The option that lets the question go by, if there is one."""
    return None if game.pending is None else pass_of(game.rules.name, game.pending)


def pass_of(game: str, pending: Decision) -> Option | None:
    """The same for a question of the game of this name."""
    if not pending.single:
        return None
    passes = spec(game).table.layout.passes
    for option in pending.options:
        if isinstance(option, tuple) and len(option) == 1 and option[0] in passes:
            return option
    return None


def nothing_else(game: Game) -> bool:
    """Whether nothing is worth doing but to let the question go by. This tells what the player holds."""
    pending = game.pending
    assert pending is not None
    trifle = stops(game).trifle
    others = [option for option in pending.options if option != passing(game)]
    return all(trifle(option) for option in others)


def all_alike(game: Game) -> bool:
    """Whether nobody could tell the options of the open question apart: a choice between twins is none."""
    pending = game.pending
    assert pending is not None
    deeds, stage = spec(game.rules.name).deeds, Stage(game, [])
    first = pending.options[0]
    return all(deeds.same(stage, first, other) for other in pending.options[1:])


def only_answer(game: Game) -> Answer | None:
    """The answer of a question that has but one sensible one: nothing to choose from, one thing or several of
    a kind, or nothing worth doing but letting it go by. This tells what the player holds."""
    pending = game.pending
    if pending is None:
        return None
    if pending.kind == ask.PICK and pending.single:
        if all_alike(game):
            return pending.options[0]
        return passing(game) if nothing_else(game) else None
    if pending.kind == ask.PICK and not pending.options:
        return ()
    if pending.kind == ask.NUMBER and pending.least == pending.most:
        return pending.least
    return None


def lets_by(game: Game, until: str, turn: int) -> Option | None:
    """How a player answers now who in turn `turn` wished to let everything go by, "turn": until it ends,
    "event": until another does something, something else is asked, or his own next turn begins."""
    assert game.pending is not None
    board, now, found = game.state.board, stop(game), stops(game)
    if now in found.answers:
        return None
    if until == "turn":
        return passing(game) if board.turn == turn else None
    named = any(now == it.key for it in found.all)
    own = found.plays(game) and board.turn != turn
    return passing(game) if named and not own else None


def of_itself(game: Game, pays: bool, passes: list[str], *, alone: bool = False) -> Answer | None:
    """What is answered for a seat that wants it so. It depends on the question alone, never on what the seat
    holds, so that nobody can read from it what he holds; `alone`, where no person could, on that too, except
    at a stop the seat has asked for."""
    pending = game.pending
    if pending is None:
        return None
    now = stop(game)
    wanted = now in stops(game).quiet and now not in passes
    if alone and not wanted and (only := only_answer(game)) is not None:
        return only
    if not pending.single:
        return None
    if pays and now == "pay":
        return pending.options[0]
    if now in passes:
        return passing(game)
    return None
