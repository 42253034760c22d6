"""What holds at every decision of any game of Quarriors!."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.playing import playing, position, some_answer

import arbitre
from arbitre.games.quarriors.cards.index import TWIN_SIDE
from arbitre.games.quarriors.rules.actions import CHECKS
from arbitre.games.quarriors.rules.model import BAG, CAPTURE, POOL, ROLL, Table
from arbitre.games.quarriors.rules.places import area
from arbitre.kernel.chance import below, key_of, new_chance
from arbitre.kernel.pieces import Option
from arbitre.kernel.view import SPECTATOR

seeds = st.integers(0, 10_000)
depths = st.integers(0, 250)
seat_counts = st.integers(2, 4)
few = settings(max_examples=40, deadline=None)


def conceivable(table: Table) -> list[Option]:
    """Every action with every die or card a person might try."""
    dice = range(len(table.pieces))
    found: list[Option] = [(verb, die) for verb in CHECKS if verb not in ("place", "capture") for die in dice]
    found += [("capture", slot) for slot in range(len(table.board.wilds))]
    found += [("place", die, seat.id) for die in dice for seat in table.seats]
    return found


def twin(table: Table, option: Option) -> object:
    """Options that differ only in which of several equal dice they name are the same offer."""
    assert isinstance(option, tuple)
    if option[0] in ("capture", "done", "cast", "unlock"):
        return option
    die = table.pieces[option[1]]
    return (option[0], die.zone, die.what, TWIN_SIDE[die.what][die.face], *option[2:])


@few
@given(seeds, depths, seat_counts)
def test_what_is_offered_is_exactly_what_the_checks_allow(seed: int, depth: int, seats: int) -> None:
    game = position(seed, depth, seats)
    if game.pending is None or game.pending.say[0] != "act":
        return
    table: Table = game.state
    seat = game.pending.seat
    offered = {twin(table, option) for option in game.pending.options} - {("done",)}
    allowed = {
        twin(table, option)
        for option in conceivable(table)
        if isinstance(option, tuple) and CHECKS[option[0]](table, seat, *option[1:]) is None
    }
    assert offered == allowed


@few
@given(seeds, depths, seat_counts)
def test_every_offered_answer_is_accepted_and_every_other_refused_unchanged(
    seed: int, depth: int, seats: int
) -> None:
    game = position(seed, depth, seats)
    if game.pending is None or not game.pending.single:
        return
    before = game.save()
    for option in game.pending.options:
        game.fork().answer(option)
    for option in Random(seed).sample(conceivable(game.state), 60):
        if option not in game.pending.options:
            with pytest.raises(arbitre.Refused) as refused:
                game.answer(option)
            assert refused.value.refusal.say
    assert game.save() == before


@few
@given(seeds, depths, seat_counts)
def test_a_save_at_any_decision_plays_on_identically(seed: int, depth: int, seats: int) -> None:
    game = position(seed, depth, seats)
    data = game.save()
    again = arbitre.load(data)
    assert again.save() == data
    assert again.pending == game.pending
    for _ in range(30):
        if game.pending is None:
            break
        answer = some_answer(game.pending, Random(seed))
        game.answer(answer)
        again.answer(answer)
        assert again.pending == game.pending
        assert views(again) == views(game)
    assert again.save() == game.save()


def views(game: arbitre.Game) -> list[bytes]:
    seats = [*range(len(game.state.seats)), SPECTATOR]
    return [msgspec.json.encode((game.view(seat), game.events(seat))) for seat in seats]


PLAY_ON = """
import sys, hashlib
from random import Random
import arbitre
from tests.playing import playing
game = arbitre.load(sys.stdin.buffer.read())
for _ in playing(game, 5):
    pass
print(hashlib.sha256(game.save()).hexdigest(), game.result)
"""


def test_a_save_plays_on_identically_in_a_new_process() -> None:
    from hashlib import sha256

    game = position(11, 60, 3)
    done = subprocess.run(
        [sys.executable, "-c", PLAY_ON], input=game.save(), capture_output=True, check=True, timeout=300
    )
    for _ in playing(game, 5):
        pass
    assert done.stdout.decode().split() == f"{sha256(game.save()).hexdigest()} {game.result}".split()


@few
@given(seeds, depths, seat_counts, st.randoms(use_true_random=False))
def test_the_order_of_a_bag_shows_in_no_byte(seed: int, depth: int, seats: int, random: Random) -> None:
    """Vary only what no seat may see, play the same public answers: the same bytes for everybody."""
    game = position(seed, depth, seats)
    other = game.fork()
    other.checkpoint = other.state = varied = game.checkpoint.fork()
    for seat in range(seats):
        bag = varied.ids(area(seat, BAG))
        whats = [varied.pieces[die].what for die in bag]
        random.shuffle(whats)
        for die, what in zip(bag, whats, strict=True):
            varied.own(die).what = what
    new_chance(varied, random.randbytes(32))
    assert views_without_question(other, varied) == views_without_question(game, game.checkpoint)
    if game.pending is None or game.pending.say != ("act", CAPTURE):
        return
    # In phase 4 nothing is drawn or rolled until the turn ends: the same answers, the same bytes.
    other._advance()
    turn = game.state.board.turn
    while game.pending is not None and game.state.board.turn == turn:
        assert views(other) == views(game)
        answer = some_answer(game.pending, Random(0))
        game.answer(answer)
        other.answer(answer)


def views_without_question(game: arbitre.Game, state: Table) -> list[bytes]:
    from arbitre.kernel.view import seen_events, view

    seats = [*range(len(state.seats)), SPECTATOR]
    return [msgspec.json.encode((view(state, seat, None), seen_events(state, seat))) for seat in seats]


@few
@given(seeds, depths)
def test_neither_seed_nor_chance_is_in_any_view(seed: int, depth: int) -> None:
    game = position(seed, depth)
    hidden = msgspec.json.encode(game.state.key).strip(b'"')
    assert all(hidden not in data for data in views(game))
    names = {"rng", "key", "seed", "fixed"}
    assert not any(f'"{name}"'.encode() in data for data in views(game) for name in names)


@few
@given(seeds, depths, st.integers(0, 1000))
def test_imagination_keeps_what_the_seat_knows(seed: int, depth: int, dream: int) -> None:
    game = position(seed, depth)
    if game.pending is None:
        return
    seat = game.pending.seat
    before = game.save()
    answer = some_answer(game.pending, Random(seed))
    imagined = game.imagine(answer, game.dream(seat, dream))
    assert not imagined.rules.invariants(imagined.state)
    story = game.events(seat)
    assert imagined.events(seat)[: len(story)] == story, "what the seat has seen stays as it was"
    assert game.save() == before, "the real game did not move"


def test_imaginations_differ_in_what_is_drawn_next() -> None:
    game = next(
        g.fork()
        for g in playing(arbitre.new("quarriors", seed=3), 3)
        if g.pending and g.pending.say[0] == "act" and any(o[0] == "draw" for o in g.pending.options)
    )
    assert game.pending is not None
    roll = next(option for option in game.pending.options if option[0] == "draw")
    outcomes = set()
    for dream in range(12):
        imagined = game.imagine(roll, game.dream(game.pending.seat, dream))
        pool = imagined.state.ids(area(game.pending.seat, POOL))
        outcomes.add(tuple(imagined.state.pieces[die].face for die in pool))
    assert len(outcomes) > 1


@few
@given(seeds, depths, seat_counts)
def test_forks_do_not_touch_each_other(seed: int, depth: int, seats: int) -> None:
    game = position(seed, depth, seats)
    before = game.save()
    fork = game.fork()
    for at, _ in enumerate(playing(fork, seed + 1)):
        if at > 25:
            break
    assert game.save() == before


@few
@given(seeds, depths)
def test_undo_is_the_game_one_answer_earlier(seed: int, depth: int) -> None:
    game = position(seed, depth)
    if game.pending is None:
        return
    before = views(game)
    later = game.fork()
    later.answer(some_answer(game.pending, Random(seed)))
    assert views(later.undo()) == before


def test_a_die_is_fair() -> None:
    table = arbitre.new("quarriors").state.fork()
    counts = [0] * 6
    for seed in range(60):
        new_chance(table, key_of(seed))
        for _ in range(100):
            counts[below(table, 6)] += 1
    expected = sum(counts) / 6
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    assert chi_square < 20.5, counts  # one in a thousand


def test_phases_have_the_numbers_of_the_rulebook() -> None:
    assert (ROLL, CAPTURE) == (2, 4)
