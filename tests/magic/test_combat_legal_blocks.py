"""The search for legal blocks (509.1b, 509.1c) against the rule itself, written out over all declarations."""

from __future__ import annotations

import random
from itertools import combinations, product

import pytest

from arbitre.games.magic.rules.combat.blockers import Demand, Watcher
from arbitre.games.magic.rules.combat.legal_blocks import Block, Blocking

ATTACKERS = (10, 11, 12)


def some_blocking(chance: random.Random) -> Blocking:
    found = []
    for piece in range(chance.randint(1, 4)):
        can = [a for a in ATTACKERS if chance.random() < 0.7]
        if can:
            most = min(len(can), chance.choice((1, 1, 1, 2)))
            found.append(Watcher(piece, can, most, chance.random() < 0.3))
    wary = [a for a in ATTACKERS if chance.random() < 0.4]
    demands = []
    for _ in range(chance.randint(0, 4)):
        some = frozenset(w.piece for w in found if chance.random() < 0.5)
        against = frozenset(a for a in ATTACKERS if chance.random() < 0.5)
        demands.append(Demand(some, against))
    return Blocking(found, wary, demands, chance.choice((0, 0, 0, 1)))


def all_declarations(blocking: Blocking) -> list[frozenset[Block]]:
    """Each creature blocks any of the attackers it can, at most as many as it may."""
    ways = [
        [frozenset((w.piece, a) for a in some) for k in range(w.most + 1) for some in combinations(w.can, k)]
        for w in blocking.found
    ]
    return [frozenset().union(*way) for way in product(*ways)]


def keeps_restrictions(blocking: Blocking, blocks: frozenset[Block]) -> bool:
    for attacker in blocking.wary:
        if sum(a == attacker for _, a in blocks) == 1:
            return False
    who = {b for b, _ in blocks}
    return not (len(who) + blocking.others == 1 and who & blocking.lonely)


def obeyed(blocking: Blocking, blocks: frozenset[Block]) -> int:
    return sum(any(b in d.blockers and a in d.attackers for b, a in blocks) for d in blocking.demands)


def legal_declarations(blocking: Blocking) -> set[frozenset[Block]]:
    kept = [blocks for blocks in all_declarations(blocking) if keeps_restrictions(blocking, blocks)]
    most = max(obeyed(blocking, blocks) for blocks in kept)
    return {blocks for blocks in kept if obeyed(blocking, blocks) == most}


def offered_declarations(blocking: Blocking) -> set[frozenset[Block]]:
    """All declarations that can be reached by answering, creature by creature."""
    reached = set()

    def go(blocks: list[Block], undecided: list[Watcher]) -> None:
        if not undecided:
            reached.add(frozenset(blocks))
            return
        watcher, *rest = undecided
        left = watcher.most - sum(b == watcher.piece for b, _ in blocks) - 1
        answers = 0
        for attacker in watcher.can:
            more = [*blocks, (watcher.piece, attacker)]
            then = undecided if left else rest
            if (watcher.piece, attacker) not in blocks and blocking.completable(more, then, left):
                answers += 1
                go(more, then)
        if blocking.completable(blocks, rest, 0):
            answers += 1
            go(blocks, rest)
        assert answers, "a question without an answer"

    go([], blocking.found)
    return reached


@pytest.mark.parametrize("seed", range(6))
def test_what_is_offered_is_exactly_what_is_legal(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(120):
        blocking = some_blocking(chance)
        if not blocking.found:
            continue
        legal = legal_declarations(blocking)
        assert offered_declarations(blocking) == legal
        for blocks in all_declarations(blocking):
            in_order = sorted(blocks)
            assert blocking.legal(in_order) == (blocks in legal)


def test_many_blockers_with_many_demands_are_searched_quickly() -> None:
    everybody = [Watcher(piece, list(range(100, 110))) for piece in range(14)]
    demands = [Demand(frozenset((w.piece,)), frozenset(range(100, 110))) for w in everybody]
    demands += [Demand(frozenset(range(14)), frozenset((attacker,))) for attacker in range(100, 104)]
    blocking = Blocking(everybody, [100, 101, 102], demands)
    assert blocking.goal == 18
