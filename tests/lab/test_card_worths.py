"""What cards are worth is learned from how games end: by itself for each card, and the same for a seed."""

from __future__ import annotations

from math import exp
from pathlib import Path
from random import Random

import msgspec
import pytest

import arbitre
from arbitre.cli.main import main
from arbitre.games import spec
from arbitre.games.weights import Trained, trained
from arbitre.lab.card_worths import (
    FARTHEST,
    Told,
    compare_cards,
    learned_cards,
    play,
    slopes,
    thinking,
    train_cards,
)
from arbitre.lab.training import spread, tasks_of


def made(truth: list[float], number: int, seed: int) -> list[Told]:
    """Games of three cards each, won as these slopes say."""
    random = Random(seed)
    found = []
    for _ in range(number):
        apart = {card: random.gauss(0, 1.4) for card in random.sample(range(len(truth)), 3)}
        x = sum(truth[card] * each for card, each in apart.items())
        found.append(Told(float(random.random() < 1 / (1 + exp(-x))), apart))
    return found


def test_slopes_are_found_and_held_near_nothing_where_little_is_known() -> None:
    truth = [0.3, -0.3, 0.0, 0.0, 0.2]
    many, few = slopes(made(truth, 6000, 1), 6), slopes(made(truth, 40, 1), 6)
    assert many[:5] == pytest.approx(truth, abs=0.08)
    assert many[5] == few[5] == 0.0
    assert sum(abs(each) for each in few) < sum(abs(each) for each in many)


def test_on_every_deal_two_opinions_meet_in_both_seatings() -> None:
    first, second, third = tasks_of("quarriors", 3, 7, {}, lambda luck: spread(luck, 4))
    assert first.seed == second.seed != third.seed
    assert first.tried == second.tried[::-1] != third.tried
    sense = spec("quarriors").bot.cards
    assert sense is not None
    told = play(tasks_of("quarriors", 1, 7, {}, lambda luck: spread(luck, len(sense.names)))[0])
    assert told.won in (0.0, 0.5, 1.0)
    assert len(told.apart) > 8


def test_worths_change_what_is_thought_of_a_position_and_the_learned_ones_are_the_games_own() -> None:
    game = arbitre.new("quarriors", seed=4)
    sense = spec("quarriors").bot.cards
    assert sense is not None
    learned = trained("arbitre.games.quarriors.bot").cards
    assert set(learned) == set(sense.names)
    own = thinking("quarriors", [learned[name] for name in sense.names])
    none = thinking("quarriors", [0.0] * len(sense.names))
    values = [advised.value(game.state, 0) for advised in (own, none)]
    assert values[0] == pytest.approx(spec("quarriors").bot.value(game.state, 0))
    assert all(abs(each) <= FARTHEST * sense.step + 1e-9 for each in learned.values())


def test_the_weights_stay_as_they_are_when_cards_are_learned() -> None:
    found = learned_cards("quarriors", made([0.1] * 79, 40, 2), 3)
    before = trained("arbitre.games.quarriors.bot")
    assert (found.weights, found.scale) == (before.weights, before.scale)
    assert (found.seed, found.games, found.version) == (3, 40, arbitre.__version__)
    assert 0 < found.loss < 1


def test_the_command_learns_cards_writes_them_and_compares(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    given = ["train", "quarriors", "--cards", "--games", "6", "--compare", "2", "--out", str(out)]
    assert main(given) == 0
    found = msgspec.json.decode(out.read_bytes(), type=Trained)
    assert found.games == 6
    assert len(found.cards) == 79
    assert found == train_cards("quarriors", 6)
    assert compare_cards("quarriors", found.cards, 2).games == 2


def test_a_game_that_learns_no_cards_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(arbitre.BadInput):
        train_cards("magic", 5)
    assert main(["train", "magic", "--cards", "--games", "5"]) != 0
    assert "Traceback" not in capsys.readouterr().err
