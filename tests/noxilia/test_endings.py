"""Games that come to nothing are seen to do so: after six turns of walking a draw is proposed (NG-09)."""

from __future__ import annotations

from arbitre.bots import agree
from arbitre.games.noxilia.rules.model import FATE, HAND, LIBRARY
from arbitre.games.noxilia.rules.places import place
from arbitre.kernel.endings import STILL_TURNS
from arbitre.kernel.game import Game

from .arena import A_COMMAND, A_ROOM, Arena

TURNS = STILL_TURNS + 1
"""The position was set up in the middle of a turn, which does not count."""


def empty() -> Arena:
    """Two Monarchs at home, and nothing left to draw or to play."""
    arena = Arena()
    table = arena.table
    for seat in (0, 1):
        for which in (HAND, LIBRARY, FATE):
            table.zones[place(table, seat, which)].ids = []
    return arena


def rest(game: Game) -> None:
    """Everybody passes until the turn is over."""
    turn = game.state.board.turn
    while game.state.board.turn == turn:
        game.answer(("pass",))


def test_after_six_turns_of_passing_a_draw_is_proposed() -> None:
    game = empty().game
    for _ in range(TURNS):
        assert not game.still
        rest(game)
    assert game.still
    assert agree(game)


def test_walking_about_is_no_change() -> None:
    arena = empty()
    game = arena.game
    for number in range(TURNS):
        if game.state.board.active != 0:
            game.answer(("pass",))
        to = A_COMMAND if number % 2 else A_ROOM
        for answer in (("move", arena.queen), ("to", to), ("stop",)):
            game.answer(answer)
        rest(game)
    assert game.still


def test_a_unit_that_is_played_begins_the_count_anew() -> None:
    arena = empty()
    card = arena.hand("oath-pikeman")
    game = arena.game
    for _ in range(3):
        rest(game)
    if game.state.board.active != 0:
        game.answer(("pass",))
    game.answer(("play", card))
    for _ in range(TURNS - 3):
        rest(game)
    assert not game.still
