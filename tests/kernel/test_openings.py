"""What a step is said to open with is what it would ask itself; nobody pays for it who does not look."""

from __future__ import annotations

from random import Random

import pytest

import arbitre
from arbitre.bots.luck import Luck
from arbitre.bots.sample import one
from arbitre.kernel.ask import Asked

GAMES = ("noxilia", "seven_fallen", "magic")


@pytest.mark.parametrize("name", GAMES)
def test_a_step_would_ask_itself_what_it_opens_with(name: str) -> None:
    told = 0
    for seed in (1, 2):
        game = arbitre.new(name, seed=seed)
        random = Random(seed)
        while game.pending is not None and len(game.history) < 700:
            if game.rules.opens(game.checkpoint):
                told += 1
                with pytest.raises(Asked) as asked:
                    game.rules.step(game.checkpoint.fork())
                assert game.rules.opening(game.checkpoint) == asked.value.decision
                if not game.answers:
                    assert game.pending == asked.value.decision
            game.answer(one(game.pending, Luck(random.getrandbits(60))))
    assert told > 400


@pytest.mark.parametrize("name", GAMES)
def test_a_question_nobody_looks_at_is_not_made(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = arbitre.new(name, seed=3)
    random = Random(3)
    while not game.rules.opens(game.checkpoint) or len(game.history) < 60:
        assert game.pending is not None
        game.answer(one(game.pending, Luck(random.getrandbits(60))))
    assert game.pending is not None
    made = []
    question = type(game.rules).opening

    def counted(state: object) -> object:
        made.append(state)
        return question(state)  # type: ignore[arg-type, call-arg]

    monkeypatch.setattr(type(game.rules), "opening", staticmethod(counted))
    dreams = [
        game.imagine(answer, game.dream(game.pending.seat, 1)) for answer in list(game.pending.answers())[:8]
    ]
    assert not made
    open_ = [dream for dream in dreams if not dream.answers and dream.pending is not None]
    assert len(made) == len([dream for dream in open_ if dream.rules.opens(dream.checkpoint)]) > 0
    assert all(dream.pending is dream.pending for dream in open_)
