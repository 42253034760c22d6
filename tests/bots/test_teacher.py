"""Hints with their reasons, and a game looked at again."""

from __future__ import annotations

from functools import cache

import pytest

import arbitre
from arbitre import bots
from arbitre.bots import Glimpse, analyst, teacher
from arbitre.games import spec
from arbitre.games.weighing import weighed
from arbitre.games.weights import parts_of, trained
from arbitre.kernel.game import Game
from arbitre.kernel.scenario.reading import read
from arbitre.rulebook import words_of


@cache
def played(game: str) -> Game:
    whole = arbitre.new(game, seed=21)
    bots.play_out(whole, [bots.by_name("greedy", 21, seat) for seat in range(2)])
    assert whole.result is not None
    return whole


@pytest.mark.parametrize("game", arbitre.games)
def test_parts_add_up_to_the_value_and_each_has_words(game: str) -> None:
    whole = played(game)
    sense = spec(game).bot
    again = Game(whole.rules, whole.start.fork())
    for answer in whole.history[:80]:
        for seat in range(2):
            parts = sense.parts(again.state, seat)
            assert len(parts) == 1 + len(sense.said) == len(sense.weights)
            assert parts[0] == 0.0
            assert sense.value(again.state, seat) == pytest.approx(weighed(list(parts), list(sense.weights)))
        again.answer(answer)
    assert whole.result is not None
    for seat in range(2):
        [outcome] = sense.parts(whole.state, seat)
        assert (outcome > 0) == (seat in whole.result.winners)


@pytest.mark.parametrize("game", arbitre.games)
def test_the_weights_are_those_of_the_parts(game: str) -> None:
    package = f"arbitre.games.{game}.bot"
    keys = [part.key for part in parts_of(package)]
    found = trained(package)
    assert list(found.weights) == keys
    assert found.scale > 0
    assert spec(game).bot.weights == [1.0, *found.weights.values()]
    for part in parts_of(package):
        assert len({part.more.en, part.more.fr, part.less.en, part.less.fr}) == 4


@pytest.mark.parametrize("game", arbitre.games)
def test_hints_are_legal_and_the_best_comes_first(game: str) -> None:
    begun = played(game).undo(len(played(game).history) // 2)
    while begun.pending is not None and len(begun.pending.options) < 3:
        bots.play_out(begun, [bots.by_name("greedy", 21, seat) for seat in range(2)], most=1)
    assert begun.pending is not None
    found = teacher.hints(Glimpse(begun), most=3, iterations=4, milliseconds=0)
    assert 1 <= len(found) <= 3
    assert found[0].behind == 0.0
    for hint in found:
        assert all(reason.change > 0 for reason in hint.reasons)
        assert begun.pending.refuse(hint.answer) is None
        assert 0.0 <= hint.chance <= 1.0
        assert hint.behind >= 0.0
        for reason in hint.reasons:
            assert reason.text.en and reason.text.fr
    assert found == teacher.hints(Glimpse(begun), most=3, iterations=4, milliseconds=0)


def test_a_reason_is_the_part_that_changed_most() -> None:
    weights = spec("quarriors").bot.weights
    before = [0.0, 1.0, 1.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0]
    gained = [0.0, 4.0, 1.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0]
    [reason] = teacher.reasons("quarriors", before, gained)
    assert reason.part == "glory"
    assert reason.change == pytest.approx(3 * weights[1], abs=0.001)
    assert reason.text.en == "Glory is gained"
    [reason] = teacher.reasons("quarriors", gained, before)
    assert reason.text.fr == "de la Gloire va à l’autre"
    assert teacher.reasons("quarriors", before, before) == []
    [reason] = teacher.reasons("quarriors", before, [1000.0])
    assert (reason.part, reason.text.en) == ("outcome", "wins the game")


def test_what_speaks_for_an_answer_is_what_others_would_not_bring() -> None:
    now = [0.0, 1.0, 1.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0]
    glory = [0.0, 4.0, 1.0, 0.0, 0.0, 2.0, 0.0, 5.0, 0.0]
    nothing = [0.0, 1.0, 1.0, 0.0, 0.0, 2.0, 0.0, 5.0, 0.0]
    [reason] = teacher.grounds("quarriors", now, glory, [nothing])
    assert reason.part == "glory", "what would grow anyway is no reason"
    worse = [0.0, 1.0, -9.0, 0.0, 0.0, 2.0, 0.0, 5.0, 0.0]
    [reason] = teacher.grounds("quarriors", now, nothing, [worse])
    assert (reason.part, reason.text.en) == ("creatures", "otherwise, creatures are at risk")
    assert reason.text.fr == "sinon, des créatures sont en danger"
    assert teacher.grounds("quarriors", now, worse, [nothing]) == [], "a loss speaks for nothing"
    assert teacher.grounds("quarriors", now, glory, []) == []
    [reason] = teacher.grounds("quarriors", now, [1000.0], [nothing])
    assert reason.text.en == "wins the game"
    [reason] = teacher.grounds("quarriors", now, nothing, [[-1000.0]])
    assert reason.text.en == "otherwise, loses the game"


LAND = """
title: A land and what it lets one cast
game: magic
rules: ["305.1"]
given:
  step: main 1
  Alice: { hand: [Mountain, Scorching Dragonfire, Boilerbilges Ripper], battlefield: [Mountain] }
  Bob: { battlefield: [Garden Bear] }
then:
  - over: no
"""


def test_a_land_is_played_for_more_lands_and_for_what_they_cast() -> None:
    asked = read(LAND, "a land")[0]
    state = words_of("magic").position(asked.seats, asked.options, asked.given, 1).state
    game = Game(state.rules, state)
    best = teacher.hints(Glimpse(game), iterations=24, milliseconds=0)[0]
    assert best.answer[0] == "play"  # type: ignore[index]
    parts = [reason.part for reason in best.reasons]
    assert "lands" in parts
    assert "more cards in hand" not in [reason.text.en for reason in best.reasons]


@pytest.mark.parametrize("game", arbitre.games)
def test_an_analysis_ends_with_who_won_and_its_turning_points_do_not_overlap(game: str) -> None:
    whole = played(game)
    before = whole.save()
    report = analyst.analyse(whole)
    assert whole.result is not None
    [winner] = whole.result.winners
    assert report.moments[-1].chances[winner] == 1.0
    assert report.moments[-1].answers == len(whole.history)
    for moment in report.moments:
        assert sum(moment.chances) == pytest.approx(1.0, abs=0.001)
    assert report.turning
    assert len(report.turning) <= analyst.FEW
    for one, other in zip(report.turning, report.turning[1:], strict=False):
        assert one.answers <= other.since
    for turn in report.turning:
        assert turn.change >= analyst.TURNING
    assert whole.save() == before
