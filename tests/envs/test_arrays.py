"""Observations: made of the seat's view alone, of shapes that are written down and stay."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest
from tests.every import every

import arbitre
from arbitre.envs.choosing import SLOTS, SORTS
from arbitre.envs.episode import Episode
from arbitre.envs.writing import KINDS, OPTION, PIECE, QUESTION, Shapes
from arbitre.games import spec
from arbitre.kernel.view import view

DOC = Path(__file__).parents[2] / "docs" / "environments.md"
TABLES = [("quarriors", 2), ("quarriors", 4), ("noxilia", 2), ("seven_fallen", 2), ("magic", 2), ("magic", 4)]


def played(game: str, seats: int, seed: int, steps: int) -> Episode:
    """A game in which so many choices were made by chance."""
    episode = Episode(game, seats, seed)
    chance = Random(seed)
    for _ in range(steps):
        if episode.asked < 0:
            break
        episode.act(chance.randrange(len(episode.offers)))
    return episode


@pytest.mark.parametrize("game", arbitre.games)
def test_the_columns_are_those_of_the_documentation(game: str) -> None:
    text = DOC.read_text("utf-8")
    section = text[text.index(f"### {game}\n") :].split("\n### ")[0]
    arrays = spec(game).arrays
    shapes = Shapes(game, 2)
    for title, names in (
        ("board", [column.name for column in arrays.board]),
        ("seat", [column.name for column in arrays.seat]),
        ("zones", arrays.zones),
        ("piece", [column.name for column in arrays.piece]),
        ("verbs", arrays.verbs),
    ):
        assert f"* {title}: {', '.join(names)}\n" in section
    sizes = len(shapes.observation), (shapes.rows, len(shapes.pieces)), (SLOTS, len(shapes.options))
    assert f"`observation` ({sizes[0]},), `pieces` {sizes[1]}, `options` {sizes[2]}" in section


def test_the_common_columns_are_those_of_the_documentation() -> None:
    text = DOC.read_text("utf-8")
    assert f"* question: {', '.join(QUESTION)}." in text
    assert f"* piece: {', '.join(PIECE)}, then" in text
    assert f"* option: {', '.join(OPTION)}, then" in text
    assert f"{', '.join(KINDS[:-1])} or {KINDS[-1]}" in text
    sorts = [f"{sort} ({number})" for sort, number in SORTS.items()]
    assert f"{', '.join(sorts[:-1])} or {sorts[-1]}" in " ".join(text.split())


@pytest.mark.parametrize("game", arbitre.games)
def test_every_verb_has_a_number(game: str) -> None:
    verbs = spec(game).arrays.verbs
    assert {deed.verb for deed in spec(game).deeds.all} - {""} == set(verbs)
    assert len(set(verbs)) == len(verbs)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_arrays_keep_their_shapes_and_say_what_is_on_offer(game: str, seats: int) -> None:
    shapes = Shapes(game, seats)
    for seed, steps in ((1, 5), (2, 60), (3, 150)):
        episode = played(game, seats, seed, steps)
        for seat in range(seats):
            seen = episode.observe(seat)
            assert seen["observation"].shape == (len(shapes.observation),)
            assert seen["pieces"].shape == (shapes.rows, len(shapes.pieces))
            assert seen["options"].shape == (SLOTS, len(shapes.options))
            asked = seat == episode.asked
            assert int(seen["action_mask"].sum()) == (len(episode.offers) if asked else 0)
            assert seen["observation"][0] == asked
            assert np.array_equal(seen["options"][:, 0] > 0, seen["action_mask"] == 1)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_seat_may_not_see_does_not_change_its_arrays(game: str, seats: int) -> None:
    """Whatever is dealt where a seat cannot look, all its arrays are the same, byte for byte."""

    moved: list[tuple[int, int]] = []

    def check(case: tuple[int, int]) -> None:
        episode = played(game, seats, *case)
        state = episode.game.state
        for seat in range(seats):
            before = episode.observe(seat)
            other = state.fork()
            chance = Random(seat)
            for group in other.rules.hidden_from(other, seat):
                whats = [other.pieces[piece].what for piece in group]
                dealt = whats[:]
                chance.shuffle(dealt)
                moved.extend([case] * (dealt != whats))
                for piece, what in zip(group, dealt):
                    other.own(piece).what = what
            mine = episode.choosing if episode.asked == seat else None
            after = episode.writer.write(view(other, seat, episode.game.pending), mine)
            for name, array in before.items():
                assert np.array_equal(array, after[name]), name

    every([(seed, steps) for seed in (1, 2, 3) for steps in (4, 40, 120)], check)
    assert len(moved) > 10


def test_the_arrays_do_change_with_what_a_seat_sees() -> None:
    """The check above could not fail if arrays never told one hand from another."""
    hands = set()
    for seed in range(4):
        seen = Episode("magic", 2, seed).observe(0)
        hands.add(seen["pieces"].tobytes())
    assert len(hands) == 4


def test_seats_are_counted_from_the_readers_chair() -> None:
    """Both players see the same lives, each his own first."""
    shapes = Shapes("magic", 2)
    episode = played("magic", 2, 3, 40)
    mine, theirs = episode.observe(0)["observation"], episode.observe(1)["observation"]
    here, there = shapes.observation.index("me: life"), shapes.observation.index("next 1: life")
    assert (mine[here], mine[there]) == (theirs[there], theirs[here])


def test_a_bag_is_told_by_its_lots() -> None:
    """Nobody sees the order of a bag, everybody what is in it (QG-08)."""
    shapes = Shapes("quarriors", 2)
    seen = Episode("quarriors", 2, 5).observe(0)["pieces"]
    count, zone = shapes.pieces.index("count"), shapes.pieces.index("zone")
    bags = seen[seen[:, zone] == 1]
    assert int(bags[:, count].sum()) == 6 + 12
