"""Games from records: ready to go on, or at their beginning with the answers that were given.

A record may come from anybody. What is not a position is refused here, by name; what only shows itself in
play is refused there (`Unsound`), and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from .game import Game
from .pieces import Answer, answers_in, freeze
from .record import AnyRules, opened, restore
from .rules import BadInput
from .state import AnyState
from .view import SPECTATOR


def load(data: bytes, rules_of: Callable[[str], AnyRules], name: str = "record") -> Game:
    """The game in a file, ready to go on. Raises `BadInput` naming what is wrong with the file."""
    body, rules, version = opened(data, rules_of, name)
    try:
        start, checkpoint = (restore(rules, state, version) for state in (body.start, body.checkpoint))
        for state in (start, checkpoint):
            _check(state)
        game = Game(rules, start, checkpoint, list(freeze(body.answers)))
        game.history = answers_in(body.history)
        game.notes = body.notes
        game.foreign = True
        _look(game)
        return game
    except Exception as error:  # whatever a position nobody came to may lead to
        raise BadInput(f"{name}: the position in it cannot be read ({_said(error)}).") from error


def replay(
    data: bytes, rules_of: Callable[[str], AnyRules], name: str = "record"
) -> tuple[Game, list[Answer]]:
    """The game at its beginning, and the answers that were given: play them to see it again."""
    body, rules, version = opened(data, rules_of, name)
    try:
        start = restore(rules, body.start, version)
        _check(start)
        game = Game(rules, start)
        game.notes = body.notes
        game.foreign = True
        _look(game)
        return game, answers_in(body.history)
    except Exception as error:
        raise BadInput(f"{name}: the beginning in it cannot be read ({_said(error)}).") from error


def _check(state: AnyState) -> None:
    """Everything has its number and lies where it says it lies. Raises `BadInput`."""
    zones, seats, pieces = len(state.zones), len(state.seats), len(state.pieces)
    for kind, things in (("seat", state.seats), ("zone", state.zones), ("piece", state.pieces)):
        for number, thing in enumerate(things):
            if thing.id != number:
                raise BadInput(f"{kind} {number} calls itself {thing.id}")
    lies = [-1] * pieces
    for zone in state.zones:
        if not -1 <= zone.owner < seats:
            raise BadInput(f"zone {zone.id} is of seat {zone.owner}, which nobody has")
        for piece in zone.ids:
            if not 0 <= piece < pieces or lies[piece] >= 0:
                raise BadInput(f"piece {piece} lies twice or is none")
            lies[piece] = zone.id
    for piece, lies_in in zip(state.pieces, lies):
        if piece.zone != lies_in or not -1 <= piece.zone < zones:
            raise BadInput(f"piece {piece.id} does not lie where it says")
        if not -1 <= piece.owner < seats or piece.what < 0:
            raise BadInput(f"piece {piece.id} is nobody's, or nothing")
    wrong = state.rules.invariants(state)
    if wrong:
        raise BadInput(wrong[0].removesuffix("."))


def _look(game: Game) -> None:
    """It can be seen by everybody, and written down again."""
    for seat in (SPECTATOR, *range(len(game.state.seats))):
        game.view(seat)
    game.save()


def _said(error: Exception) -> str:
    """What is wrong, in a line."""
    text = " ".join(str(error).split())[:300].removesuffix(".")
    if isinstance(error, BadInput):
        return text
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
