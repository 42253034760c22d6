"""Every guided first game is played to its end by the referee: what a step asks for is offered."""

from __future__ import annotations

import pytest

import arbitre
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Failed
from arbitre.learning import guide as written
from arbitre.learning import moments
from arbitre.learning.guide import read
from arbitre.server import guides


@pytest.mark.parametrize("game", arbitre.games)
def test_every_step_is_offered_and_said_in_both_languages(game: str) -> None:
    found = moments(game)
    assert 12 <= len(found) <= 60
    for moment in found:
        if moment.answer is not None:
            after = moment.game.fork()
            assert after.pending is not None and after.pending.seat == (0 if moment.mine else 1)
            after.answer(moment.answer)
        if moment.said:
            assert moment.text("en") and moment.text("fr") and moment.text("en") != moment.text("fr")
        else:
            assert not moment.mine, "what the newcomer does is said"


@pytest.mark.parametrize("game", arbitre.games)
def test_it_ends_with_a_game_that_can_go_on(game: str) -> None:
    last = moments(game)[-1]
    assert last.answer is None and not last.game.over
    record = guides.go_on(game, len(moments(game)) - 1, seed=5)
    going, _ = arbitre.replay(record.encode(), "record")
    assert going.pending is not None
    turns = {getattr(moment.game.state.board, "turn", 0) for moment in moments(game)}
    assert len(turns) > 1, "a newcomer has seen a turn end and another begin"
    with pytest.raises(guides.NoMoment):
        guides.go_on(game, 99, seed=5)


@pytest.mark.parametrize("game", arbitre.games)
def test_the_walk_tells_the_newcomer_nothing_he_may_not_know(game: str) -> None:
    walk = guides.walk(game, "fr")
    assert walk.title and len(walk.frames) == len(moments(game))
    for shown in walk.frames:
        assert shown.frame.view.seat == 0
        if shown.answers:
            assert shown.frame.question is not None and not shown.other


def test_a_step_that_does_not_fit_is_named_by_its_line() -> None:
    text = """\
title: One
titre: Un
game: quarriors
given: { phase: ready, Alice: { pool: [Assistant level 1, Basic Quiddity 1] } }
steps:
  - { en: Do it., fr: Faites-le., Alice: summon Qladiator }
"""
    with pytest.raises(Failed, match="lesson:6: 'summon Qladiator' is not offered"):
        moments("quarriors", read(text, "lesson"))
    with pytest.raises(BadInput, match="lesson:6: say it in both languages"):
        read(text.replace("fr: Faites-le., ", ""), "lesson")
    with pytest.raises(BadInput, match="lesson:6: a step has no 'Carol'"):
        read(text.replace("Alice: summon", "Carol: summon"), "lesson")
    with pytest.raises(Failed, match="lesson:6"):
        moments("quarriors", read(text.replace("fr:", "expect: { Alice glory: 3 }, fr:"), "lesson"))
    with pytest.raises(Failed, match="to point at"):
        moments(
            "quarriors",
            read(text.replace("fr:", "point: [Bob's Portal in the ready area], fr:"), "lesson"),
        )


def test_titles_are_set_as_a_printer_would() -> None:
    assert written("quarriors").titled("fr") == "Une première partie de Quarriors\u00a0!"
