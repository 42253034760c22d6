"""A table that plays with commanders: how it begins, what it refuses, and what each seat is shown."""

from __future__ import annotations

from typing import Any

import pytest

import arbitre
from arbitre.bots import Luck, by_name, play_out
from arbitre.bots.sample import one
from arbitre.games.magic.cards.index import CARD_NUMBER
from arbitre.games.magic.rules import changes as did
from arbitre.games.magic.rules.commanders import commander_of, dealt_by
from arbitre.games.magic.rules.game import RULES
from arbitre.games.magic.rules.model import COMMAND, DRAW, HAND, LIBRARY, MAIN_1
from arbitre.games.magic.rules.refs import zone
from arbitre.games.magic.rules.verbs.zones import shuffle
from arbitre.kernel.game import Game
from arbitre.kernel.rules import BadInput, Unplayable
from arbitre.kernel.view import view

LED = "Commander\n1 Victor, Valgavoth's Seneschal\n\nDeck\n49 Plains\n50 Swamp\n"
LEADER = CARD_NUMBER["victor-valgavoths-seneschal"]


def begun(seats: int = 4, **options: Any) -> Game:
    return arbitre.new("magic", 7, seats, **{"commander": True, "decks": [LED] * seats, **options})


def kept(game: Game) -> Game:
    """The game after everybody has kept his hand."""
    while game.state.board.turn == 0:
        assert game.pending is not None
        game.answer(True if game.pending.say[0] == "keep" else ())
    return game


@pytest.mark.rule("903.6", "903.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_commanders_begin_in_the_command_zone_and_players_with_40_life(seats: int) -> None:
    table = begun(seats).state
    for player in table.seats:
        assert player.life == player.starting_life == 40
        [led] = table.ids(zone(player.id, COMMAND))
        assert table.pieces[led].what == LEADER
        assert commander_of(table, led) == player.id
        shown = view(table, (player.id + 1) % seats, None)
        [piece] = next(z for z in shown.zones if z.name == "command" and z.owner == player.id).pieces
        assert piece["card"] == "victor-valgavoths-seneschal" and piece["commander"]
        assert len(table.ids(zone(player.id, LIBRARY))) + len(table.ids(zone(player.id, HAND))) == 99


def test_life_can_be_chosen_all_the_same() -> None:
    assert {player.life for player in begun(2, starting_life=25).state.seats} == {25}


@pytest.mark.rule("103.8c")
@pytest.mark.parametrize(("seats", "drawn"), [(2, 0), (3, 1), (6, 1)])
def test_only_in_a_game_of_two_the_first_draw_is_skipped(seats: int, drawn: int) -> None:
    game = kept(begun(seats, first=0))
    while game.state.board.step != MAIN_1:
        assert game.state.board.step != DRAW or game.state.seats[0].drawn == drawn
        game.answer(("pass",))
    assert game.state.seats[0].drawn == drawn


@pytest.mark.rule("103.5c")
@pytest.mark.parametrize(("seats", "costs"), [(2, [1, 2]), (3, [0, 1])])
def test_the_first_mulligan_is_free_among_more_than_two(seats: int, costs: list[int]) -> None:
    game = begun(seats, first=0)
    for cost in costs:
        assert game.pending is not None and game.pending.say[0] == "keep" and game.pending.say[2] == cost
        game.answer(False)
        while game.pending.say[0] != "keep" or game.pending.seat != 0:
            game.answer(True if game.pending.say[0] == "keep" else one(game.pending, Luck(1)))


@pytest.mark.rule("903.3", "903.5a", "903.5b", "903.5c")
@pytest.mark.parametrize(
    ("deck", "fault"),
    [
        ("60 Forest", "903.3: no_commander"),
        (LED.replace("50 Swamp", "51 Swamp"), "903.5a: deck_too_large 101 100"),
        (LED.replace("50 Swamp", "49 Swamp"), "903.5a: deck_too_small 99 100"),
        (LED.replace("50 Swamp", "48 Swamp\n2 Innocuous Rat"), "903.5b: too_many_copies innocuous-rat 2 1"),
        (LED.replace("50 Swamp", "49 Swamp\n1 Unholy Heat"), "903.5c: outside_colours unholy-heat R"),
        (LED.replace("Victor, Valgavoth's Seneschal", "Innocuous Rat"), "903.3: not_a_commander"),
        (LED.replace("50 Swamp", "49 Swamp\n1 Victor"), "there is no card 'Victor'"),
        (
            LED.replace("50 Swamp", "49 Swamp\n1 Victor, Valgavoth's Seneschal"),
            "903.5b: commander_twice victor-valgavoths-seneschal",
        ),
        (LED.replace("Deck", "1 Niko, Light of Hope\n\nDeck").replace("50", "49"), "903.3: one_commander 2"),
        ("house-of-rooms", "903.5a: deck_too_small 60 100"),
    ],
)
def test_a_deck_that_breaks_a_rule_of_the_format_is_refused(deck: str, fault: str) -> None:
    with pytest.raises(BadInput) as refused:
        RULES.start(2, {"commander": True, "decks": [LED, deck]}, 1)
    assert fault in str(refused.value)


def test_a_led_deck_is_refused_at_a_table_without_commanders() -> None:
    with pytest.raises(Unplayable, match="no_commander_here"):
        RULES.start(2, {"decks": [LED, LED], "copies": 100}, 1)


def test_a_commander_is_known_by_its_card_through_every_shuffle() -> None:
    table = begun(2).state.fork()
    [led] = table.ids(zone(0, COMMAND))
    did.dealt_by_commander(table, 1, led, 5)
    table.own_zone(zone(0, COMMAND)).ids.remove(led)
    table.own_zone(zone(0, LIBRARY)).ids.append(led)
    table.own(led).zone = zone(0, LIBRARY)
    shuffle(table, 0)
    leaders = [i for i in table.ids(zone(0, LIBRARY)) if commander_of(table, i) != -1]
    assert [table.pieces[i].what for i in leaders] == [LEADER]
    assert dealt_by(table, table.seats[1]) == {commander_of(table, leaders[0]): 5}


def test_damage_by_a_face_down_commander_shows_only_to_who_knows_it() -> None:
    table = begun(2).state.fork()
    [led] = table.ids(zone(0, COMMAND))
    did.dealt_by_commander(table, 1, led, 5)
    piece = table.own(led)
    piece.facing, piece.hidden, piece.known = "manifest", True, 1
    did.dealt_by_commander(table, 1, led, 2)
    assert [dealt_by(table, table.seats[1], seat) for seat in (0, 1, -1)] == [{0: 7}, {0: 5}, {0: 5}]
    other = table.own(table.ids(zone(0, LIBRARY))[0])
    piece.what, other.what = other.what, piece.what  # for all the others know, it lies in the library
    assert dealt_by(table, table.seats[1], 1) == {0: 5}
    piece.what, other.what = other.what, piece.what
    piece.facing, piece.hidden = "", False
    assert dealt_by(table, table.seats[1], 1) == {0: 7}
    seat = RULES.show_seat(table, 1, 1)
    assert seat["commander_damage"] == [{"owner": 0, "card": "victor-valgavoths-seneschal", "amount": 7}]


def test_a_record_remembers_how_often_a_commander_was_cast() -> None:
    table = begun(2).state.fork()
    did.cast_from_command(table, table.ids(zone(1, COMMAND))[0])
    assert [leader.casts for leader in table.board.commanders] == [0, 1]


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_with_commanders_to_the_end(bot: str) -> None:
    game = begun(3, turn_limit=12)
    play_out(game, [by_name(bot, 3, seat) for seat in range(3)])
    assert game.result is not None
    assert bot == "random" or any(leader.casts for leader in game.state.board.commanders)
