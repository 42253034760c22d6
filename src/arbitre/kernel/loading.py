"""Games from records: ready to go on, or at their beginning with the answers that were given."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from .game import Game, Refused
from .pieces import Answer, answers_in, freeze
from .record import AnyRules, Body, opened, restore
from .rules import BadInput
from .state import AnyState


def load(data: bytes, rules_of: Callable[[str], AnyRules], name: str = "record") -> Game:
    """The game in a file, ready to go on. Raises `BadInput` naming what is wrong with the file."""
    body, rules, version = opened(data, rules_of, name)
    try:
        return _resumed(
            rules, body, restore(rules, body.start, version), restore(rules, body.checkpoint, version)
        )
    except (msgspec.MsgspecError, LookupError, TypeError, Refused, BadInput) as error:
        raise BadInput(f"{name}: the position in it cannot be read ({error}).") from error


def replay(
    data: bytes, rules_of: Callable[[str], AnyRules], name: str = "record"
) -> tuple[Game, list[Answer]]:
    """The game at its beginning, and the answers that were given: play them to see it again."""
    body, rules, version = opened(data, rules_of, name)
    try:
        game = Game(rules, restore(rules, body.start, version))
        game.notes = body.notes
        return game, answers_in(body.history)
    except (msgspec.MsgspecError, LookupError, TypeError, BadInput) as error:
        raise BadInput(f"{name}: the beginning in it cannot be read ({error}).") from error


def _resumed(
    rules: AnyRules,
    body: Body,
    start: AnyState,
    checkpoint: AnyState,
) -> Game:
    game = Game(rules, start, checkpoint, list(freeze(body.answers)))
    game.history = answers_in(body.history)
    game.notes = body.notes
    return game
