"""The combat damage steps (510): who strikes when, how the damage is divided, and all of it dealt at once."""

from __future__ import annotations

from arbitre.kernel import ask
from arbitre.kernel.pieces import NOBODY

from .. import changes as did
from ..continuous.layers import derive
from ..damage import Blow, deal
from ..model import BATTLEFIELD, Attack, Table
from ..refs import is_seat, seat_of
from ..teams import in_turn_order

Striker = tuple[int, int]
"""A piece and the object it is."""


def strikes_first(table: Table) -> bool:
    """Whether an attacking or blocking creature has first or double strike: then there are two combat damage
    steps (510.4)."""
    return any(_first(table, piece) for piece, _ in _fighters(table))


def combat_damage(table: Table, first: bool = False) -> None:
    """Assign and deal combat damage (510.1, 510.2). In the second of two steps those strike that had neither
    first nor double strike as the first one began, and those that have double strike now (702.7b, 702.4b)."""
    if first:
        fighters = _fighters(table)
        striking = {striker for striker in fighters if _first(table, striker[0])}
        did.set_seen(table, tuple(striker for striker in fighters if striker in striking))
    else:
        seen = table.board.seen
        striking = {
            striker
            for striker in _fighters(table)
            if striker not in seen or "double strike" in table.current[striker[0]].keywords
        }
    blows = _Assignment(table, striking).blows()
    if blows:
        deal(table, blows, combat=True)


def _fighters(table: Table) -> list[Striker]:
    """Who attacks or blocks, as the objects they were declared."""
    derive(table)
    board = table.board
    every = [(a.piece, a.life) for a in board.attacks] + [(b[0], b[1]) for b in board.blocks]
    return [
        (piece, life)
        for piece, life in every
        if table.pieces[piece].zone == BATTLEFIELD and table.pieces[piece].life == life
    ]


def _first(table: Table, piece: int) -> bool:
    has = table.current[piece].keywords
    return "first strike" in has or "double strike" in has


class _Assignment:
    """The damage assigned in one step. First the attackers', then the blockers' in turn order (510.1)."""

    def __init__(self, table: Table, striking: set[Striker]) -> None:
        self.table = table
        self.striking = striking
        self.assigned: dict[int, int] = {}
        self.poisoned: set[int] = set()  # assigned damage by a source with deathtouch
        self.found: list[Blow] = []

    def blows(self) -> list[Blow]:
        """All damage of the step."""
        table, board = self.table, self.table.board
        ready = [a for a in board.attacks if (a.piece, a.life) in self.striking]
        # Who has no choice first: what they assign counts as dealt for the others (510.1c).
        for attack in sorted(ready, key=lambda a: len(self._struck_by(a)) > 1):
            mine = table.current[attack.piece].controller
            self._divide(mine, attack.piece, attack.life, self._struck_by(attack))
        self.assigned, self.poisoned = {}, set()
        for seat in in_turn_order(table, board.active):
            for blocker, life, attackers in board.blocks:
                if (blocker, life) in self.striking and table.current[blocker].controller == seat:
                    self._divide(seat, blocker, life, list(attackers))
        return self.found

    def _struck_by(self, attack: Attack) -> list[int]:
        """Whom an attacker assigns damage to, in order: what it attacks if unblocked (510.1b), its blockers
        if blocked (510.1c), with trample then what it attacks (702.19b, 702.19e)."""
        whom = [attack.whom] if self._there(attack.whom) else []
        if not attack.blocked:
            return whom
        trample = "trample" in self.table.current[attack.piece].keywords
        return [*attack.blockers, *(whom if trample else [])]

    def _there(self, ref: int) -> bool:
        """Whether what is attacked can still be dealt damage (506.4c, 800.4e)."""
        table = self.table
        if ref == NOBODY:
            return False
        if is_seat(ref):
            return not table.seats[seat_of(ref)].out
        if table.pieces[ref].zone != BATTLEFIELD:
            return False
        types = table.current[ref].types
        return "planeswalker" in types or "battle" in types

    def _divide(self, seat: int, striker: int, life: int, order: list[int]) -> None:
        """Each in order gets at least lethal damage before the next gets any (510.1c, 510.1d)."""
        traits = self.table.current[striker]
        left = traits.power
        deathtouch = "deathtouch" in traits.keywords
        for k, ref in enumerate(order):
            if left <= 0:
                break
            amount = left
            if k + 1 < len(order):
                least = self._lethal(ref, deathtouch)
                if least < left:
                    amount = ask.number(
                        self.table, seat, least, left, ("assign", striker, ref), striker, "510.1c"
                    )
            left -= amount
            if amount:
                self.found.append(Blow(striker, life, ref, amount))
                self.assigned[ref] = self.assigned.get(ref, 0) + amount
                if deathtouch:
                    self.poisoned.add(ref)

    def _lethal(self, piece: int, deathtouch: bool) -> int:
        """The damage that is lethal for a creature now, with what is marked on it and what others assign to
        it in this step; any at all from a source with deathtouch (702.2c)."""
        if piece in self.poisoned:
            return 0
        have = self.table.pieces[piece].damage + self.assigned.get(piece, 0)
        need = max(0, self.table.current[piece].toughness - have)
        return min(need, 1) if deathtouch else need
