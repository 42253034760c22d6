"""PettingZoo's and Gymnasium's own tests on every game, and what they do not look at."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any
from xml.dom.minidom import parseString

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

import arbitre
import arbitre.envs
from arbitre import BadInput, extras
from arbitre.envs.episode import Episode
from arbitre.games import spec

pytestmark = [
    # Their words for "a mask beside the arrays", which the documentation of both recommends.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # of a game that is over
    pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes"),
]


@pytest.mark.parametrize("game", arbitre.games)
def test_pettingzoo_accepts_it(game: str) -> None:
    api_test(arbitre.envs.aec(game, render_mode="ansi"), num_cycles=150)


@pytest.mark.parametrize("game", arbitre.games)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: arbitre.envs.aec(game), num_cycles=40)


def test_pettingzoos_performance_test_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays for five seconds by the clock; here the clock is quick."""
    times: Iterator[float] = iter(range(0, 1000, 2))
    monkeypatch.setattr("time.time", lambda: next(times))
    for game in arbitre.games:
        performance_benchmark(arbitre.envs.aec(game))


@pytest.mark.parametrize("game", arbitre.games)
def test_gymnasium_accepts_it(game: str) -> None:
    check_env(arbitre.envs.gym(game, against=("random",), seat=1, render_mode="svg"))


def by_chance(env: Any, seed: int) -> tuple[float, bool]:
    """Play a game of Gymnasium by chance: the last reward, and whether it ended by its rules."""
    chance = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    while True:
        offered = np.flatnonzero(seen["action_mask"])
        seen, reward, ended, broken_off, _ = env.step(int(chance.choice(offered)))
        if ended or broken_off:
            return reward, ended


def test_the_learner_loses_to_a_bot_that_plays_well() -> None:
    env = arbitre.envs.gym("quarriors", against=("greedy",))
    assert [by_chance(env, seed) for seed in range(4)] == [(-1.0, True)] * 4


def test_a_game_is_broken_off_where_it_should_be() -> None:
    assert by_chance(arbitre.envs.gym("magic", most=30), 1) == (0.0, False)


def test_rewards_are_the_result_and_add_up() -> None:
    env = arbitre.envs.aec("quarriors", seats=3)
    env.reset(seed=2)
    chance = np.random.default_rng(2)
    last: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, ended, broken_off, _ = env.last()
        if ended or broken_off:
            last[agent] = reward
            env.step(None)
        else:
            env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    winners = env.unwrapped.episode.game.result.winners
    assert last == {f"player_{seat}": 1.0 if seat in winners else -1.0 for seat in range(3)}


def test_what_is_not_on_offer_loses_the_game() -> None:
    env = arbitre.envs.aec("quarriors")
    env.reset(seed=1)
    offered = int(env.last()[0]["action_mask"].sum())
    blunderer = env.agent_selection
    env.step(offered)
    other = next(agent for agent in env.agents if agent != blunderer)
    assert env.terminations == {blunderer: True, other: True}
    assert env.rewards == {blunderer: -1.0, other: 0.0}


def test_each_action_can_be_read() -> None:
    env = arbitre.envs.aec("magic")
    env.reset(seed=3)
    for _ in range(60):
        seen, _, _, _, info = env.last()
        offered = int(seen["action_mask"].sum())
        assert len(info["options"]) == offered
        for lang in ("en", "fr"):
            assert len([word for word in env.unwrapped.words(lang) if word]) == offered
        env.step(offered - 1)


def cards(view: arbitre.View, zone: str = "") -> set[str | None]:
    """The cards a view shows, in one sort of zone or in all."""
    zones = [each for each in view.zones if zone in ("", each.name)]
    return {piece.get("card") for each in zones for piece in each.pieces}


@pytest.mark.parametrize("game", arbitre.games)
def test_a_picture_shows_what_everybody_sees_and_no_more(game: str) -> None:
    env = arbitre.envs.aec(game, render_mode="svg")
    env.reset(seed=2)
    picture = env.render()
    assert parseString(picture).documentElement.tagName == "svg"
    text = arbitre.envs.aec(game, render_mode="ansi")
    text.reset(seed=2)
    played = env.unwrapped.episode.game
    held = {slug for slug in cards(played.view(0), "hand") if slug is not None}
    open_to_all = cards(played.view(arbitre.SPECTATOR))
    for slug in held - open_to_all:
        assert spec(game).speech.name(slug, "en") not in text.render()


def test_an_episode_travels_to_another_process_with_half_an_answer() -> None:
    """The answer to a longer question is given choice by choice; what was chosen goes along."""
    for seed in range(30):
        episode = Episode("seven_fallen", 2, seed)
        for _ in range(300):
            if episode.asked < 0:
                break
            if episode.choosing is not None and episode.choosing.chosen:
                there = pickle.loads(pickle.dumps(episode))
                assert there.readable() == episode.readable()
                for name, array in episode.observe(episode.asked).items():
                    assert np.array_equal(array, there.observe(there.asked)[name])
                return
            episode.act(len(episode.offers) // 2)
    raise AssertionError("no longer question was asked")


def test_what_is_missing_is_said_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(module: str) -> Any:
        raise ModuleNotFoundError(name=module)

    monkeypatch.setattr(extras, "import_module", gone)
    for call, extra in (
        (lambda: arbitre.envs.aec("magic"), "arbitre[envs]"),
        (lambda: arbitre.envs.gym("magic"), "arbitre[envs]"),
        (lambda: arbitre.envs.spiel("magic"), "arbitre[envs]"),
    ):
        with pytest.raises(BadInput, match=extra.replace("[", r"\[").replace("]", r"\]")):
            call()


@pytest.mark.parametrize(
    ("settings", "said"),
    [({"render_mode": "human"}, "render mode 'human'"), ({"against": ("nobody",)}, "no bot 'nobody'")],
)
def test_settings_that_make_no_sense_are_refused(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        arbitre.envs.gym("quarriors", **settings)
