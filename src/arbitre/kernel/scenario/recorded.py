"""A position that was not written by hand: `given: { record: … }` holds a record, as « save as scenario »
makes it. The position is the one after the answers in it."""

from __future__ import annotations

from arbitre.kernel.game import Game
from arbitre.kernel.loading import replay
from arbitre.kernel.pieces import Answer
from arbitre.kernel.rules import BadInput

from .reading import Item, Scenario
from .vocabulary import Position, Vocabulary, placed


def record_in(scenario: Scenario) -> Item | None:
    """The record a scenario begins from, if it does."""
    given = scenario.given.value
    return given.get("record") if isinstance(given, dict) else None


def recorded(scenario: Scenario, words: Vocabulary, luck: int) -> tuple[Position, list[Answer]]:
    """The position at the beginning of the record, and the answers that lead to the one meant."""
    item = record_in(scenario)
    assert item is not None
    others = [name for name in scenario.given.table("a position") if name != "record"]
    if others:
        item.wrong(f"a record is the whole position; '{others[0]}' cannot stand beside it.")
    if scenario.options:
        item.wrong("a record knows the options of its table; 'options' cannot stand beside it.")
    nothing = Item("", item.file, item.line)
    rules = words.position(scenario.seats, {}, nothing, luck).state.rules
    try:
        game, answers = replay(item.text("a record").encode(), lambda name: rules)
    except BadInput as error:
        raise placed(item, error) from None
    if len(game.start.seats) != len(scenario.seats):
        item.wrong(
            f"the record is of {len(game.start.seats)} players, the scenario of {len(scenario.seats)}."
        )
    return Position(game.start.fork(), []), answers


def lead_to(game: Game, answers: list[Answer], rest: list[tuple[str]]) -> None:
    """Give the answers, saying the word wherever the game rests on the way."""
    for answer in answers:
        while game.pending is not None and game.pending.options == rest:
            game.answer(rest[0])
        game.answer(answer)
