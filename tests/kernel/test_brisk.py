"""A brisk game asks nothing where there is nothing to ask, and comes to the same positions as a plain one."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import arbitre
from arbitre.bots import Glimpse, by_name
from arbitre.bots.luck import Luck
from arbitre.bots.sample import one
from arbitre.kernel import game as driver
from arbitre.kernel.game import Game

GAMES = [("quarriors", 3), ("noxilia", 2), ("seven_fallen", 2), ("magic", 2), ("magic", 4)]
MOST = 900


def random_answers(game: Game, seed: int, most: int = MOST) -> list[int]:
    """Play by chance; how long the history was whenever something was asked."""
    random = Random(seed)
    asked = []
    while game.pending is not None and len(game.history) < most:
        asked.append(len(game.history))
        game.answer(one(game.pending, Luck(random.getrandbits(60))))
    return asked


def position(game: Game) -> tuple[bytes, object]:
    """All there is of a position: the table, what happened, how it ended."""
    state = game.state
    held = (state.pieces, state.zones, state.seats, state.board, state.rng, state.effects)
    return msgspec.json.encode((held, state.events_since(0), state.queue)), state.result


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_plain_game_given_the_same_answers_comes_to_the_same_positions(name: str, seats: int) -> None:
    for seed in (1, 2):
        brisk = arbitre.new(name, seed=seed, seats=seats, brisk=True)
        asked = random_answers(brisk, seed)
        plain = arbitre.new(name, seed=seed, seats=seats)
        again = arbitre.new(name, seed=seed, seats=seats, brisk=True)
        at = set(asked)
        for number, answer in enumerate(brisk.history):
            assert plain.pending is not None
            if number in at:
                assert again.pending is not None
                assert len(again.history) == number
                assert position(again) == position(plain)
                assert again.pending.seat == plain.pending.seat
                assert again.pending.say == plain.pending.say
                offered = plain.pending.options
                assert [
                    option for option in offered if option in again.pending.options
                ] == again.pending.options
                again.answer(answer)
            else:
                assert answer in plain.pending.answers()
            plain.answer(answer)
        assert position(brisk) == position(plain)
        assert plain.result == brisk.result


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_nothing_is_asked_that_has_one_answer(name: str, seats: int) -> None:
    game = arbitre.new(name, seed=3, seats=seats, brisk=True)
    random = Random(3)
    while game.pending is not None and len(game.history) < MOST:
        answers = game.pending.answers()
        assert next(answers, None) is not None
        assert next(answers, None) is not None, game.pending
        game.answer(one(game.pending, Luck(random.getrandbits(60))))


def test_magic_asks_far_less() -> None:
    game = arbitre.new("magic", seed=4, brisk=True)
    asked = random_answers(game, 4)
    assert len(asked) * 2 < len(game.history)


def test_a_fork_of_a_brisk_game_is_brisk_and_a_dream_or_a_load_is_not() -> None:
    game = arbitre.new("magic", seed=5, brisk=True)
    random_answers(game, 5, 60)
    twin = game.fork()
    assert twin.brisk
    assert random_answers(twin, 6, 200) != random_answers(game, 7, 200)
    assert game.pending is not None
    assert not game.imagine(next(game.pending.answers()), game.dream(game.pending.seat, 1)).brisk
    assert not arbitre.load(game.save()).brisk
    assert position(arbitre.load(game.save())) == position(game)


@pytest.mark.parametrize("name", ["seven_fallen", "magic"])
def test_greedy_plays_the_same_game(name: str) -> None:
    games = []
    for brisk in (False, True):
        game = arbitre.new(name, seed=9, brisk=brisk)
        bots = [by_name("greedy", 9, seat) for seat in (0, 1)]
        while game.pending is not None and len(game.history) < 160:
            game.answer(bots[game.pending.seat].choose(Glimpse(game)))
        games.append(game.history[:160])
    assert games[0] == games[1]


def test_going_back_counts_the_answers_the_game_gave_itself() -> None:
    game = arbitre.new("magic", seed=5, brisk=True)
    asked = random_answers(game, 5, 120)
    back = game.undo(len(game.history) - asked[-1])
    assert back.brisk
    assert back.history == game.history[: asked[-1]]


def test_a_game_in_which_nothing_is_ever_to_be_chosen_asks_in_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(driver, "FORCED_ANSWERS", 3)
    game = arbitre.new("magic", seed=8, brisk=True)
    random_answers(game, 8, 300)
    whole = len(game.history)
    assert whole >= 300
    game = arbitre.new("magic", seed=8, brisk=True)
    forced = 0
    while game.pending is not None and len(game.history) < 300:
        forced += game.pending.forced
        game.answer(game.pending.options[0] if game.pending.single else next(game.pending.answers()))
    assert forced > 0
