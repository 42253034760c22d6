"""Greedy looks at every answer in one dream, and again only at those that may still be the best."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import arbitre
from arbitre import bots
from arbitre.bots import Glimpse
from arbitre.bots.advice import Advice, advice
from arbitre.bots.deadline import Deadline
from arbitre.bots.greedy import DREAMS, rated
from arbitre.bots.luck import Luck
from arbitre.games import GAMES, spec


def looks(glimpse: Glimpse, scale: float) -> int:
    """How often greedy looks at an answer, with values on that scale."""
    looked: list[Any] = []

    def survey(table: Any, seat: int) -> None:
        looked.append(table)

    made = spec(glimpse.game).bot
    known = Advice(replace(made, survey=survey, scale=scale), advice(glimpse.game).turns)
    rated(glimpse, 5, Luck(5), Deadline(), known)
    return len(looked)


@pytest.mark.parametrize("name", GAMES)
def test_answers_out_of_reach_of_the_best_are_dreamt_of_once(name: str) -> None:
    game = arbitre.new(name, seed=4, brisk=True)
    players = [bots.by_name("greedy", 4, seat) for seat in range(2)]
    close = far = answers = 0
    for _ in range(20):
        glimpse = Glimpse(game)
        found = len(rated(glimpse, 5, Luck(5), Deadline(), advice(name)))
        if found > 1:
            answers += found
            close += looks(glimpse, 0.0)
            far += looks(glimpse, 1e9)
        game.answer(players[glimpse.seat].choose(glimpse))
    assert answers <= close < far <= DREAMS * answers


@pytest.mark.parametrize("name", GAMES)
def test_the_answer_greedy_gives_is_the_best_it_rated_or_known_by_heart(name: str) -> None:
    game = arbitre.new(name, seed=6, brisk=True)
    players = [bots.by_name("greedy", 6, seat) for seat in range(2)]
    compared = 0
    for _ in range(24):
        glimpse = Glimpse(game)
        luck = Luck(6, glimpse.seat, glimpse.answered)
        dream = luck.next()
        known = advice(name)
        answer = players[glimpse.seat].choose(glimpse)
        learned = known.by_heart(glimpse.asked(dream), glimpse.decision) if known.by_heart else None
        if learned is not None:
            assert answer == learned
        else:
            found = dict(rated(glimpse, dream, luck, Deadline(), known))
            assert found[answer] == pytest.approx(max(found.values()))
            compared += len(found) > 1
        game.answer(answer)
    assert compared > 5
