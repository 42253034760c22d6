"""Rulings on face-down cards that are about what players are shown."""

from __future__ import annotations

from typing import Any

import pytest
from tests.magic.arena import Arena, table_of

from arbitre.games.magic.cards.index import CARD_NUMBER
from arbitre.games.magic.rules import changes as did
from arbitre.games.magic.rules.model import BATTLEFIELD
from arbitre.kernel.game import Game
from arbitre.kernel.view import seen_events

WAYS = ("manifest", "cloak", "morph", "disguise")


def on_the_battlefield(game: Game, seat: int) -> list[dict[str, Any]]:
    place = table_of(game).zones[BATTLEFIELD].name
    return next(zone.pieces for zone in game.view(seat).zones if zone.name == place)


@pytest.mark.rule("face-down/8")
def test_everybody_can_tell_face_down_permanents_apart() -> None:
    """Each keeps its number from its arrival on, lies in the order of arrival, and says what hid it."""
    arena = Arena()
    cards = ("old-oak", "garden-bear", "attic-shape", "masked-guest")
    pieces = [
        arena.put(0, card, facing=way, hidden=True, known=1)[0] for card, way in zip(cards, WAYS, strict=True)
    ]
    game = arena.game()
    shown = [piece for piece in on_the_battlefield(game, 1) if piece["id"] in pieces]
    assert [piece["id"] for piece in shown] == pieces
    assert [piece["face_down"] for piece in shown] == list(WAYS)
    assert all("card" not in piece for piece in shown)


@pytest.mark.rule("face-down/8")
def test_a_face_down_permanent_keeps_its_number_and_place_when_another_comes_and_goes() -> None:
    arena = Arena()
    first = arena.put(0, "old-oak", facing="manifest", hidden=True, known=1)[0]
    second = arena.put(0, "garden-bear", facing="manifest", hidden=True, known=1, damage=2)[0]
    third = arena.put(0, "night-watchman", facing="manifest", hidden=True, known=1)[0]
    game = arena.game()
    left = [piece["id"] for piece in on_the_battlefield(game, 1)]
    assert second not in left
    assert [i for i in left if i in (first, third)] == [first, third]


@pytest.mark.rule("face-down/7")
def test_who_leaves_the_game_shows_what_he_had_face_down() -> None:
    arena = Arena(seats=3)
    oak = arena.put(1, "old-oak", facing="manifest", hidden=True, known=1 << 1)[0]
    arena.table.own_seat(1).life = 0
    game = arena.game()
    assert game.result is None and table_of(game).seats[1].out
    told = [
        event for event in seen_events(table_of(game), 2) if event.kind == did.MOVED and event.piece == oak
    ]
    assert [event.what for event in told] == [CARD_NUMBER["old-oak"]]
