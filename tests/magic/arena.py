"""Positions of Magic for tests: what lies where, whose turn it is, and small ways to play on."""

from __future__ import annotations

from typing import Any

from arbitre.games.magic.cards.index import CARD_NUMBER
from arbitre.games.magic.rules.game import RULES
from arbitre.games.magic.rules.model import BATTLEFIELD, GRAVEYARD, HAND, LIBRARY, TURN_STEPS, Table, Thing
from arbitre.games.magic.rules.refs import zone
from arbitre.kernel.game import Game
from arbitre.kernel.stack import NO_ROUND, Round


class Arena:
    """A position being laid out for two or more players; `game` plays it."""

    def __init__(self, seats: int = 2, active: int = 0, step: str = "main_1", **options: Any) -> None:
        self.table: Table = RULES.start(seats, {"first": 0, **options}, 1)
        board = self.table.own_board()
        board.turn, board.active, board.first, board.step = 3, active, 0, step
        board.begun = True
        board.mains = 1 if step == "main_1" else 2 if step == "main_2" else 0
        board.steps = TURN_STEPS[TURN_STEPS.index(step) + 1 :]
        board.round = Round(active, 0) if step not in ("untap", "cleanup") else NO_ROUND
        for seat in range(seats):
            self.table.own_seat(seat).kept = True

    def put(self, seat: int, *slugs: str, where: int | None = None, **fields: Any) -> list[int]:
        """Lay cards out; on the battlefield they have been there since an earlier turn."""
        made = []
        for slug in slugs:
            at = BATTLEFIELD if where is None else zone(seat, where)
            thing = Thing(0, CARD_NUMBER[slug], seat, at, controller=seat, stamp=self.table.serial)
            self.table.serial += 1
            if where is None:
                thing.under = thing.held = seat
            for name, value in fields.items():
                setattr(thing, name, value)
            made.append(self.table.add_piece(thing).id)
        return made

    def hand(self, seat: int, *slugs: str) -> list[int]:
        return self.put(seat, *slugs, where=HAND)

    def graveyard(self, seat: int, *slugs: str) -> list[int]:
        return self.put(seat, *slugs, where=GRAVEYARD)

    def library(self, seat: int, *slugs: str) -> list[int]:
        """Cards on top of the library, the last one topmost."""
        return self.put(seat, *slugs, where=LIBRARY)

    def game(self) -> Game:
        self.table.current_stamp = -1
        self.table.own_board().restless = True
        return Game(RULES, self.table)


def table_of(game: Game) -> Table:
    table: Table = game.state
    return table


def offered(game: Game, *verbs: str) -> list[Any]:
    """What is offered now, of some verbs or all."""
    assert game.pending is not None
    return [o for o in game.pending.options if not verbs or (isinstance(o, tuple) and o[0] in verbs)]


def say(game: Game) -> str:
    assert game.pending is not None
    return str(game.pending.say[0])


def pass_all(game: Game, times: int = 1) -> None:
    """Everybody passes, so many rounds."""
    for _ in range(times):
        for _ in range(len(game.state.seats)):
            if game.pending is not None and game.pending.say[0] == "priority":
                game.answer(("pass",))


def act(game: Game, *answers: Any) -> None:
    """Give these answers; payments in between are made with the first option."""
    for answer in answers:
        pay(game)
        game.answer(answer)
    pay(game)


def pay(game: Game) -> None:
    while game.pending is not None and game.pending.say[0] == "pay":
        game.answer(game.pending.options[0])


def until_step(game: Game, step: str) -> None:
    """Pass, and decline everything, until a step."""
    for _ in range(200):
        if game.pending is None or (game.state.board.step == step and say(game) == "priority"):
            return
        decline(game)
    raise AssertionError(f"never came to {step}")


def decline(game: Game) -> None:
    pending = game.pending
    assert pending is not None
    for quiet in (("pass",), ("done",), ("none",)):
        if quiet in pending.options:
            game.answer(quiet)
            return
    if pending.kind == "yes":
        game.answer(False)
    else:
        game.answer(pending.options[0])
