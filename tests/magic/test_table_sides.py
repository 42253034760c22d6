"""What a drawn table shows of formats: sides, shared life, whose turn it is, commanders and schemes."""

from __future__ import annotations

from typing import Any

import arbitre
from arbitre.bots import Glimpse, by_name
from arbitre.games import spec
from arbitre.games.magic.table.stops import leads
from arbitre.games.stops import lets_by, passing, stop
from arbitre.kernel.game import Game
from arbitre.kernel.view import View
from arbitre.words.phrase import Language


def played(answers: int, **options: Any) -> Game:
    """A game of four after so many answers of bots."""
    game = arbitre.new("magic", 5, 4, mulligans=False, **options)
    for _ in range(answers):
        assert game.pending is not None
        game.answer(by_name("random", len(game.history), game.pending.seat).choose(Glimpse(game)))
    return game


def drawn(game: Game, seat: int, lang: Language = "en") -> View:
    view, table = game.view(seat), spec("magic").table
    table.dress(view)
    table.translate(view, lang)
    return view


def test_a_shared_life_total_stands_once_for_each_team_and_with_the_reader() -> None:
    game = played(0, format="two-headed-giant")
    for seat, keepers in ((0, {0, 2}), (3, {0, 3}), (-1, {0, 2})):
        shown = drawn(game, seat).seats
        assert {each["seat"] for each in shown if "life" in each} == keepers
        assert all(each["shared"] and each["life"] == 30 for each in shown if "life" in each)
        assert {each["life_with"] for each in shown if "life" not in each} == keepers


def test_everybodys_own_life_is_not_called_shared() -> None:
    shown = drawn(played(0, format="teams"), 0).seats
    assert [each["life"] for each in shown] == [20] * 4
    assert not any("shared" in each for each in shown)
    assert [each["side"]["name"] for each in shown] == ["Team 1", "Team 1", "Team 2", "Team 2"]


def test_the_archenemy_and_the_heroes_are_called_by_name() -> None:
    game = played(0, format="archenemy", archenemy=1)
    assert [each["side"]["name"] for each in drawn(game, 0, "fr").seats] == [
        "Héros", "Archi-ennemi", "Héros", "Héros",
    ]  # fmt: skip
    assert not any("side" in each for each in drawn(played(0, format="supervillain-rumble"), 0).seats)


def test_the_turn_of_a_team_is_that_of_all_its_players() -> None:
    seen = set()
    game = played(0, format="archenemy-commander", archenemy=2)
    while game.state.board.turn < 4:
        assert game.pending is not None
        game.answer(by_name("random", len(game.history), game.pending.seat).choose(Glimpse(game)))
        seen.add(tuple(drawn(game, 0).board["playing"]))
    assert {(2,), (0, 1, 3)} <= seen <= {(), (2,), (0, 1, 3)}


def test_before_the_first_turn_it_is_nobodys_and_all_see_who_will_begin() -> None:
    game = arbitre.new("magic", 5, 2)
    board = drawn(game, 0).board
    assert (board["playing"], board["first"]) == ([], [game.state.board.active])
    while game.state.board.turn == 0:
        assert game.pending is not None
        game.answer(by_name("greedy", 1, game.pending.seat).choose(Glimpse(game)))
    board = drawn(game, 0).board
    assert (board["playing"], board["first"]) == ([game.state.board.active], [])


def test_schemes_lie_beside_their_deck_and_commanders_in_the_command_zone() -> None:
    game = played(0, format="archenemy-commander")
    while not any(zone.name == "in_motion" and zone.pieces for zone in drawn(game, 1).zones):
        assert game.pending is not None
        game.answer(by_name("random", len(game.history), game.pending.seat).choose(Glimpse(game)))
    zones = {(zone.name, zone.owner): zone.pieces for zone in drawn(game, 1).zones}
    assert "card" in zones["in_motion", 0][0], "a scheme in motion is face up to all"
    assert all("card" not in piece for piece in zones["schemes", 0]), "the others are face down"
    assert all(piece.get("commander") for seat in range(4) for piece in zones["command", seat])
    assert not any(zones["in_motion", seat] for seat in (1, 2, 3))


def test_whoever_lets_everything_go_by_is_asked_again_in_the_turn_of_his_team() -> None:
    game = played(0, format="two-headed-giant")
    while True:
        assert game.pending is not None
        active = game.state.board.active
        if stop(game) == "priority-mine-main_1" and game.pending.seat != active:
            break
        game.answer(by_name("random", len(game.history), game.pending.seat).choose(Glimpse(game)))
    assert lets_by(game, "event", game.state.board.turn - 1) is None
    assert lets_by(game, "event", game.state.board.turn) == ("pass",)


def test_only_who_passes_priority_leaves_the_step() -> None:
    game = arbitre.new("magic", 5, 4, mulligans=False, format="supervillain-rumble")
    others = 0
    while game.pending is not None and others < 3:
        if passing(game) is not None and game.pending.say[0] != "priority":
            assert leads(game) is None
            others += 1
        game.answer(by_name("random", len(game.history), game.pending.seat).choose(Glimpse(game)))
    assert others == 3
