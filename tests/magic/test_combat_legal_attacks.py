"""What is offered while attackers are declared, against 508.1c and 508.1d written out over all attacks."""

from __future__ import annotations

import random
from itertools import product

import pytest

from arbitre.games.magic.rules.combat.attackers import Raider, without_lonely
from arbitre.games.magic.rules.combat.declare_attackers import Charge, completable
from arbitre.games.magic.rules.game import RULES
from arbitre.games.magic.rules.model import Table


def legal_attacks(able: list[tuple[bool, bool]]) -> set[frozenset[int]]:
    """Of creatures that (must attack, cannot attack alone), the sets that obey the most without breaking
    a restriction."""
    every = [frozenset(i for i, yes in enumerate(way) if yes) for way in product((0, 1), repeat=len(able))]
    kept = [some for some in every if not (len(some) == 1 and able[min(some)][1])]
    most = max(sum(able[i][0] for i in some) for some in kept)
    return {some for some in kept if sum(able[i][0] for i in some) == most}


def offered_attacks(table: Table, found: list[Raider]) -> set[frozenset[int]]:
    reached = set()

    def go(chosen: list[Charge], undecided: list[Raider]) -> None:
        if not undecided:
            reached.add(frozenset(raider.piece for raider, _ in chosen))
            return
        raider, *rest = undecided
        answers = 0
        if completable(table, [*chosen, (raider, -3)], rest):
            answers += 1
            go([*chosen, (raider, -3)], rest)
        if raider.stays and completable(table, chosen, rest):
            answers += 1
            go(chosen, rest)
        assert answers, "a question without an answer"

    go([], found)
    return reached


@pytest.mark.parametrize("number", range(1, 5))
def test_what_is_offered_is_exactly_what_is_legal(number: int) -> None:
    table: Table = RULES.start(2, {}, 1)
    chance = random.Random(number)
    for _ in range(60):
        able = [(chance.random() < 0.4, chance.random() < 0.5) for _ in range(number)]
        found = [Raider(i, [-3], not must, lonely) for i, (must, lonely) in enumerate(able)]
        assert offered_attacks(table, without_lonely(found)) == legal_attacks(able)
