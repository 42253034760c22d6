"""What holds at every decision of any game of Magic."""

from __future__ import annotations

import msgspec
import pytest
from tests.playing import playing

from arbitre.games.magic.rules.casting.cast import why_not_way
from arbitre.games.magic.rules.casting.ways import ways
from arbitre.games.magic.rules.game import RULES
from arbitre.games.magic.rules.invariants import stale
from arbitre.games.magic.rules.special_actions import why_not_land
from arbitre.games.magic.rules.why_not import why_not
from arbitre.kernel.ask import Asked
from arbitre.kernel.game import Game
from arbitre.kernel.loading import load
from arbitre.kernel.view import SPECTATOR

ENDS = ("life", "library", "effect", "poison", "turn_limit", "loop", "draw")


def new(seed: int, seats: int = 2) -> Game:
    return Game(RULES, RULES.start(seats, {"turn_limit": 40}, seed))


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(6))
def test_random_games_of_two_end_with_every_invariant_held(seed: int) -> None:
    game = new(seed)
    for at in playing(game, seed):
        assert not RULES.invariants(at.state), len(at.history)
        assert not stale(at.state), len(at.history)
    assert game.result is not None and game.result.reason in ENDS


@pytest.mark.fuzz
@pytest.mark.parametrize("seats", [3, 4])
def test_random_games_of_more_end_with_every_invariant_held(seats: int) -> None:
    game = new(seats, seats)
    for number, at in enumerate(playing(game, seats)):
        if number % 5 == 0:
            assert not RULES.invariants(at.state), len(at.history)
    assert game.result is not None and game.result.reason in ENDS


@pytest.mark.parametrize("seats", [2, 3])
def test_a_step_would_ask_itself_what_its_opening_says(seats: int) -> None:
    told = 0
    for at in playing(new(seats, seats), seats):
        if not RULES.opens(at.checkpoint):
            continue
        opening = RULES.opening(at.checkpoint)
        told += 1
        with pytest.raises(Asked) as asked:
            RULES.step(at.checkpoint.fork())
        assert opening == asked.value.decision
    assert told > 200


def bytes_of(game: Game) -> list[bytes]:
    return [msgspec.json.encode((game.view(seat), game.events(seat))) for seat in (0, 1, SPECTATOR)]


@pytest.mark.parametrize("seed", range(3))
def test_a_save_at_any_decision_plays_on_identically(seed: int) -> None:
    for number, game in enumerate(playing(new(seed), seed)):
        if number % 41:
            continue
        data = game.save()
        again = load(data, lambda name: RULES)
        assert again.pending == game.pending
        assert again.save() == data
        assert bytes_of(again) == bytes_of(game)


@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_is_offered_is_refused_and_nothing_refused_is_offered(seed: int) -> None:
    verbs = ("play", "cast", "activate", "unlock", "face_up")
    for number, game in enumerate(playing(new(seed), seed)):
        pending = game.pending
        if number % 9 or pending is None or pending.say[0] != "priority":
            continue
        for option in pending.options:
            if isinstance(option, tuple) and option[0] in verbs:
                assert why_not(game.state, pending.seat, option) is None, option


def test_everything_the_checks_allow_is_offered() -> None:
    """Cards of one print with the same people knowing them stand for each other."""
    assert sum(_castable_and_offered(seed) for seed in range(4)) > 20


def _castable_and_offered(seed: int) -> int:
    """How many castable cards of a random game were looked at, each of them offered."""
    seen = 0
    for number, game in enumerate(playing(new(seed), seed)):
        pending = game.pending
        if number % 7 or pending is None or pending.say[0] != "priority":
            continue
        table, seat = game.state, pending.seat
        pieces = table.pieces
        offered = {
            (o[0], pieces[o[1]].what, pieces[o[1]].zone, *o[2:])
            for o in pending.options
            if isinstance(o, tuple) and o[0] in ("play", "cast")
        }
        for piece in range(len(pieces)):
            if why_not_land(table, seat, piece) is None:
                assert ("play", pieces[piece].what, pieces[piece].zone) in offered
            for way in ways(table, seat, piece):
                if why_not_way(table, seat, piece, way) is not None:
                    continue
                assert ("cast", pieces[piece].what, pieces[piece].zone, way.word) in offered
                seen += 1
    return seen


def test_the_same_seed_plays_the_same_game() -> None:
    one, two = new(5), new(5)
    for game in (one, two):
        for number, _ in enumerate(playing(game, 5)):
            if number > 150:
                break
    assert bytes_of(one) == bytes_of(two)
