"""What holds at every decision of any game of Seven Fallen."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from tests.playing import playing, some_answer

from arbitre.games.seven_fallen import GAME
from arbitre.games.seven_fallen.model import Table
from arbitre.games.seven_fallen.offers import CHECKS
from arbitre.kernel.game import Game, Refused
from arbitre.kernel.pieces import Option
from arbitre.kernel.record import load
from arbitre.kernel.view import SPECTATOR, seen_events, view

VERBS = ("play", "miracle", "hide", "unveil", "rise")


def new(seed: int) -> Game:
    return Game(GAME, GAME.start(2, {"format": "any", "turn_limit": 60}, seed))


@pytest.mark.fuzz
@pytest.mark.parametrize("block", range(4))
def test_200_random_games_end_with_every_invariant_held(block: int) -> None:
    for seed in range(block * 50, block * 50 + 50):
        game = new(seed)
        for at in playing(game, seed):
            assert not GAME.invariants(at.state), (seed, len(at.history))
        assert game.result is not None and game.result.reason in ("feathers", "turn_limit"), seed


def views(game: Game) -> list[bytes]:
    return [msgspec.json.encode((game.view(seat), game.events(seat))) for seat in (0, 1, SPECTATOR)]


def unquestioned(state: Table, seat: int) -> bytes:
    return msgspec.json.encode((view(state, seat, None), seen_events(state, seat)))


@pytest.mark.parametrize("seed", range(6))
def test_a_seats_bytes_do_not_depend_on_what_it_may_not_see(seed: int) -> None:
    random = Random(seed)
    for at, game in enumerate(playing(new(seed), seed)):
        if at % 11:
            continue
        for seat in (0, 1):
            varied = game.state.fork()
            for group in GAME.hidden_from(varied, seat):
                whats = [varied.pieces[i].what for i in group]
                random.shuffle(whats)
                for i, what in zip(group, whats, strict=True):
                    varied.own(i).what = what
            varied.rng = random.getrandbits(64)
            before = game.state.fork()
            varied.current_stamp = before.current_stamp = -1
            shown, other = unquestioned(before, seat), unquestioned(varied, seat)
            # Events keep what was printed when they happened, so only the position can differ.
            assert shown == other, (seed, at, seat)


QUIET: tuple[Option, ...] = (("pass",), ("done",), ("ready",), ("go",), ("stay",), ("look",))


@pytest.mark.parametrize("seed", range(10))
def test_what_a_seat_holds_shows_in_no_byte_until_it_is_played(seed: int) -> None:
    """Deal the opponent's unseen cards anew, give the same public answers: the same questions to the same
    seats, the same bytes for the seat that looks, however long both players stay quiet."""
    compared = 0
    for at, game in enumerate(playing(new(seed), seed)):
        if at % 13 or game.answers or game.pending is None:
            continue
        holder, looker = game.pending.seat, 1 - game.pending.seat
        real, other = game.fork(), redealt(game, holder, looker, Random(at))
        for _ in range(8):
            assert real.pending is not None and other.pending is not None
            assert real.pending.seat == other.pending.seat, (seed, at)
            assert seen_by(real, looker) == seen_by(other, looker), (seed, at)
            quiet = next((o for o in QUIET if o in real.pending.options and o in other.pending.options), None)
            if quiet is None:
                break
            real.answer(quiet)
            other.answer(quiet)
            compared += 1
            if real.pending is None or real.pending.seat != holder:
                break
    assert compared > 10


def redealt(game: Game, holder: int, looker: int, random: Random) -> Game:
    """The same game with what `looker` cannot see of `holder` dealt anew."""
    other = game.fork()
    other.checkpoint = other.state = varied = game.checkpoint.fork()
    for group in GAME.hidden_from(varied, looker):
        if varied.pieces[group[0]].owner == holder:
            whats = [varied.pieces[i].what for i in group]
            random.shuffle(whats)
            for i, what in zip(group, whats, strict=True):
                varied.own(i).what = what
    varied.current_stamp = -1
    other._advance()
    return other


def seen_by(game: Game, seat: int) -> bytes:
    return msgspec.json.encode((game.view(seat), game.events(seat)))


@pytest.mark.parametrize("seed", range(4))
def test_a_save_at_any_decision_plays_on_identically(seed: int) -> None:
    for at, game in enumerate(playing(new(seed), seed)):
        if at % 23:
            continue
        data = game.save()
        again = load(data, lambda name: GAME)
        assert again.pending == game.pending
        assert again.save() == data
        fork = game.fork()
        random = Random(at)
        for _ in range(6):
            if fork.pending is None:
                break
            answer = some_answer(fork.pending, random)
            fork.answer(answer)
            again.answer(answer)
        assert views(again) == views(fork)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_offered_is_exactly_what_the_checks_allow(seed: int) -> None:
    for at, game in enumerate(playing(new(seed), seed)):
        pending = game.pending
        if at % 7 or pending is None or pending.say[0] not in ("word", "answer", "declare"):
            continue
        table: Table = game.state
        offered = {twin(table, o) for o in pending.options if isinstance(o, tuple) and o[0] in VERBS}
        allowed = {
            twin(table, (verb, piece))
            for verb in VERBS
            for piece in range(len(table.pieces))
            if CHECKS[verb](table, pending.seat, piece) is None
        }
        assert offered == allowed, (seed, at)


def twin(table: Table, option: Option) -> tuple[object, ...]:
    """Copies of one card in the hand are the same offer."""
    assert isinstance(option, tuple)
    piece = table.pieces[option[1]]
    return (option[0], piece.zone, piece.what)


@pytest.mark.parametrize("seed", range(3))
def test_nonsense_is_refused_and_changes_nothing(seed: int) -> None:
    for at, game in enumerate(playing(new(seed), seed)):
        if at % 29 or game.pending is None:
            continue
        before = game.state.count
        for wrong in (
            ("play", 0),
            ("attack", 1, 2),
            ("use", 3, "nothing"),
            ("pay",),
            ("sacrifice", 1),
            "x",
            10**6,
        ):
            if game.pending.refuse(wrong) is not None:
                with pytest.raises(Refused):
                    game.answer(wrong)
        assert game.state.count == before
