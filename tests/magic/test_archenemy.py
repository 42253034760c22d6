"""Teams, scheme decks and the formats made of them: what a table asks for, who begins, who sees what."""

from __future__ import annotations

from typing import Any

import pytest

from arbitre.bots import Luck, by_name, play_out
from arbitre.games import spec
from arbitre.games.magic.cards.index import CARDS
from arbitre.games.magic.decks import READY, SCHEME_DECKS
from arbitre.games.magic.decks.check import CONSTRUCTED, check
from arbitre.games.magic.decks.lists import read_deck, write_deck
from arbitre.games.magic.language.definitions import Deck
from arbitre.games.magic.rules.game import RULES
from arbitre.games.magic.rules.model import SCHEMES
from arbitre.games.magic.rules.refs import zone
from arbitre.kernel.game import Game
from arbitre.kernel.rules import BadInput
from arbitre.kernel.view import view

SIXTY = "60 Forest\n"
TEN = [card.slug for card in CARDS if "scheme" in card.faces[0].types][:10]


def table(seats: int, seed: int = 1, **options: Any) -> Any:
    return RULES.start(seats, options, seed)


def faults(schemes: list[str]) -> list[str]:
    deck = Deck(slug="x", main=(("forest", 60),), schemes=tuple(schemes))
    return [str(fault.say[0]) for fault in check(deck, CONSTRUCTED)]


@pytest.mark.rule("archenemy/1")
def test_every_ready_deck_that_is_led_comes_with_a_scheme_deck() -> None:
    led = [deck for deck in READY if deck.commander]
    assert len(led) >= 4
    for deck in led:
        assert len(set(deck.schemes)) == len(deck.schemes) >= 10
        assert read_deck(write_deck(deck, "fr")).schemes == deck.schemes
    assert len(SCHEME_DECKS) == 2


@pytest.mark.rule("archenemy/3")
@pytest.mark.rule("supervillain-rumble/1")
def test_a_scheme_deck_has_ten_different_schemes_and_nothing_else() -> None:
    assert faults(TEN) == []
    assert faults(TEN[:9]) == ["too_few_schemes"]
    assert faults([*TEN, TEN[0]]) == ["too_many_copies"]
    assert faults([*TEN, "garden-bear"]) == ["not_a_scheme"]
    main = Deck(slug="x", main=(("forest", 60), (TEN[0], 1)))
    assert [fault.say[0] for fault in check(main, CONSTRUCTED)] == ["not_in_deck"]


@pytest.mark.rule("archenemy/3")
def test_the_archenemy_begins_whatever_chance_says_and_has_the_only_scheme_deck() -> None:
    for seed in range(6):
        game = Game(RULES, table(4, seed, format="archenemy", decks=[SIXTY] * 4, mulligans=False))
        assert game.state.board.first == 0
        assert [len(game.state.ids(zone(seat, SCHEMES))) for seat in range(4)] == [15, 0, 0, 0]
    begins = {table(3, seed, format="supervillain-rumble").board.first for seed in range(3)}
    assert begins == {-1}  # left to chance


def test_the_order_of_a_scheme_deck_is_left_to_chance_and_shown_to_nobody() -> None:
    orders = set()
    for seed in range(4):
        game = Game(RULES, table(4, seed, format="archenemy", decks=[SIXTY] * 4, mulligans=False))
        deck = game.state.ids(zone(0, SCHEMES))
        orders.add(tuple(game.state.pieces[i].what for i in deck))
        for seat in range(4):
            seen = str(view(game.state, seat, game.pending))
            hidden = [CARDS[game.state.pieces[i].what].slug for i in deck]
            assert not any(f"'{slug}'" in seen for slug in hidden)
    assert len(orders) == 4


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (4, {"shared_turn": True}, "does nothing without 'teams'"),
        (4, {"teams": [0, 1, 2, 3]}, "team of his own"),
        (4, {"teams": [0, 1, 0, 1], "shared_turn": True}, "side by side"),
        (4, {"schemes": [4]}, "seats are 0 to 3"),
        (4, {"schemes": [0], "first": 1}, "always begins"),
        (4, {"lives": [20, 20, 20, 20]}, "write 'starting_life'"),
        (4, {"lives": [40, 20, 20, 20], "starting_life": 30}, "does nothing"),
        (4, {"teams": [0, 0, 1, 1], "shared_life": True, "lives": [1, 2, 3, 4]}, "they have one"),
        (3, {"format": "two-headed-giant"}, "is played by 4"),
        (3, {"format": "archenemy-commander"}, "three or more"),
        (2, {"format": "planechase"}, "No format is called"),
        (4, {"format": "commander", "archenemy": 1}, "does nothing but with a format that has one"),
        (4, {"format": "archenemy", "archenemy": 4}, "seats are 0 to 3"),
        (4, {"teams": [[0, 1], [2, 3]]}, "'teams' is a list of whole numbers"),
        (2, {"starting_life": "much"}, "'starting_life' is a whole number, not 'much'"),
        (2, {"comander": True}, "no option 'comander'; it has .*commander"),
    ],
)
def test_options_that_do_nothing_or_contradict_each_other_are_refused(
    seats: int, options: dict[str, Any], said: str
) -> None:
    with pytest.raises(BadInput, match=said):
        table(seats, **options)


@pytest.mark.parametrize(
    ("seats", "format_", "lives", "teams"),
    [
        (4, "two-headed-giant", [30] * 4, [0, 0, 1, 1]),
        (4, "archenemy", [40, 20, 20, 20], [0, 1, 1, 1]),
        (5, "archenemy-commander", [60] * 5, [0, 1, 1, 1, 1]),
        (4, "supervillain-rumble", [40] * 4, [0, 1, 2, 3]),
        (6, "teams", [20] * 6, [0, 0, 0, 1, 1, 1]),
        (3, "commander", [40] * 3, [0, 1, 2]),
        (3, "free-for-all", [20] * 3, [0, 1, 2]),
    ],
)
def test_a_format_is_only_a_way_to_write_its_options(
    seats: int, format_: str, lives: list[int], teams: list[int]
) -> None:
    players = table(seats, format=format_).seats
    assert [player.life for player in players] == lives
    assert [player.team for player in players] == teams


def asked_first(game: Game, say: str) -> list[int]:
    """Who is asked this, in order, until somebody is asked again."""
    found: list[int] = []
    while game.pending is not None and game.pending.seat not in found:
        if game.pending.say[0] == say:
            found.append(game.pending.seat)
        game.answer(say == "keep" if game.pending.say[0] == "keep" else ())
        if len(found) == 4:
            break
    return found


@pytest.mark.rule("805.6")
@pytest.mark.parametrize(
    ("options", "order"),
    [
        ({"format": "two-headed-giant", "first": 1}, [1, 0, 2, 3]),
        ({"format": "two-headed-giant", "first": 3}, [3, 2, 0, 1]),
        ({"format": "archenemy", "archenemy": 1}, [1, 2, 3, 0]),
        ({"teams": [0, 1, 1, 0], "shared_turn": True, "first": 0}, [0, 3, 1, 2]),
        ({"teams": [0, 0, 1, 1], "first": 1}, [1, 2, 3, 0]),
    ],
)
def test_a_team_that_begins_decides_about_its_opening_hands_first(
    options: dict[str, Any], order: list[int]
) -> None:
    game = Game(RULES, table(4, 5, decks=[SIXTY] * 4, **options))
    assert asked_first(game, "keep") == order
    game = Game(RULES, table(4, 5, decks=[SIXTY] * 4, mulligans=False, **options))
    assert asked_first(game, "begin_in_play") == order


def test_a_giant_with_commanders_has_sixty_life_unless_another_total_is_chosen() -> None:
    assert {player.life for player in table(4, format="two-headed-giant", commander=True).seats} == {60}
    chosen = table(4, format="two-headed-giant", commander=True, starting_life=45)
    assert {player.life for player in chosen.seats} == {45}


def test_games_by_chance_seat_the_archenemy_anywhere() -> None:
    for format_ in ("archenemy", "archenemy-commander"):
        chances = [Luck(3, number) for number in range(24)]
        varied = [spec("magic").tally.varied(luck.below, {}, 4, {"format": format_}) for luck in chances]
        assert {options["archenemy"] for options in varied} == {0, 1, 2, 3}
        for options in varied[:4]:
            begun = table(4, **options)
            schemes = [seat for seat in range(4) if begun.ids(zone(seat, SCHEMES))]
            assert schemes == [options["archenemy"]]
    kept = spec("magic").tally.varied(Luck(3).below, {}, 4, {"format": "archenemy", "archenemy": 3})
    assert kept["archenemy"] == 3


def test_the_archenemy_may_sit_in_any_seat() -> None:
    dealt = table(4, format="archenemy", archenemy=2)
    assert [player.life for player in dealt.seats] == [20, 20, 40, 20]
    assert [player.team for player in dealt.seats] == [1, 1, 0, 1]
    assert dealt.board.first == 2
    game = Game(RULES, table(4, 3, format="archenemy-commander", archenemy=2, turn_limit=12))
    play_out(game, [by_name("random", 3, seat) for seat in range(4)])
    assert game.state.result is not None


@pytest.mark.parametrize(
    ("format_", "bot"), [("two-headed-giant", "random"), ("archenemy", "random"), ("archenemy", "greedy")]
)
def test_bots_play_it_to_the_end_and_one_side_wins(format_: str, bot: str) -> None:
    game = Game(RULES, table(4, 3, format=format_, turn_limit=8 if bot == "greedy" else 60))
    play_out(game, [by_name(bot, 3, seat) for seat in range(4)])
    assert game.state.result is not None
    winners = {game.state.seats[seat].team for seat in game.state.result.winners}
    assert len(winners) <= 1
