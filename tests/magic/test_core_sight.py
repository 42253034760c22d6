"""Hidden information: what a seat may not see shows in none of its bytes."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from tests.dealing import deal_anew
from tests.magic.arena import Arena, act, offered, pass_all, table_of
from tests.playing import playing

from arbitre.games.magic.rules.changes import REVEALED
from arbitre.games.magic.rules.game import RULES
from arbitre.games.magic.rules.model import Table
from arbitre.kernel.chance import new_chance
from arbitre.kernel.game import Game
from arbitre.kernel.view import seen_events, view


def new(seed: int) -> Game:
    return Game(RULES, RULES.start(2, {"turn_limit": 30}, seed))


def shown(table: Table, seat: int) -> bytes:
    return msgspec.json.encode((view(table, seat, None), seen_events(table, seat)))


@pytest.mark.parametrize("seed", range(4))
def test_a_seats_bytes_do_not_depend_on_what_it_may_not_see(seed: int) -> None:
    random = Random(seed)
    for number, game in enumerate(playing(new(seed), seed)):
        if number % 17:
            continue
        for seat in (0, 1):
            varied = game.state.fork()
            deal_anew(varied, seat, random)
            new_chance(varied, random.randbytes(32))
            same = game.state.fork()
            varied.current_stamp = same.current_stamp = -1
            assert shown(varied, seat) == shown(same, seat), (seed, number, seat)


@pytest.mark.parametrize("seed", range(4))
def test_who_is_asked_does_not_depend_on_what_the_opponent_holds(seed: int) -> None:
    """Deal the holder's unseen cards anew and let both players pass: the same questions to the same seats."""
    compared = 0
    for number, game in enumerate(playing(new(seed), seed)):
        if number % 13 or game.answers or game.pending is None or game.pending.say[0] != "priority":
            continue
        holder, looker = game.pending.seat, 1 - game.pending.seat
        other = game.fork()
        other.checkpoint = other.state = varied = game.checkpoint.fork()
        deal_anew(varied, looker, Random(number), holder)
        varied.current_stamp = -1
        other._advance()
        real = game.fork()
        began = real.state.count
        for _ in range(6):
            if real.pending is None or other.pending is None or real.pending.say[0] != "priority":
                break
            assert (real.pending.seat, real.pending.say) == (other.pending.seat, other.pending.say)
            real.answer(("pass",))
            other.answer(("pass",))
            compared += 1
            if real.state.board.step in ("draw", "attackers", "cleanup"):
                break  # what is drawn, or could be discarded, differs by right
            if any(event.kind == REVEALED for event in real.state.events_since(began)):
                break  # what everybody was shown may differ
    assert compared > 20


def test_a_face_down_permanent_shows_its_controller_what_it_is_and_others_only_that_it_is_there() -> None:
    arena = Arena()
    arena.put(0, "forest", "forest")
    arena.library(0, "old-oak", "hedge-boar")
    piece = arena.hand(0, "manifest-dread")[0]
    game = arena.game()
    act(game, ("cast", piece, ""))
    pass_all(game)
    chosen = offered(game)[0]
    game.answer(chosen)
    table = table_of(game)
    assert table.pieces[chosen].facing == "manifest"
    mine = next(p for p in game.view(0).zones[0].pieces if p["id"] == chosen)
    theirs = next(p for p in game.view(1).zones[0].pieces if p["id"] == chosen)
    assert mine["card"] in ("old-oak", "hedge-boar")
    assert "card" not in theirs and theirs["size"] == [2, 2] and theirs["face_down"] == "manifest"
    moved = [e for e in game.events(1) if e.piece == chosen and e.kind == "moved"]
    assert moved and all(e.what == -1 for e in moved)
    refusal = game.why_not(1, ("face_up", chosen, ""))
    assert refusal is not None and "creature" not in str(refusal.say)
