"""What a drawer may tell a bot beside what is good, and what holds where it says nothing."""

from __future__ import annotations

import arbitre
from arbitre.bots import Glimpse, Luck
from arbitre.bots.advice import advice
from arbitre.bots.sample import count


def test_a_drawer_that_says_nothing_leaves_every_answer_to_be_looked_at() -> None:
    known = advice("quarriors")
    game = arbitre.new("quarriors", seed=4)
    for _ in range(20):
        assert game.pending is not None
        answers = known.answers(game.pending, Luck(1), 1000)
        assert len(answers) == count(game.pending)
        assert not known.usual(game.pending)
        assert known.idle(game.pending) is None
        game.answer(answers[-1])


def test_what_a_drawer_finds_sensible_is_offered_and_never_more_than_asked_for() -> None:
    known = advice("magic")
    game = arbitre.new("magic", seed=4)
    luck = Luck(2)
    for _ in range(200):
        assert game.pending is not None
        answers = known.answers(game.pending, luck, 3)
        assert 0 < len(answers) <= 3
        assert all(game.pending.refuse(answer) is None for answer in answers)
        for answer in known.usual(game.pending) or ():
            assert game.pending.refuse(answer) is None
        idle = known.idle(game.pending)
        assert idle is None or game.pending.refuse(idle) is None
        game.answer(luck.pick(answers))


def test_looking_at_the_present_changes_nothing_and_shows_what_the_seat_sees() -> None:
    game = arbitre.new("magic", seed=6)
    luck = Luck(3)
    for seed in range(60):
        assert game.pending is not None
        before = game.save()
        seat = game.pending.seat
        present = Glimpse(game).present(seed)
        if not game.answers and game.state.count == game.checkpoint.count:
            for mine, real in zip(present.pieces, game.state.pieces, strict=True):
                assert mine.zone == real.zone
                assert mine.what == real.what or not real.known >> seat & 1
        assert game.save() == before
        game.answer(luck.pick(advice("magic").answers(game.pending, luck, 10)))
