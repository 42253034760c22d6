"""Rulings on opening hands that need the beginning of a game: mulligans come before any Leyline."""

from __future__ import annotations

import pytest

from arbitre.games.magic.rules.game import RULES
from arbitre.games.magic.rules.model import BATTLEFIELD, HAND
from arbitre.games.magic.rules.refs import zone
from arbitre.kernel.game import Game

pytestmark = pytest.mark.rule(
    "leyline-of-hope/1", "leyline-of-resonance/1", "leyline-of-the-void/1", "leyline-of-transformation/1"
)


def _asked(game: Game) -> tuple[int, str]:
    assert game.pending is not None
    return game.pending.seat, str(game.pending.say[0])


@pytest.mark.parametrize(
    ("second", "first"),
    [("Leyline of Hope", "Leyline of the Void"), ("Leyline of Transformation", "Leyline of Resonance")],
)
def test_leylines_come_from_the_hands_left_after_all_mulligans(second: str, first: str) -> None:
    decks = (f"60 {second}", f"60 {first}")
    game = Game(RULES, RULES.start(2, {"first": 1, "decks": decks, "copies": 60}, 1))

    assert _asked(game) == (1, "keep")
    game.answer(False)
    assert _asked(game) == (0, "keep")
    game.answer(True)
    assert not game.state.ids(BATTLEFIELD), "who has kept still waits for the other's mulligans"
    assert _asked(game) == (1, "bottom"), "putting a card under the library is part of the mulligan (103.5)"
    under = game.state.ids(zone(1, HAND))[0]
    game.answer((under,))
    assert _asked(game) == (1, "keep")
    assert len(game.state.ids(zone(1, HAND))) == 6, "what is kept or not is the hand of six"
    game.answer(True)

    assert _asked(game) == (1, "begin_in_play"), "the player who begins is first"
    assert game.pending is not None
    assert under not in game.pending.options
    assert len(game.pending.options) == 6
    game.answer(tuple(game.pending.options))
    assert _asked(game) == (0, "begin_in_play")
    assert game.state.board.turn == 0
    assert len(game.pending.options) == 7
    game.answer(tuple(game.pending.options[:1]))
    if second == "Leyline of Transformation":
        assert _asked(game) == (0, "choose_creature_type")
        assert game.state.board.turn == 0, "the first turn waits for all of it"
        game.answer(game.pending.options[0])

    assert game.state.board.turn == 1
    assert game.state.board.active == 1
    assert len(game.state.ids(BATTLEFIELD)) == 7
    assert len(game.state.ids(zone(0, HAND))) == 6


def test_a_leyline_drawn_later_does_not_begin_in_play() -> None:
    decks = ("60 Forest", "60 Leyline of the Void")
    chosen = {"first": 0, "decks": decks, "mulligans": False, "copies": 60}
    game = Game(RULES, RULES.start(2, chosen, 1))
    assert _asked(game) == (0, "begin_in_play"), "asked though nothing can be chosen: it would tell"
    assert game.pending is not None
    assert not game.pending.options
    game.answer(())
    assert _asked(game) == (1, "begin_in_play")
    game.answer(())
    assert game.state.board.turn == 1
    assert not game.state.ids(BATTLEFIELD)
