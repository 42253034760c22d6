"""What must hold in every game: invariants, balanced books, offers and figures that agree with the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from arbitre.games.noxilia.rules.accounts import audit
from arbitre.games.noxilia.rules.checks.cards import CHECKS
from arbitre.games.noxilia.rules.figures import figures, life_of, skills_now
from arbitre.games.noxilia.rules.game import RULES
from arbitre.games.noxilia.rules.invariants import spotted
from arbitre.games.noxilia.rules.model import HAND
from arbitre.games.noxilia.rules.places import place
from arbitre.kernel.layers import traits

from .random_play import PAIRS, acting, begun, some

ALL_PAIRS = pytest.mark.parametrize("seed", range(len(PAIRS)), ids=[" - ".join(pair) for pair in PAIRS])


@pytest.mark.fuzz
@ALL_PAIRS
def test_random_games_end_with_every_invariant_held(seed: int) -> None:
    for again in range(4):
        random = Random(seed + again)
        game = begun(seed + again * len(PAIRS))
        number = 0
        while not game.over:
            assert game.pending is not None
            game.answer(some(game.pending, random))
            number += 1
            if number % 3 == 0:
                assert RULES.invariants(game.state) == [], (again, number)
                assert spotted(game.state, range(10)) == [], (again, number)
            if number % 12 == 0:
                assert audit(game.state) == [], (again, number)
        assert game.result is not None and game.result.reason in ("monarch", "both_monarchs", "turn_limit")


@ALL_PAIRS
def test_what_is_offered_is_what_the_checks_allow(seed: int) -> None:
    """The fast offers against the checks, verb by verb, in many positions."""
    random, game = Random(seed), begun(seed)
    while not game.over and game.state.board.turn < 8:
        pending, table = game.pending, game.state
        assert pending is not None
        if acting(game) and random.random() < 0.4:
            seat = pending.seat
            offered: set[Any] = set(pending.options)
            mine = [u for s in range(10) for u in table.ids(s) if table.pieces[u].controller == seat]
            for verb, check in CHECKS.items():
                for thing in (*mine, *table.ids(place(table, seat, HAND))):
                    option = (verb, thing, 0) if verb == "ability" else (verb, thing)
                    allowed = check(table, seat, thing) is None
                    if option in offered:
                        assert allowed, option
                    elif allowed:
                        twins = [o for o in offered if o[0] == verb and len(o) > 1]
                        what = table.pieces[thing].what
                        assert any(table.pieces[o[1]].what == what for o in twins), option
        game.answer(some(pending, random))


@ALL_PAIRS
def test_fast_figures_are_the_layered_ones(seed: int) -> None:
    """What combat reads of one unit is what the kernel computes of all."""
    random, game = Random(seed), begun(seed)
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
