"""OpenSpiel's own tests on every game: random simulation with all its checks, and playthroughs."""

from __future__ import annotations

import pickle

import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough

import arbitre
import arbitre.envs


@pytest.mark.parametrize("game", arbitre.games)
def test_random_simulation_holds(game: str) -> None:
    pyspiel.random_sim_test(arbitre.envs.spiel(game), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", arbitre.games)
def test_states_survive_being_written_down(game: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(f"arbitre_{game}(most=40)"), num_sims=1, serialize=True, verbose=False
    )


@pytest.mark.parametrize("game", arbitre.games)
def test_a_playthrough_is_the_same_again(game: str) -> None:
    name = f"arbitre_{game}(deals=5,most=12)"
    first = playthrough(name, action_sequence=None, seed=3)
    assert "IsTerminal() = True" in first
    assert playthrough(name, action_sequence=None, seed=3) == first


def test_a_game_is_told_by_its_parameters() -> None:
    game = pyspiel.load_game("arbitre_quarriors(seats=3,deals=7)")
    assert game.num_players() == 3
    assert pickle.loads(pickle.dumps(game)).get_parameters() == game.get_parameters()
    state = game.new_initial_state()
    assert len(state.chance_outcomes()) == 7
    state.apply_action(6)
    assert state.action_to_string(state.current_player(), 0).startswith("('option'")
