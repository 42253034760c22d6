"""Set-up with ready-made decks, saving and loading, the end of an undecided game."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from arbitre.games.noxilia.cards.index import CARDS, NUMBER
from arbitre.games.noxilia.decks import DECKS
from arbitre.games.noxilia.rules.game import RULES
from arbitre.games.noxilia.rules.model import DAWN, HAND, LIBRARY
from arbitre.games.noxilia.rules.places import place
from arbitre.kernel.game import Game
from arbitre.kernel.loading import load

from .arena import Arena
from .random_play import PAIRS, begun, some

rule = pytest.mark.rule


@rule("N-056", "N-057", "N-058", "N-059", "N-060", "N-063", "N-064", "N-065", "N-066", "N-067")
@pytest.mark.parametrize("seed", range(len(PAIRS)))
def test_set_up(seed: int) -> None:
    game, random = begun(seed), Random(seed)
    first = game.state.board.starter
    assert game.state.seats[1 - first].gold == 2 and game.state.seats[first].gold == 0
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
        assert spent <= CARDS[NUMBER[DECKS[PAIRS[seed][seat]].banner]].gold
    treasures = [it for it in table.pieces if it.primo]
    assert len(treasures) == 2 and all(it.hidden and not it.known for it in treasures)
    assert sum(CARDS[it.what].false for it in treasures) == 1


def seen(game: Game, seat: int) -> bytes:
    """All bytes a seat gets: its view (with its prompt and options) and its events."""
    return msgspec.json.encode([game.view(seat), game.events(seat)])


@pytest.mark.parametrize("seed", range(len(PAIRS)))
def test_saving_and_loading_changes_nothing(seed: int) -> None:
    random, game = Random(seed), begun(seed)
    for number in range(200):
        if game.over:
            break
        assert game.pending is not None
        answer = some(game.pending, random)
        if number % 20 == 0:
            again = load(game.save(), lambda name: RULES)
            again.answer(answer)
            game.answer(answer)
            assert seen(again, 0) == seen(game, 0) and seen(again, 1) == seen(game, 1)
        else:
            game.answer(answer)


def test_only_the_owner_sees_his_library_while_he_musters() -> None:
    game = begun(1)
    for seat in (0, 1):
        libraries = [zone for zone in game.view(seat).zones if zone.name == "library"]
        assert all("card" in piece for piece in libraries[seat].pieces)
        assert not any("card" in piece for piece in libraries[1 - seat].pieces)
        assert len(game.state.ids(place(game.state, seat, LIBRARY))) == 60


def test_turn_limit_is_a_draw() -> None:
    arena = Arena()
    arena.table.board.turn_limit = 1
    arena.does(("pass",), ("pass",))
    assert arena.game.result is not None and arena.game.result.reason == "turn_limit"
    assert arena.game.result.winners == ()
    assert arena.now.board.phase != DAWN
