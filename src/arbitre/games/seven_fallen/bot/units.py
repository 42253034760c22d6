"""The battlefield as the bot reads it: each fighter with its Golem and its Equipment as one unit."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Modifier, Node

from .. import language as n
from ..cards.index import ANGEL, ARCHANGEL, ATQ, BOU, EQUIPMENT, FV, GOLEM, KINDS, TYPE
from ..rules.figures import kinds_now
from ..rules.model import FIRE, PER_SEAT, REAR, Table
from ..rules.traits import traits

FORCE: Final = 1.0  # a point of attack
TOUGH: Final = 0.7  # a point that can still be taken
STANDING: Final = 0.8  # being there at all: somebody to defend, or to be carried by
PASSIVE: Final = 0.5  # of its attack counts for one that only strikes back
FLEETING: Final = 0.25  # of its worth counts for one that dies at the end of the turn
LONE: Final = 0.35  # a point of a lone Golem's Shield
LEGACY: Final = 0.9  # what one with a Last Breath leaves behind, or a Phoenix that will rise
GEAR: Final = 0.7  # an Equipment, beside what it does to the figures
LEAVING: Final = frozenset({n.LastBreath, n.Phoenix})


class Unit:
    """An Angel or Archangel with what is linked to it, or a lone Golem."""

    __slots__ = (
        "able",
        "atq",
        "body",
        "force",
        "front",
        "guard",
        "mourned",
        "piece",
        "ready",
        "returns",
        "shield",
        "sly",
        "steady",
        "sudden",
        "worth",
    )

    def __init__(self, piece: int, atq: int, body: int, shield: int, front: bool) -> None:
        self.piece = piece
        self.atq = atq
        self.body = body  # what it can still take, Shield and all
        self.shield = shield
        self.front = front  # in the Firing Line
        self.worth = 0.0
        self.force = 0.0  # of that, for its attack
        self.mourned = 0.0  # what its death costs
        self.guard = False  # defends the Divinity, if it stands in the Rear Guard
        self.able = False  # one that attacks
        self.ready = False  # neither tilted nor frozen
        self.returns = False  # goes back behind the lines after an attack
        self.steady = False  # takes no double damage in the Firing Line
        self.sly = False  # strikes past a Shield
        self.sudden = False  # kills what it wounds, and dies tonight


def units(table: Table, side: int) -> list[Unit]:
    """All that a side has on the battlefield."""
    pieces, zones = table.pieces, table.zones
    home = side * PER_SEAT
    changed = Modifier.key in table.statics
    found: list[Unit] = []
    kin = 0
    for line in (REAR, FIRE):
        for i in zones[home + line].ids:
            it = pieces[i]
            what = it.what
            kind = TYPE[what]
            if n.Symbiosis in KINDS[what]:
                kin += 1
            if kind == GOLEM:
                if it.link < 0:
                    left = max(0, (traits(table, i).bou if changed else BOU[what] + it.bou) - it.damage)
                    alone = Unit(i, 0, left, 0, line == FIRE)
                    alone.worth = LONE * left
                    found.append(alone)
                continue
            if kind not in (ANGEL, ARCHANGEL):
                continue
            if changed:
                now = traits(table, i)
                force, life = now.atq, now.fv
            else:
                force, life = ATQ[what] + it.atq, FV[what] + it.fv
            shield = 0
            if it.link >= 0:
                golem = pieces[it.link]
                full = traits(table, it.link).bou if changed else BOU[golem.what] + golem.bou
                shield = max(0, full - golem.damage)
            unit = Unit(i, max(0, force), max(0, life - it.damage) + shield, shield, line == FIRE)
            _read_keywords(table, unit, kind, kinds_now(table, i))
            unit.ready = not it.tilted and not it.frozen
            found.append(unit)
    if kin > 1:
        for unit in found:
            if n.Symbiosis in KINDS[pieces[unit.piece].what] and unit.able:
                unit.atq += kin - 1
    for unit in found:
        if not unit.worth:
            _weigh(unit)
        legacy = LEGACY if KINDS[pieces[unit.piece].what] & LEAVING else 0.0
        unit.mourned = max(0.0, unit.worth - legacy)
    return found


def _read_keywords(table: Table, unit: Unit, kind: int, now: frozenset[type[Node]]) -> None:
    """What it is and is not able to do, printed and now."""
    kinds = KINDS[table.pieces[unit.piece].what]
    pacifist = n.Pacifist in now
    unit.guard = not pacifist
    unit.able = not pacifist and n.Guardian not in kinds
    unit.returns = n.Withdrawal in kinds
    unit.steady = kind == ARCHANGEL or n.Valiant in now
    unit.sly = n.Trickery in now
    unit.sudden = n.SuddenDeath in kinds


def _weigh(unit: Unit) -> None:
    share = FLEETING if unit.sudden else 1.0
    unit.force = share * FORCE * (unit.atq if unit.able else PASSIVE * unit.atq)
    unit.worth = unit.force + share * (TOUGH * unit.body + STANDING)


def gear(table: Table, side: int) -> float:
    """The Equipment a side has in play."""
    pieces, zones = table.pieces, table.zones
    home = side * PER_SEAT
    worn = 0
    for line in (REAR, FIRE):
        for i in zones[home + line].ids:
            if TYPE[pieces[i].what] == EQUIPMENT:
                worn += 1
    return GEAR * worn
