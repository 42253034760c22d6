"""Which blocks can still become a legal declaration that obeys the most requirements (509.1b, 509.1c).

Where nothing is demanded and nobody minds being alone, only attackers with menace tie blockers to each other;
everything else is searched, blocker by blocker, remembering what is left to obey.
"""

from __future__ import annotations

from functools import cached_property

from ..model import Table
from .blockers import Demand, Watcher, demands, wanted

Block = tuple[int, int]
"""A blocker and the attacker it blocks."""

IMPOSSIBLE = -1


class Blocking:
    """The blocks of one defending player, while they are declared."""

    def __init__(self, found: list[Watcher], wary: list[int], demands: list[Demand], others: int = 0) -> None:
        self.found = found
        self.wary = wary  # attackers that one creature alone cannot block
        self.demands = demands
        self.others = others  # creatures that other players declared before
        self.lonely = frozenset(watcher.piece for watcher in found if watcher.lonely)

    @cached_property
    def goal(self) -> int:
        """The most requirements that can be obeyed."""
        return self._reach([], self.found, 0)

    def legal(self, blocks: list[Block]) -> bool:
        """Whether these blocks are a legal declaration."""
        return self.completable(blocks, [], 0)

    def completable(self, blocks: list[Block], rest: list[Watcher], more: int) -> bool:
        """Whether the blocks so far can become a legal declaration with more of the rest; the first of the
        rest can still block `more` attackers, or as many as it may (0)."""
        if not self.demands and not self.lonely:
            return not self.wary or self._fillable(blocks, rest, more)
        return self._reach(blocks, rest, more) >= self.goal

    def _fillable(self, blocks: list[Block], rest: list[Watcher], more: int) -> bool:
        """Whether each attacker with menace that has one blocker can get another one."""
        against = [attacker for _, attacker in blocks]
        short = [attacker for attacker in self.wary if against.count(attacker) == 1]
        slots = [(w, more if k == 0 and more else w.most) for k, w in enumerate(rest)]
        return _fill(short, blocks, slots)

    def _reach(self, blocks: list[Block], rest: list[Watcher], more: int) -> int:
        """The most requirements these blocks can obey with more of the rest, no restriction broken."""
        open_ = [d for d in self.demands if not any(_obeys(d, block) for block in blocks)]
        search = _Search(self, open_, rest, more)
        against = [attacker for _, attacker in blocks]
        counts = tuple(min(2, against.count(attacker)) for attacker in self.wary)
        who = {blocker for blocker, _ in blocks}
        alone = bool(who & self.lonely)
        last = blocks[-1][0] if blocks and rest and blocks[-1][0] == rest[0].piece else -1
        taken = frozenset(a for b, a in blocks if b == last)
        best = search.best(0, (1 << len(open_)) - 1, counts, min(2, len(who) + self.others), alone, taken)
        return best if best == IMPOSSIBLE else best + len(self.demands) - len(open_)


def blocking_of(table: Table, found: list[Watcher], attackers: list[int], others: int = 0) -> Blocking:
    """The restrictions and requirements these blockers have against these attackers."""
    wary = [attacker for attacker in attackers if wanted(table, attacker) > 1]
    return Blocking(found, wary, demands(table, found, attackers), others)


def _obeys(demand: Demand, block: Block) -> bool:
    return block[0] in demand.blockers and block[1] in demand.attackers


def _fill(short: list[int], blocks: list[Block], slots: list[tuple[Watcher, int]]) -> bool:
    if not short:
        return True
    attacker, *others = short
    for k, (watcher, number) in enumerate(slots):
        if number and attacker in watcher.can and (watcher.piece, attacker) not in blocks:
            left = [*slots[:k], (watcher, number - 1), *slots[k + 1 :]]
            if _fill(others, blocks, left):
                return True
    return False


class _Search:
    """One search over the undecided blockers, each as often as it may block."""

    def __init__(self, blocking: Blocking, open_: list[Demand], rest: list[Watcher], more: int) -> None:
        self.wary = blocking.wary
        self.slots = [
            watcher
            for k, watcher in enumerate(rest)
            for _ in range(more if k == 0 and more else watcher.most)
        ]
        self.gains = [{a: _mask(open_, (watcher.piece, a)) for a in watcher.can} for watcher in self.slots]
        self.later = [0] * (len(self.slots) + 1)  # what the blockers from here on can still obey
        for k in range(len(self.slots) - 1, -1, -1):
            self.later[k] = self.later[k + 1]
            for gain in self.gains[k].values():
                self.later[k] |= gain
        self.seen: dict[tuple[object, ...], int] = {}

    def best(
        self, k: int, left: int, counts: tuple[int, ...], number: int, alone: bool, taken: frozenset[int]
    ) -> int:
        """The most open requirements the blockers from `k` on can obey; IMPOSSIBLE if every way breaks a
        restriction. `number` blockers so far (two stand for more); `alone`: one of them cannot be alone."""
        left &= self.later[k]
        if k == len(self.slots):
            return IMPOSSIBLE if 1 in counts or (alone and number == 1) else 0
        key = (k, left, counts, number, alone, taken)
        known = self.seen.get(key)
        if known is not None:
            return known
        watcher = self.slots[k]
        again = k + 1 < len(self.slots) and self.slots[k + 1] is watcher
        found = self.best(k + 1, left, counts, number, alone, taken if again else frozenset())
        for attacker in watcher.can:
            if attacker in taken:
                continue
            gain = self.gains[k][attacker] & left
            then = self.best(
                k + 1,
                left & ~gain,
                self._with(counts, attacker),
                number if taken else min(2, number + 1),
                alone or watcher.lonely,
                taken | {attacker} if again else frozenset(),
            )
            if then != IMPOSSIBLE:
                found = max(found, then + gain.bit_count())
        self.seen[key] = found
        return found

    def _with(self, counts: tuple[int, ...], attacker: int) -> tuple[int, ...]:
        if attacker not in self.wary:
            return counts
        return tuple(min(2, n + (a == attacker)) for n, a in zip(counts, self.wary, strict=True))


def _mask(open_: list[Demand], block: Block) -> int:
    return sum(1 << k for k, demand in enumerate(open_) if _obeys(demand, block))
