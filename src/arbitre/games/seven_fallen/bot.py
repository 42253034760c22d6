"""What is good for me: the value of a position for a seat, about one point for a point of energy well spent.

The Divinities first: Vital Force, then Feathers. Then what stands on the field, by attack and what it can
still take; energy left, which never comes back; pages in hand and in Secret. A page the seat may not see
counts as an average one.
"""

from __future__ import annotations

from typing import Final

from .catalogue import ATQ, BOU, FV, TYPE, WORSHIPPER
from .model import ADORATION, FIRE, HAND, LIMBO, PER_SEAT, REAR, SECRET, Table

WON: Final = 1000.0
DRAWN: Final = -50.0
VITAL: Final = 1.1  # a point of a Divinity's Vital Force
MORTAL: Final = 14.0  # a Divinity that has become mortal
FEATHER: Final = 10.0  # each Feather left to one that has
FORCE: Final = 1.0  # a point of attack on the field
TOUGH: Final = 0.6  # a point it can still take
READY: Final = 0.35  # an attacker that is not tilted, for each point of attack
FRONT: Final = -0.25  # damage is doubled in the Firing Line: a point that stands there
ENERGY: Final = 0.55  # a point of energy kept
PAGE: Final = 1.3  # a page in hand
SECRET_PAGE: Final = 1.6
RETURNING: Final = 0.8  # a page in Limbo
FAITH: Final = 0.8  # a Worshipper or Blessing, beside its energy
PRESS: Final = 1.2  # a point of attack that is on its way: the blow itself lies beyond one ply
OPEN: Final = 0.35  # of the enemy's ready attack counts against an undefended Divinity


def value(table: Table, seat: int) -> float:
    """How good the position is for a seat."""
    result = table.result
    if result is not None:
        if not result.winners:
            return DRAWN
        return WON if seat in result.winners else -WON
    total = 0.0
    ready = [0.0, 0.0]
    guards = [0, 0]
    for side in (0, 1):
        mine = _side(table, side, ready, guards)
        total += mine if side == seat else -mine
    board = table.board
    if board.attack:
        striking = {*board.attackers, *board.ambushers, *board.fighters}
        blows = PRESS * sum(
            ATQ[table.pieces[piece].what] + table.pieces[piece].atq for piece in sorted(striking)
        )
        total += blows if board.active == seat else -blows
    for side in (0, 1):
        if not guards[side]:
            threat = OPEN * ready[1 - side]
            total += -threat if side == seat else threat
    return total


def _side(table: Table, side: int, ready: list[float], guards: list[int]) -> float:
    """What one side has; notes its attackers that can strike and its defenders."""
    pieces, zones = table.pieces, table.zones
    player = table.seats[side]
    home = side * PER_SEAT
    total = ENERGY * player.energy
    god = pieces[player.divinity]
    left = max(0, FV[god.what] + god.fv - god.damage)
    total += VITAL * left
    if god.mortal:
        total += FEATHER * god.feathers - MORTAL
    else:
        total += FEATHER * god.feathers
    for area in (REAR, FIRE):
        for piece in zones[home + area].ids:
            it = pieces[piece]
            attack = ATQ[it.what] + it.atq
            body = max(0, FV[it.what] + it.fv + BOU[it.what] + it.bou - it.damage)
            total += FORCE * attack + TOUGH * body
            guards[side] += 1
            if not it.tilted and not it.frozen:
                total += READY * attack
                ready[side] += attack
            if area == FIRE:
                total += FRONT * body
    for piece in zones[home + ADORATION].ids:
        if TYPE[pieces[piece].what] >= WORSHIPPER:
            total += FAITH
    total += PAGE * len(zones[home + HAND].ids) + SECRET_PAGE * len(zones[home + SECRET].ids)
    return total + RETURNING * len(zones[home + LIMBO].ids)
