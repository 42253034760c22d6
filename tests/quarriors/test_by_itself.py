"""What is answered of itself where nobody could tell the answers apart (who takes the damage: Q-025)."""

from __future__ import annotations

import pytest

from arbitre.games import spec
from arbitre.games.stops import of_itself
from arbitre.kernel.game import Game
from arbitre.kernel.scenario.reading import read

ATTACKED = """
title: Bob is attacked
game: quarriors
rules: [Q-025]
given:
  phase: attack
  Alice: {{ ready: [Mighty Quake Dragon level 3] }}
  Bob: {{ ready: [{ready}], used: [] }}
then:
  - over: no
"""


def attacked(ready: str) -> Game:
    """Bob is asked which of his creatures takes the damage."""
    asked = read(ATTACKED.format(ready=ready), "a position of the tests")[0]
    state = spec("quarriors").scenario.position(asked.seats, asked.options, asked.given, 1).state
    game = Game(state.rules, state)
    assert game.pending is not None and game.pending.seat == 1 and len(game.pending.options) > 1
    return game


@pytest.mark.parametrize("number", [2, 3])
def test_a_choice_between_twins_is_none(number: int) -> None:
    game = attacked(", ".join(["Assistant level 1"] * number))
    assert game.pending is not None
    assert of_itself(game, False, [], alone=True) == game.pending.options[0]
    assert of_itself(game, False, [], alone=False) is None


def test_a_choice_between_levels_is_asked() -> None:
    assert of_itself(attacked("Witching Hag level 1, Witching Hag level 2"), False, [], alone=True) is None
