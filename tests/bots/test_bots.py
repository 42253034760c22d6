"""Bots are deterministic, see their seat only, and greedy is better than chance."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

import arbitre
from arbitre import bots
from arbitre.bots import Glimpse
from arbitre.games.quarriors.bot.value import value
from arbitre.games.quarriors.rules.model import BAG, READY
from arbitre.games.quarriors.rules.places import area
from arbitre.kernel.game import Game
from arbitre.lab.simulate import simulate

KINDS = ["random", "beginner", "greedy", "search:3"]
"""A bot of each kind; levels are searches that last longer."""


def played(names: list[str], seed: int) -> Game:
    game = arbitre.new("quarriors", seed=seed, seats=len(names))
    bots.play_out(game, [bots.by_name(name, seed, seat) for seat, name in enumerate(names)])
    return game


@pytest.mark.parametrize("name", KINDS)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    assert played([name, name], 3).history == played([name, name], 3).history


def test_another_seed_plays_another_game() -> None:
    game = arbitre.new("quarriors", seed=3)
    other = arbitre.new("quarriors", seed=3)
    bots.play_out(game, [bots.by_name("random", 1, seat) for seat in range(2)])
    bots.play_out(other, [bots.by_name("random", 2, seat) for seat in range(2)])
    assert game.history != other.history


@pytest.mark.parametrize("name", KINDS)
def test_a_bot_goes_on_in_a_loaded_game_as_in_the_real_one(name: str) -> None:
    game = arbitre.new("quarriors", seed=11)
    bots.play_out(game, [bots.by_name(name, 11, seat) for seat in range(2)], most=25)
    loaded = arbitre.load(game.save())
    for one in (game, loaded):
        bots.play_out(one, [bots.by_name(name, 11, seat) for seat in range(2)], most=15)
    assert loaded.history == game.history


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(arbitre.BadInput, match=r"'clever'.*random, beginner, greedy, club, strong, expert"):
        bots.by_name("clever")


def with_other_bags(game: Game, seed: int) -> Game:
    """The same game with every bag in another order, taken at the beginning of a step."""
    checkpoint = game.checkpoint.fork()
    for seat in checkpoint.seats:
        ids = checkpoint.ids(area(seat.id, BAG))
        whats = [checkpoint.pieces[die].what for die in ids]
        Random(seed).shuffle(whats)
        for die, what in zip(ids, whats):
            checkpoint.own(die).what = what
    twin = Game(game.rules, game.start, checkpoint, [])
    twin.history = game.history[:]
    return twin


@pytest.mark.parametrize("name", KINDS)
def test_what_a_seat_cannot_see_does_not_change_the_choice(name: str) -> None:
    game = arbitre.new("quarriors", seed=5)
    players = [bots.by_name(name, 5, seat) for seat in range(2)]
    looked = 0
    while game.pending is not None and looked < 40:
        seat = game.pending.seat
        choice = players[seat].choose(Glimpse(game))
        if not game.answers and game.state.count == game.checkpoint.count:
            twin = with_other_bags(game, looked)
            assert twin.view(seat) == game.view(seat)
            assert players[seat].choose(Glimpse(twin)) == choice
            looked += 1
        game.answer(choice)
    assert looked > 20


def test_a_dream_does_not_depend_on_how_the_unseen_really_lies() -> None:
    game = arbitre.new("quarriors", seed=6)
    for seed in range(30):
        assert game.pending is not None
        answer = game.pending.options[-1] if game.pending.single else next(game.pending.answers())
        if not game.answers and game.state.count == game.checkpoint.count:
            twin = with_other_bags(game, seed)
            dreams = [Glimpse(one).imagine(answer, seed) for one in (game, twin)]
            assert dreams[0].state.pieces == dreams[1].state.pieces
        game.answer(answer)


def test_a_dream_has_the_unseen_dealt_anew_and_no_past() -> None:
    game = arbitre.new("quarriors", seed=9)
    assert game.pending is not None
    zone = area(1 - game.pending.seat, BAG)
    real = [game.state.pieces[die].what for die in game.state.ids(zone)]
    glimpse = Glimpse(game)
    dreams = [glimpse.imagine(game.pending.options[-1], seed) for seed in range(8)]
    dealt = [[dream.state.pieces[die].what for die in dream.state.ids(zone)] for dream in dreams]
    assert len({tuple(whats) for whats in dealt}) > 1
    assert all(sorted(whats) == sorted(real) for whats in dealt)
    assert all(dream.start.key != game.start.key and not dream.history for dream in dreams)
    assert not game.history


def test_bots_never_reach_for_the_game_behind_a_glimpse() -> None:
    for path in Path(bots.__file__).parent.glob("*.py"):
        if path.name == "glimpse.py":
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        assert not [n for n in ast.walk(tree) if isinstance(n, ast.Attribute) and n.attr == "_game"], path


def test_creatures_that_wait_to_score_and_glory_are_good_for_their_owner() -> None:
    game = played(["random", "random"], 4).undo(30)
    table = game.state.fork()
    before = value(table, 0)
    table.own_seat(0).glory += 3
    assert value(table, 0) > before + 1
    assert value(table, 1) < value(game.state, 1) - 1
    assistant = next(
        die.id for die in table.pieces if die.owner == 0 and die.what == 1 and die.zone != area(0, READY)
    )
    ready = table.fork()
    piece = ready.own(assistant)
    ready.own_zone(piece.zone).ids.remove(assistant)
    ready.own_zone(area(0, READY)).ids.append(assistant)
    piece.zone, piece.face = area(0, READY), 4
    ready.current_stamp = -1
    assert value(ready, 0) > value(table, 0)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_chance_on_paired_seats(seats: int) -> None:
    report = simulate(
        "quarriors", 6 * seats, seed=1, seats=["greedy", *["random"] * (seats - 1)], paired=True
    )
    assert report.errors == 0
    assert report.players[0].share >= 0.8
