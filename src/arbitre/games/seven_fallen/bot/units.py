"""The battlefield as the bot reads it: each fighter with its Golem and its Equipment as one unit."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Modifier, Node

from .. import language as n
from ..cards.index import ANGEL, ARCHANGEL, ATQ, BOU, EQUIPMENT, FV, GOLEM, KEYWORDS, TYPE
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

PACIFIST: Final = 1
GUARDIAN: Final = 2
WITHDRAWAL: Final = 4
VALIANT: Final = 8
TRICKERY: Final = 16
SUDDEN: Final = 32
SYMBIOSIS: Final = 64
LEAVING: Final = 128
MARKS: Final[dict[type[Node], int]] = {
    n.Pacifist: PACIFIST,
    n.Guardian: GUARDIAN,
    n.Withdrawal: WITHDRAWAL,
    n.Valiant: VALIANT,
    n.Trickery: TRICKERY,
    n.SuddenDeath: SUDDEN,
    n.Symbiosis: SYMBIOSIS,
    n.LastBreath: LEAVING,
    n.Phoenix: LEAVING,
}
"""The keywords that count here, each a bit."""


def _marks(keywords: tuple[Node, ...]) -> int:
    mask = 0
    for keyword in keywords:
        mask |= MARKS.get(type(keyword), 0)
    return mask


PRINTED: Final = tuple(_marks(keywords) for keywords in KEYWORDS)
"""For each card, those printed on it."""


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

    def left_with(self, body: int) -> Unit:
        """The same after a blow: it can take so much more."""
        struck = Unit(self.piece, self.atq, body, self.shield, self.front)
        struck.worth, struck.force, struck.mourned = self.worth, self.force, self.mourned
        struck.guard, struck.able, struck.ready = self.guard, self.able, self.ready
        struck.returns, struck.steady = self.returns, self.steady
        struck.sly, struck.sudden = self.sly, self.sudden
        return struck


def units(table: Table, side: int) -> list[Unit]:
    """All that a side has on the battlefield."""
    pieces, zones = table.pieces, table.zones
    home = side * PER_SEAT
    changed = Modifier.key in table.statics
    turn = table.board.turn
    found: list[Unit] = []
    kin = 0
    for line in (REAR, FIRE):
        for i in zones[home + line].ids:
            it = pieces[i]
            what = it.what
            kind = TYPE[what]
            own = PRINTED[what]
            if own & SYMBIOSIS:
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
            mask = own
            if changed:
                now = traits(table, i)
                force, life = now.atq, now.fv
                if now.keywords is not KEYWORDS[what]:
                    mask = _marks(now.keywords)
            else:
                force, life = ATQ[what] + it.atq, FV[what] + it.fv
            if it.calm and it.calm == turn:
                mask |= PACIFIST  # F-150
            shield = 0
            if it.link >= 0:
                golem = pieces[it.link]
                full = traits(table, it.link).bou if changed else BOU[golem.what] + golem.bou
                shield = max(0, full - golem.damage)
            unit = Unit(i, max(0, force), max(0, life - it.damage) + shield, shield, line == FIRE)
            peaceful = bool(mask & PACIFIST)
            unit.guard = not peaceful
            unit.able = not peaceful and not own & GUARDIAN
            unit.returns = bool(own & WITHDRAWAL)
            unit.steady = kind == ARCHANGEL or bool(mask & VALIANT)
            unit.sly = bool(mask & TRICKERY)
            unit.sudden = bool(own & SUDDEN)
            unit.ready = not it.tilted and not it.frozen
            found.append(unit)
    if kin > 1:
        for unit in found:
            if unit.able and PRINTED[pieces[unit.piece].what] & SYMBIOSIS:
                unit.atq += kin - 1
    for unit in found:
        if not unit.worth:
            _weigh(unit)
        legacy = LEGACY if PRINTED[pieces[unit.piece].what] & LEAVING else 0.0
        unit.mourned = max(0.0, unit.worth - legacy)
    return found


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
