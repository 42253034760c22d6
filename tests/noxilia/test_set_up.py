"""Set-up, deck check, random play with invariants, and sight."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from arbitre.games.noxilia import GAME
from arbitre.games.noxilia.catalogue import CARDS, NUMBER
from arbitre.games.noxilia.checks_cards import CHECKS
from arbitre.games.noxilia.deck_check import problems
from arbitre.games.noxilia.decks import DECKS
from arbitre.games.noxilia.figures import figures, life_of, skills_now
from arbitre.games.noxilia.model import HAND, LIBRARY, place
from arbitre.games.noxilia.rules import hidden_from
from arbitre.kernel.ask import Decision
from arbitre.kernel.game import Game
from arbitre.kernel.layers import traits
from arbitre.kernel.record import load

rule = pytest.mark.rule
SAMPLE = {"decks": ["sample-east", "sample-west"]}


def some(decision: Decision, random: Random) -> Any:
    if decision.single:
        return random.choice(decision.options)
    if decision.kind == "yes":
        return random.random() < 0.5
    if decision.kind == "pick":
        return tuple(random.sample(decision.options, random.randint(decision.least, decision.most)))
    return random.choice(list(decision.answers()))


@rule("N-056", "N-057", "N-058", "N-059", "N-060", "N-063", "N-064", "N-065", "N-066", "N-067")
def test_set_up() -> None:
    game = Game(GAME, GAME.start(2, SAMPLE, 3))
    first = game.state.board.starter
    assert game.state.seats[1 - first].gold == 2 and game.state.seats[first].gold == 0
    random = Random(3)
    while game.state.board.turn == 0:
        assert game.pending is not None
        if game.pending.say == ("muster",) and random.random() < 0.2:
            game.answer(("done",))
        elif game.pending.say[0] == "mulligan":
            assert len(game.state.ids(place(game.state, game.pending.seat, HAND))) == 6
            game.answer(())
        else:
            game.answer(some(game.pending, random))
    table = game.state
    for seat in (0, 1):
        units = [table.pieces[u] for s in range(10) for u in table.ids(s) if table.pieces[u].owner == seat]
        assert sum(CARDS[u.what].type == "monarch" for u in units) == 1
        assert all(u.hidden and u.known == 1 << seat for u in units)
        whats = [u.what for u in units]
        assert max(whats.count(w) for w in whats) <= 2  # N-061
        spent = sum(CARDS[u.what].gold for u in units)
        assert spent <= CARDS[NUMBER[f"sample-{('east', 'west')[seat]}"]].gold
    treasures = [it for it in table.pieces if it.primo]
    assert len(treasures) == 2 and all(it.hidden and not it.known for it in treasures)
    assert sum(CARDS[it.what].false for it in treasures) == 1


@rule("N-214", "N-215", "N-216", "N-217", "N-218", "N-219", "N-043")
def test_a_deck_is_checked_in_words() -> None:
    assert all(problems(deck) == [] for deck in DECKS.values())
    deck = DECKS["sample-east"]

    def said(**changes: Any) -> str:
        return " ".join(problems(msgspec.structs.replace(deck, **changes)))

    assert "N-215" in said(cards=deck.cards[1:])
    assert "N-218" in said(cards=(("sample-militia", 5), *deck.cards[1:]))
    assert "N-217" in said(cards=(("sample-champion", 3), *deck.cards[1:]))
    assert "N-216" in said(cards=(("sample-queen", 1), *deck.cards))
    assert "N-219" in said(monarch="sample-king")
    assert "N-026" in said(zones=("sample-wall", "sample-infirmary", "sample-wall", "sample-wall"))
    assert "No card is called" in said(banner="nobody")
    foreign = next(card.slug for card in CARDS if card.type == "spell" and card.mana.nature)
    assert "costs nature mana" in said(cards=((foreign, 1), *deck.cards[1:]))


@pytest.mark.fuzz
def test_random_games_end_with_every_invariant_held() -> None:
    for seed in range(30):
        random = Random(seed)
        game = Game(GAME, GAME.start(2, {}, seed))
        number = 0
        while not game.over:
            assert game.pending is not None
            game.answer(some(game.pending, random))
            number += 1
            if number % 3 == 0:
                assert GAME.invariants(game.state) == [], (seed, number)
        assert game.result is not None and game.result.reason in ("monarch", "both_monarchs", "turn_limit")


def test_what_is_offered_is_what_the_checks_allow() -> None:
    """The fast offers against the checks, verb by verb, in many positions."""
    for seed in range(6):
        random = Random(seed)
        game = Game(GAME, GAME.start(2, {}, seed))
        while not game.over and game.state.board.turn < 8:
            pending, table = game.pending, game.state
            assert pending is not None
            if pending.say == ("act",) and random.random() < 0.4:
                seat = pending.seat
                offered = set(pending.options)
                mine = [u for s in range(10) for u in table.ids(s) if table.pieces[u].controller == seat]
                for verb, check in CHECKS.items():
                    for thing in (*mine, *table.ids(place(table, seat, HAND))):
                        option = (verb, thing, 0) if verb == "ability" else (verb, thing)
                        allowed = check(table, seat, thing) is None
                        if option in offered:
                            assert allowed, (seed, option)
                        elif allowed:
                            twins = [o for o in offered if o[0] == verb and len(o) > 1]
                            what = table.pieces[thing].what
                            assert any(table.pieces[o[1]].what == what for o in twins), (seed, option)
            game.answer(some(pending, random))


def seen(game: Game, seat: int) -> bytes:
    """All bytes a seat gets: its view (with its prompt and options) and its events."""
    return msgspec.json.encode([game.view(seat), game.events(seat)])


def test_fast_figures_are_the_layered_ones() -> None:
    """What combat reads of one unit is what the kernel computes of all."""
    for seed in range(3):
        random = Random(seed)
        game = Game(GAME, GAME.start(2, {}, seed))
        while not game.over and game.state.board.turn < 12:
            assert game.pending is not None
            game.answer(some(game.pending, random))
            table = game.state
            units = [unit for space in range(10) for unit in table.ids(space)]
            table.current_stamp = -1
            quick = [figures(table, unit) for unit in units]
            fast = [(skills_now(table, unit), life_of(table, unit)) for unit in units]
            table.current_stamp = -1
            layered = [traits(table, unit) for unit in units]
            assert quick == layered
            assert fast == [(it.skills, it.life) for it in layered]


def dealt_anew(game: Game, seat: int, random: Random) -> Game:
    """The same game for a seat, with everything it cannot see dealt anew."""
    assert not game.answers
    deal = game.checkpoint.fork()
    for group in hidden_from(deal, seat):
        whats = [deal.pieces[i].what for i in group]
        random.shuffle(whats)
        for number, what in zip(group, whats, strict=True):
            deal.own(number).what = what
    deal.current_stamp = -1
    return Game(GAME, deal)


def acting(game: Game) -> bool:
    return game.pending is not None and game.pending.say == ("act",)


@rule("N-077")
def test_what_is_face_down_changes_no_byte_of_the_other_seat() -> None:
    """Deal anew what a seat cannot see, in the middle of a game: its bytes stay the same."""
    for seed in range(5):
        random = Random(seed)
        game = Game(GAME, GAME.start(2, {}, seed))
        for _ in range(200):
            if game.over:
                break
            assert game.pending is not None
            if acting(game) and random.random() < 0.2:
                seat = random.randint(0, 1)
                assert seen(dealt_anew(game, seat, random), seat) == seen(game, seat), (seed, seat)
            game.answer(some(game.pending, random))


@rule("N-075", "N-077")
def test_a_face_down_unit_moves_the_same_whatever_it_is() -> None:
    """The opponent moves a face-down unit or passes: who cannot see it gets the same bytes, step by step."""
    compared = 0
    for seed in range(6):
        random = Random(seed)
        game = Game(GAME, GAME.start(2, {}, seed))
        for _ in range(160):
            if game.over:
                break
            assert game.pending is not None
            if acting(game) and random.random() < 0.5:
                seat = 1 - game.pending.seat
                compared += follow(game.fork(), dealt_anew(game, seat, random), seat, random)
            game.answer(some(game.pending, random))
    assert compared > 60


def follow(one: Game, two: Game, seat: int, random: Random) -> int:
    """Give both games the same public answers until something is turned up; how many were compared."""
    turn, number = one.state.board.turn, one.state.count
    compared = 0
    while one.pending is not None and one.pending.seat != seat:
        assert two.pending is not None
        both = [o for o in one.pending.options if o in two.pending.options]
        if acting(one):
            if compared:
                break
            pieces = one.state.pieces
            both = [o for o in both if o[0] == "pass" or (o[0] == "move" and pieces[o[1]].hidden)]
        if not both:
            break
        answer = random.choice(both)
        one.answer(answer)
        two.answer(answer)
        told = {event.kind for event in one.state.events_since(number) + two.state.events_since(number)}
        if told & {"revealed", "wounded", "died"} or one.state.board.turn != turn:
            break
        assert seen(one, seat) == seen(two, seat), answer
        compared += 1
    return compared


def test_saving_and_loading_changes_nothing() -> None:
    random = Random(1)
    game = Game(GAME, GAME.start(2, SAMPLE, 1))
    for number in range(400):
        if game.over:
            break
        assert game.pending is not None
        answer = some(game.pending, random)
        if number % 20 == 0:
            again = load(game.save(), lambda name: GAME)
            again.answer(answer)
            game.answer(answer)
            assert seen(again, 0) == seen(game, 0) and seen(again, 1) == seen(game, 1)
        else:
            game.answer(answer)


def test_only_the_owner_sees_his_library_while_he_musters() -> None:
    game = Game(GAME, GAME.start(2, SAMPLE, 2))
    view = game.view(0)
    libraries = [zone for zone in view.zones if zone.name == "library"]
    assert all("card" in piece for piece in libraries[0].pieces)
    assert not any("card" in piece for piece in libraries[1].pieces)
    assert len(game.state.ids(place(game.state, 0, LIBRARY))) == 60
