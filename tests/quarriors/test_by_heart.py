"""What is answered by heart in dreams of Quarriors! is what a look at every answer finds best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import arbitre
from arbitre import bots
from arbitre.bots.advice import advice
from arbitre.bots.greedy import Follow, Look
from arbitre.bots.luck import Luck
from arbitre.games.quarriors.bot.by_heart import by_heart, trifle
from arbitre.games.quarriors.rules.payment import QUIDDITY


def test_what_is_captured_or_culled_by_heart_is_as_good_as_the_best_that_is_looked_at() -> None:
    known = advice("quarriors")
    as_good = worse = 0
    for seed in range(6):
        game = arbitre.new("quarriors", seed=seed)
        players = [bots.by_name("greedy", seed, seat) for seat in range(2)]
        while game.pending is not None and as_good + worse < 60 * (seed + 1):
            asked = game.pending
            answer: Any = by_heart(game.state, asked)
            if answer is not None and asked.say[0] != "pay" and len(asked.options) > 1:
                assert asked.refuse(answer) is None
                dream = game.dreaming(game.dream(asked.seat, 1))
                worths = {}
                for option in asked.options:
                    follow = Follow(Look(asked.seat, Luck(1), known), 1)
                    worths[option] = follow.worth(dream.trying(option, follow.answer))
                if worths[answer] >= max(worths.values()) - 0.3:
                    as_good += 1
                else:
                    worse += 1
            bots.play_out(game, players, most=1)
    assert as_good > 12 * worse


def test_a_price_is_paid_by_heart_with_no_more_than_the_least() -> None:
    paid = 0
    for seed in range(4):
        game = arbitre.new("quarriors", seed=seed)
        players = [bots.by_name("greedy", seed, seat) for seat in range(2)]
        while game.pending is not None:
            asked = game.pending
            if asked.say[0] == "pay":
                pieces = game.state.pieces
                ways: Sequence[Any] = asked.options
                given = {
                    way: sum(QUIDDITY[pieces[die].what][pieces[die].face] for die in way[1:]) for way in ways
                }
                answer: Any = by_heart(game.state, asked)
                assert given[answer] == min(given.values())
                assert trifle(asked)
                paid += len(given) > 1
            bots.play_out(game, players, most=1)
    assert paid > 5
