"""An action that is followed up in a dream: the best way to go on, however many runs it takes to find it."""

from __future__ import annotations

import pytest

import arbitre
from arbitre import bots
from arbitre.bots import Glimpse, Luck
from arbitre.bots.advice import advice
from arbitre.bots.glimpse import under_way
from arbitre.bots.greedy import DEPTH, FOLLOW_UPS, Follow, Look
from arbitre.bots.sample import one
from arbitre.games import GAMES
from arbitre.games.quarriors.rules.model import CAPTURE
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer


def ways_on(look: Look, game: Game, depth: int, manner: int) -> tuple[list[Answer], int, int] | None:
    """The ways to go on from here, and with what depth and manner; nothing where the action is over."""
    if depth <= 0 or game.rules.rests(game.state) or game.pending is None or not under_way(game):
        return None
    asked = game.pending
    if asked.seat != look.seat:
        look.left = True
        return [one(asked, look.luck)], depth - 1, manner
    usual = look.known.usual(asked)
    if usual is None:
        return None
    if usual:
        return (
            (list(usual), depth, -1) if manner < 0 else ([usual[min(manner, len(usual) - 1)]], depth, manner)
        )
    found = look.known.answers(asked, look.luck, FOLLOW_UPS)
    return found, depth - 1 if len(found) == 1 else min(depth - 1, 1), manner


def best(look: Look, game: Game, depth: int, manner: int = -1) -> float:
    """The value of the best end of an action, stopping at every question and trying each way from there."""
    ways = ways_on(look, game, depth, manner)
    if ways is None:
        return look.known.value(game.state, look.seat)
    found, left, begun = ways
    manners = begun < 0 and len(found) > 1 and bool(look.known.usual(game.pending))
    return max(
        best(look, game.trying(answer), left, number if manners else begun)
        for number, answer in enumerate(found)
    )


@pytest.mark.parametrize("name", GAMES)
def test_ways_tried_in_one_run_are_worth_what_each_is_by_itself(name: str) -> None:
    game = arbitre.new(name, seed=2, seats=2, brisk=True)
    players = [bots.by_name("greedy", 2, seat) for seat in range(2)]
    known = advice(name)
    parted = 0
    for _ in range(24):
        glimpse = Glimpse(game)
        for answer in known.answers(glimpse.decision, Luck(5), 6):
            looks = [Look(glimpse.seat, Luck(7), known) for _ in range(2)]
            follow = Follow(looks[0], DEPTH)
            worth = follow.worth(glimpse.imagine(answer, 3, follow.answer))
            assert worth == best(looks[1], glimpse.imagine(answer, 3), DEPTH)
            assert looks[0].left == looks[1].left
            assert looks[0].luck.next() == looks[1].luck.next(), "what others do is drawn in another order"
            parted += len(looks[0].judged) > 1
        game.answer(players[glimpse.seat].choose(glimpse))
    assert parted > 0


def test_a_dream_is_judged_where_a_turn_is_over_and_goes_on_when_asked_what_comes_next() -> None:
    """In Quarriors! nothing of the roll that follows tells whether a capture was a good one."""
    game = arbitre.new("quarriors", seed=3, seats=2, brisk=True)
    players = [bots.by_name("greedy", 3, seat) for seat in range(2)]
    rested = 0
    while rested < 10:
        glimpse = Glimpse(game)
        if glimpse.decision.say == ("act", CAPTURE) and ("done",) in glimpse.decision.options:
            dream = glimpse.imagine(("done",), 5)
            if game.rules.rests(dream.state):
                rested += 1
                assert glimpse.surely([dream.state], 5), "chance had a part in it"
                over = dream.state
                twin = dream.fork()
                assert dream.pending is not None
                assert dream.pending.seat != glimpse.seat
                assert dream.state.count > over.count
                assert twin.pending == dream.pending
                assert twin.save() == dream.save()
        game.answer(players[glimpse.seat].choose(glimpse))
