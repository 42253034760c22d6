"""What a seat may not know makes no difference to it: scheme decks, face-down piles and permanents, the top
card another player looks at, hands. Not in what it sees, is told and asked, nor in what a bot there dreams
and does."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any

import msgspec
import pytest
from tests.dealing import twin_of
from tests.magic.arena import act
from tests.playing import playing

from arbitre.bots import Glimpse, by_name
from arbitre.games import spec, teller
from arbitre.games.magic.rules.game import RULES
from arbitre.games.magic.rules.model import HAND, LIBRARY, SCHEMES, STACK
from arbitre.games.magic.rules.refs import role, zone
from arbitre.kernel.game import Game
from arbitre.kernel.scenario.reading import read
from arbitre.kernel.view import SPECTATOR

FORMATS = (
    "commander",
    "two-headed-giant",
    "archenemy",
    "archenemy-commander",
    "supervillain-rumble",
    "teams",
)
DECISIONS = 400
EVERY = 19  # decisions, between two that are looked at


def begun(format_: str, seed: int) -> Game:
    return Game(RULES, RULES.start(4, {"format": format_, "turn_limit": 40}, seed))


def told(game: Game, seat: int) -> list[str]:
    """The log and the question as words, in both languages."""
    tellers = [teller(game, seat, lang) for lang in ("en", "fr")]
    return [line for to in tellers for line in (to.prompt(), *to.log())]


def shown(game: Game, seat: int) -> bytes:
    """All that crosses to a seat: its view, with the question and what is offered, and the story."""
    return msgspec.json.encode((game.view(seat), game.events(seat)))


def whats(game: Game, pieces: list[int]) -> list[int]:
    return [game.state.pieces[i].what for i in pieces]


def secrets(game: Game, seat: int) -> dict[str, list[int]]:
    """What a seat may not know, by kind, said without asking the rules: all that lies in libraries and scheme
    decks, opponents' hands and what lies face down, unless the seat was shown it."""
    state = game.state
    mine = state.seats[seat].team
    found: dict[str, list[int]] = {"library": [], "schemes": [], "hand": [], "face down": []}
    for it in state.pieces:
        if it.known >> seat & 1 or it.token:
            continue
        place = role(it.zone)
        if place in ("library", "schemes") or (place == "hand" and state.seats[it.owner].team != mine):
            found[place].append(it.id)
        elif it.hidden and place in ("battlefield", "exile", "stack"):
            found["face down"].append(it.id)
    return found


@pytest.mark.parametrize("format_", FORMATS)
def test_what_may_not_be_seen_makes_no_difference(format_: str) -> None:
    chance = Random(format_)
    varied: set[str] = set()
    for number, game in enumerate(playing(begun(format_, 5), 5)):
        if number > DECISIONS:
            break
        if number % EVERY:
            continue
        for seat in (*range(4), SPECTATOR):
            twin = twin_of(game, range(4) if seat == SPECTATOR else [seat], chance)
            if twin is None:
                continue
            assert shown(twin, seat) == shown(game, seat), (number, seat)
            if number % (4 * EVERY) == 0:
                assert told(twin, seat) == told(game, seat), (number, seat)
            for kind, pieces in secrets(game, seat).items() if seat >= 0 else ():
                if whats(game, pieces) != whats(twin, pieces):
                    varied.add(kind)
    assert varied >= {"library", "hand"}
    assert ("schemes" in varied) == ("schemes" in RULES.start(4, {"format": format_}, 1).board.options)


@pytest.mark.parametrize("format_", FORMATS)
def test_everything_a_seat_may_not_know_is_dealt_anew_in_its_dreams(format_: str) -> None:
    """The rules' own list of what to deal anew is held against `secrets`: what it forgets bots know."""
    for number, game in enumerate(playing(begun(format_, 8), 8)):
        if number > DECISIONS:
            break
        for seat in range(4) if number % EVERY == 0 else ():
            groups = RULES.hidden_from(game.state, seat)
            dealt = set(chain.from_iterable(groups))
            unknown = set(chain.from_iterable(secrets(game, seat).values()))
            alone = {i for i in unknown - dealt if not _others_like_it(game, seat, i)}
            assert unknown - dealt == alone, (number, seat)
            assert dealt <= unknown, (number, seat)


def _others_like_it(game: Game, seat: int, piece: int) -> bool:
    """Whether it could be another one: a lone secret of its owner's is known by what is not."""
    it = game.state.pieces[piece]
    schemes = role(it.zone) == "schemes"
    unknown = chain.from_iterable(secrets(game, seat).values())
    like = [i for i in unknown if game.state.pieces[i].owner == it.owner]
    return sum((role(game.state.pieces[i].zone) == "schemes") == schemes for i in like) > 1


@pytest.mark.parametrize("format_", ["two-headed-giant", "archenemy-commander", "supervillain-rumble"])
def test_a_bot_does_the_same_however_the_unseen_lies(format_: str) -> None:
    chance = Random(3)
    game = begun(format_, 3)
    bots = [by_name("greedy", 3, seat) for seat in range(4)]
    compared = 0
    while game.pending is not None and compared < 12:
        seat = game.pending.seat
        choice = bots[seat].choose(Glimpse(game))
        twin = twin_of(game, [seat], chance) if len(game.history) % 7 == 0 else None
        if twin is not None:
            assert bots[seat].choose(Glimpse(twin)) == choice, len(game.history)
            dreams = [Glimpse(one).imagine(choice, 9).state.pieces for one in (game, twin)]
            assert dreams[0] == dreams[1]
            compared += 1
        game.answer(choice)
    assert compared == 12


# Positions that show one secret each


def position(given: str, names: list[str], **options: Any) -> Game:
    text = f"title: A secret\ngame: magic\ngiven:\n{given}\nwhen: [Alice pass]\nthen: {{turn: 5}}"
    scenario = read(text, "secret")[0]
    state = spec("magic").scenario.position(names, options, scenario.given, 1).state
    return Game(state.rules, state)


def same_to(game: Game, twin: Game, seat: int) -> bool:
    return shown(game, seat) == shown(twin, seat) and told(game, seat) == told(twin, seat)


def swapped(game: Game, one: int, other: int) -> Game:
    """The game, had these two lain the other way round when the step under way began."""
    before = game.checkpoint.fork()
    first, second = before.own(one), before.own(other)
    first.what, second.what = second.what, first.what
    before.current_stamp = -1
    twin = Game(game.rules, game.start, before, game.answers[:])
    twin.history = game.history[:]  # as long: a bot's luck goes by that
    return twin


def test_the_order_of_a_scheme_deck_is_known_to_nobody_until_one_is_set_in_motion() -> None:
    decks = "{ scheme deck: [Choose Your Demise, My Laughter Echoes, Dark Wings Bring Your Downfall] }"
    game = position(f"  step: upkeep\n  Alice: {decks}\n  Bob: {{}}", ["Alice", "Bob"], schemes=[0])
    top, *_, last = game.state.ids(zone(0, SCHEMES))
    twin = swapped(game, top, last)
    seats = (0, 1, SPECTATOR)
    assert all(same_to(game, twin, seat) for seat in seats)
    for seat in (0, 1):
        dreams = [game.dream(seat, seed).deal for seed in range(20)]
        assert {top, last} <= {dealt.number for dream in dreams for dealt in dream}
    for one in (game, twin):
        while one.state.board.step != "main_1":
            one.answer(("pass",))
    assert not any(same_to(game, twin, seat) for seat in seats)  # set in motion, everybody sees it


def test_only_who_made_a_face_down_pile_knows_what_is_in_it() -> None:
    library = "[Old Oak, Garden Bear, Stove Imp, Pantry Rat, Lamp Lighter, Hedge Boar]"
    given = (
        "  step: start of main 1\n"
        f"  Alice: {{ scheme deck: [Choose Your Demise], library: {library} }}\n  Bob: {{}}\n  Carol: {{}}"
    )
    game = position(given, ["Alice", "Bob", "Carol"], schemes=[0])
    names = {RULES.show_piece(game.state, i, 0)["card"]: i for i in _library(game)}
    while game.pending is not None and game.pending.say[0] != "face_down_pile":
        game.answer(("pass",))
    oak, rat, bear, boar = (names[card] for card in ("old-oak", "pantry-rats", "garden-bear", "hedge-boar"))
    game.answer((oak, rat))
    game.answer(("seat", 2))
    assert game.pending is not None and game.pending.seat == 2
    otherwise = swapped(game, oak, rat)
    deeper = swapped(game, rat, boar)  # it might as well be a card that lies deeper in the library
    for seat in (1, 2, SPECTATOR):
        assert same_to(game, otherwise, seat) and same_to(game, deeper, seat)
    assert not same_to(game, otherwise, 0)
    assert not any(same_to(game, swapped(game, oak, bear), seat) for seat in (0, 1, 2, SPECTATOR))
    choices = [by_name("greedy", 4, 2).choose(Glimpse(one)) for one in (game, otherwise, deeper)]
    assert choices[0] == choices[1] == choices[2]
    dreamt = {tuple(whats_in(game.dream(2, seed), oak, rat)) for seed in range(20)}
    assert len(dreamt) > 1
    for one in (game, otherwise):
        one.answer(("pile", 0, oak, rat))  # into Alice's hand
    assert same_to(game, otherwise, 1) and same_to(game, otherwise, 2) and not same_to(game, otherwise, 0)


def whats_in(dream: Any, *pieces: int) -> list[int]:
    dealt = {each.number: each.dreamt.what for each in dream.deal}
    return [dealt.get(piece, -1) for piece in pieces]


def _library(game: Game, seat: int = 0) -> list[int]:
    return list(game.state.ids(zone(seat, LIBRARY)))


def test_the_top_card_a_player_looks_at_is_known_to_him_alone() -> None:
    given = (
        "  Alice: { battlefield: [Into the Pit], library: [Garden Bear, Old Oak, Stove Imp] }\n"
        "  Bob: { hand: [Forest] }\n  Carol: {}\n  Dave: {}"
    )
    game = position(given, ["Alice", "Bob", "Carol", "Dave"], format="teams")
    game.answer(("pass",))
    [top] = [i for i in _library(game) if game.state.pieces[i].known & 1]
    other = next(i for i in _library(game) if i != top)
    twin = swapped(game, top, other)
    assert not same_to(game, twin, 0)
    for seat in (1, 2, 3, SPECTATOR):  # the teammate may look at Alice's hand, not at her library
        assert same_to(game, twin, seat)
    assert all(whats_in(game.dream(0, seed), top) == [-1] for seed in range(20))
    for seat in (1, 2, 3):
        assert any(whats_in(game.dream(seat, seed), top) != [-1] for seed in range(20))


@pytest.mark.parametrize("format_", ["two-headed-giant", "teams"])
def test_teammates_see_each_others_hands_and_opponents_see_neither(format_: str) -> None:
    game = begun(format_, 2)
    holder = 1
    hand = list(game.state.ids(zone(holder, HAND)))
    library = _library(game, holder)
    other = next(i for i in library if game.state.pieces[i].what != game.state.pieces[hand[0]].what)
    game.checkpoint = game.state.fork()  # the hands are dealt: look from here on
    twin = swapped(game, hand[0], other)
    assert [same_to(game, twin, seat) for seat in (0, 1, 2, 3, SPECTATOR)] == [False, False, True, True, True]
    for seat in range(4):
        cards = ["card" in piece for piece in game.view(seat).zones[zone(holder, HAND)].pieces]
        assert cards == [seat < 2] * len(hand)
        dealt = {each.number for seed in range(20) for each in game.dream(seat, seed).deal}
        assert (set(hand) <= dealt) == (seat >= 2) and dealt.isdisjoint(hand) == (seat < 2)


def test_a_spell_cast_face_down_might_be_any_card_of_its_player() -> None:
    given = "  Alice: { hand: [Attic Shape, Garden Bear], battlefield: [3 Island] }\n  Bob: {}"
    game = position(given, ["Alice", "Bob"])
    assert game.pending is not None
    [cast] = [option for option in game.pending.options if "face_down" in option]
    act(game, cast)
    [spell] = game.state.ids(STACK)
    assert "card" not in str([piece for piece in game.view(1).zones[STACK].pieces if piece["id"] == spell])
    bear = next(i for i in game.state.ids(zone(0, HAND)))
    twin = swapped(game, spell, bear)
    assert same_to(game, twin, 1) and same_to(game, twin, SPECTATOR) and not same_to(game, twin, 0)
    assert any(whats_in(game.dream(1, seed), spell) != [-1] for seed in range(20))
    assert all(whats_in(game.dream(0, seed), spell) == [-1] for seed in range(20))
