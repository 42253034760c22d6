"""What is kept between decisions is what would be worked out anew."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.magic.arrange import arrange

import arbitre
from arbitre.bots.luck import Luck
from arbitre.bots.sample import one
from arbitre.games.magic.rules.casting.cast import main_time
from arbitre.games.magic.rules.casting.way import Way
from arbitre.games.magic.rules.casting.ways import permissions, printed_ways, within_leave
from arbitre.games.magic.rules.continuous.layers import derive
from arbitre.games.magic.rules.continuous.standing import (
    Actor,
    Standing,
    actors,
    busy_actors,
    hosts,
    makers,
    strangers,
    watched,
)
from arbitre.games.magic.rules.game import RULES
from arbitre.games.magic.rules.invariants import stale
from arbitre.games.magic.rules.mana.bill import Use
from arbitre.games.magic.rules.mana.purse import purse
from arbitre.games.magic.rules.model import Table
from arbitre.games.magic.rules.offers import PASS, all_offers, moment, offers
from arbitre.games.magic.rules.refs import role
from arbitre.games.magic.rules.resting import at_rest, usable
from arbitre.games.magic.rules.state_based import check
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import NOBODY


def _new(seed: int, seats: int) -> Game:
    return Game(RULES, RULES.start(seats, {"turn_limit": 12}, seed))


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_kept_offers_are_the_offers_worked_out_anew(seed: int, seats: int) -> None:
    game = _new(seed, seats)
    kept = asked = 0
    while game.pending is not None:
        pending = game.pending
        if pending.say[0] == "priority":
            asked += 1
            table = game.state
            before = table.standing
            known = isinstance(before, Standing) and moment(table, pending.seat) in before.offers
            kept += known or at_rest(table, pending.seat)
            table.standing = None  # forget all that is kept
            assert all_offers(table, pending.seat) == pending.options
            table.standing = before
        game.answer(one(pending, Luck(seed, len(game.history))))
    assert asked > 100
    assert kept > asked // 4


def test_what_one_fork_does_is_not_offered_in_the_other() -> None:
    game = _new(5, 2)
    tried = 0
    while game.pending is not None and tried < 40:
        pending = game.pending
        taps = [o for o in pending.options if isinstance(o, tuple) and o[0] == "activate"]
        if taps and pending.say[0] == "priority":
            tried += 1
            twin = game.fork()
            mana = len(purse(game.state, pending.seat, Use()).sources)
            twin.answer(taps[0])
            while twin.pending is not None and twin.pending.say[0] != "priority":
                twin.answer(one(twin.pending, Luck(5, tried)))
            assert offers(game.state, pending.seat) == pending.options
            assert len(purse(game.state, pending.seat, Use()).sources) == mana
        game.answer(one(pending, Luck(5, len(game.history))))
    assert tried == 40


def test_a_game_loaded_in_the_middle_of_paying_owes_the_same() -> None:
    s = arrange({"lands": "UUUWWW", "play": ["inquisitive-glimmer", "bottomless-pool-locker-room door0"]})
    s.game.answer(("unlock", s["bottomless-pool-locker-room"], 1))
    assert s.game.pending is not None
    assert s.game.pending.say[:2] == ("pay", "{3}{U}")  # {4}{U} and a Glimmer that makes it cost {1} less
    assert arbitre.load(s.game.save()).pending == s.game.pending


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 2), (3, 4)])
def test_who_is_at_rest_could_only_pass(seed: int, seats: int) -> None:
    """Asked of everybody at every question, as in a brisk game and in a plain one, whatever was kept."""
    game = _new(seed, seats)
    resting: Counter[tuple[bool, bool]] = Counter()
    while game.pending is not None:
        table = game.state.fork()
        derive(table)
        for forced in ([], None):
            table.forced = forced
            for seat in range(seats):
                if at_rest(table, seat):
                    resting[main_time(table, seat), forced is None] += 1
                    assert all_offers(table, seat) == [PASS]
                before, table.standing = table.standing, None
                told = at_rest(table, seat)
                table.standing = before
                assert told == at_rest(table, seat), "what is kept is not what would be found now"
        game.answer(one(game.pending, Luck(seed, len(game.history))))
    assert all(resting[main, plain] > 10 for main in (False, True) for plain in (False, True)), resting


def _wrong(table: Table) -> list[str]:
    """What is kept in `table.standing` and is not what would be found now."""
    kept = table.standing
    assert kept is None or isinstance(kept, Standing)
    if kept is None or table.current_stamp < 0:
        return []
    table.standing = None
    found: list[tuple[str, object, object]] = []
    for seat, mine in kept.actors.items():
        found.append(("actors", [(a.piece, a.names, a.lone) for a in mine], _named(actors(table, seat))))
    for seat, mine in kept.busy.items():
        found.append(("busy", [(a.piece, a.names, a.lone) for a in mine], _named(busy_actors(table, seat))))
    for seat, makes in kept.makers.items():
        found.append(("makers", [m.piece for m in makes], [m.piece for m in makers(table, seat)]))
    for (seat, main, brisk), known in kept.usable.items():
        now = usable(table, seat, main, brisk)
        found.append(("land and life", (known.free, known.land, known.life), (now.free, now.land, now.life)))
        found.append(("prices", (known.taps, known.bills, known.least), (now.taps, now.bills, now.least)))
    if kept.watched is not None:
        found.append(("watched", kept.watched, watched(table)))
    if kept.hosts is not None:
        found.append(("hosts", kept.hosts - {NOBODY}, hosts(table) - {NOBODY}))
    if kept.noticed:
        found.append(("strangers", [], strangers(table)))
    if kept.sound:
        table.standing = None
        before = table.count
        check(table)
        found.append(("events of state-based actions", table.count, before))
    table.standing = kept
    return [f"{name}: {was}, not {is_}" for name, was, is_ in found if was != is_] + stale(table)


def _named(found: list[Actor]) -> list[tuple[int, tuple[str, ...], bool]]:
    return [(actor.piece, actor.names, actor.lone) for actor in found]


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 2), (5, 4)])
def test_what_is_kept_is_what_would_be_found_now_in_games_and_in_dreams(seed: int, seats: int) -> None:
    game = Game(RULES, RULES.start(seats, {"turn_limit": 14}, seed), brisk=seed % 2 == 0)
    dreams = kept = 0
    while game.pending is not None:
        pending, luck = game.pending, Luck(seed, len(game.history))
        assert not _wrong(game.state.fork())
        if pending.say[0] == "priority" and len(pending.options) > 1:
            dream = game.dreaming(game.dream(pending.seat, len(game.history)))
            kept += dream.state.current_stamp >= 0
            after = dream.trying(one(pending, luck))
            assert not _wrong(after.state.fork())
            if after.pending is not None and after.pending.say[0] == "priority":
                dreams += 1
                assert all_offers(after.state.fork(), after.pending.seat) == after.pending.options
        game.answer(one(pending, luck))
    assert dreams > 15
    assert kept > 15


LEAVES = {
    "lands": "RRRGGGBBBU",
    "play": ["walk-in-closet-forgotten-cellar door0", "into-the-pit", "valgavoth-terror-eater"],
    "hand": ["clockwork-percussionist", "impossible-inferno", "waltz-of-rage"],
    "graveyard": [
        "undead-sprinter",
        "forest",
        "jump-scare",
        "painters-studio-defaced-gallery",
        "garden-bear",
    ],
    "library": ["forest", "undead-sprinter", "painters-studio-defaced-gallery", "impossible-inferno"],
}
"""Cards that let one play others: from a graveyard, from the top of a library, from exile."""


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_permission_speaks_of_a_card_beyond_those_it_could_mean(seed: int) -> None:
    """Asked of every card away from hands and the battlefield, by each half and face, and as a land."""
    game = arrange(LEAVES, {**LEAVES, "play": ["painters-studio-defaced-gallery open"]}).game
    allowed = Counter[str]()
    while game.pending is not None and len(game.history) < 250:
        table = game.state
        if game.pending.say[0] == "priority" and not table.board.restless:
            for seat in (0, 1):
                could = within_leave(table, seat)
                for place in ("graveyard", "library", "exile"):
                    for i in [it.id for it in table.pieces if role(it.zone) == place]:
                        manners = [None, Way(), *printed_ways(table.pieces[i].what)]
                        if any(permissions(table, seat, i, way) for way in manners):
                            allowed[place] += 1
                            assert i in could
        game.answer(one(game.pending, Luck(seed, len(game.history))))
    assert allowed["graveyard"] > 50
    assert allowed["library"] > 50
    assert allowed["exile"] > 20
