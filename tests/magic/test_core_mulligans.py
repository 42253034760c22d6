"""Mulligans (103.5): what is taken, what goes under the library and when."""

from __future__ import annotations

from arbitre.games.magic.rules.game import RULES
from arbitre.games.magic.rules.model import HAND, LIBRARY
from arbitre.games.magic.rules.refs import zone
from arbitre.kernel.game import Game


def _game(seats: int) -> Game:
    return Game(RULES, RULES.start(seats, {"first": 0}, 5))


def _asked(game: Game) -> tuple[int, object]:
    assert game.pending is not None
    return game.pending.seat, game.pending.say[0]


def test_cards_go_under_the_library_before_the_new_hand_is_judged() -> None:
    game = _game(2)
    for taken in (1, 2):
        assert _asked(game) == (0, "keep")
        game.answer(False)
        if taken == 1:
            assert _asked(game) == (1, "keep")
            game.answer(True)
        assert _asked(game) == (0, "bottom")
        hand = list(game.state.ids(zone(0, HAND)))
        assert len(hand) == 7
        game.answer((hand[0],) if taken == 1 else tuple(hand[:2]))
        if taken == 2:
            assert _asked(game) == (0, "order_library"), "in any order"
            game.answer((hand[1], hand[0]))
            assert game.state.ids(zone(0, LIBRARY))[:2] == [hand[0], hand[1]]
        assert len(game.state.ids(zone(0, HAND))) == 7 - taken


def test_those_who_take_a_mulligan_do_so_at_the_same_time() -> None:
    game = _game(2)
    game.answer(False)
    game.answer(False)
    assert _asked(game) == (0, "bottom")
    hands = [list(game.state.ids(zone(seat, HAND))) for seat in (0, 1)]
    assert [len(hand) for hand in hands] == [7, 7], "both have drawn anew before anybody puts a card away"
    game.answer((hands[0][0],))
    assert _asked(game) == (1, "bottom")


def test_the_first_mulligan_of_a_larger_game_costs_nothing() -> None:
    game = _game(3)
    game.answer(False)
    game.answer(True)
    game.answer(True)
    assert _asked(game) == (0, "keep"), "nothing goes under the library (103.5c)"
    assert len(game.state.ids(zone(0, HAND))) == 7
