"""What is good for me: the value of a position for a seat, about one point for a point of energy well spent.

What lies on the stack is taken as resolved. Then the Divinities; what stands on the field; energy, which is
worth less the more of it lies idle; pages and the faithful. Last the attack: the one under way or still to
come this turn is played through in the head, and what stays behind is weighed against the enemy's answer.
A page the seat may not see counts as an average one.
"""

from __future__ import annotations

from typing import Final

from arbitre.games.weighing import weighed
from arbitre.games.weights import weights_of
from arbitre.kernel.ask import Asked
from arbitre.kernel.pieces import Over

from .. import language as n
from ..cards.index import (
    ANGEL,
    ATQ,
    BLESSING,
    CARDS,
    COST,
    EQUIPMENT,
    FV,
    GOLEM,
    KINDS,
    MIRACLE,
    TYPE,
    WORSHIPPER,
)
from ..rules.model import (
    ADORATION,
    ANNOUNCE,
    AURORA,
    DUSK,
    HAND,
    LIMBO,
    NIGHT,
    PER_SEAT,
    PURGATORY,
    RESOLVE,
    RETIRE,
    SECRET,
    SET_UP,
    WORD,
    Table,
)
from ..rules.stack import resolve_top, settle
from .blows import FALL, Clash, Goal, after_blow, dread, fight, guards, vital
from .field import Field, field, moment
from .units import FORCE, STANDING, TOUGH, Unit

WON: Final = 1000.0
DRAWN: Final = -60.0
FEATHER: Final = 10.0  # each Feather left
EXPOSED: Final = 0.22  # damage is doubled in the Firing Line: of a point that stays there
ENERGY: Final = 0.7  # a point of energy kept …
PLENTY: Final = 6  # … up to so many
IDLE: Final = 0.15  # and each one beyond: the enemy's Divinity feeds on it
FAITH: Final = 1.0  # a Worshipper, beside its energy
GRACE: Final = 3.4  # a Blessing
PAGE: Final = 1.1  # a page in the enemy's hand
PAGES: Final = {ANGEL: 1.1, GOLEM: 0.8, MIRACLE: 1.4, EQUIPMENT: 0.8, BLESSING: 1.1}
"""A page in one's own hand."""
HEAVY: Final = 5  # a page that costs as much …
CLUMSY: Final = 0.3  # … is worth so much less in hand
SECRET_PAGE: Final = 2.6
RETURNING: Final = 0.9  # a page in Limbo
SUMMONED: Final = 1.6  # one with Invocation is worth this in the Purgatory …
STRANDED: Final = 0.2  # … and this in hand
PLANNED: Final = 0.9  # an attack not announced yet, against one that is
LURKING: Final = 0.15  # what waiting with a Tempest page is better than playing it at once
STACK_DEPTH: Final = 6
DRAWN_YET: Final = 2  # the stage of the Night at which the active player has drawn
OWED: Final = 1.1  # half of that draw, so that the end of a turn is neither gained nor lost by waiting
BEGINS: Final = 3.0  # the first turn, more than half of the energy and the page the other gets for it


WEIGHTS: Final = weights_of("arbitre.games.seven_fallen.bot")


def value(table: Table, seat: int) -> float:
    """How good the position is for a seat."""
    return weighed(parts(table, seat), WEIGHTS)


def parts(table: Table, seat: int) -> list[float]:
    """What the value is made of: the outcome; Feathers, the Vital Force of Divinities, the attack of those on
    the field and what they can take, those exposed on it, energy, the faithful, pages, and the attack of this
    turn and what it leaves open: one's own, or the enemy's."""
    table = _resolved(table)
    result = table.result
    if result is not None:
        if not result.winners:
            return [DRAWN]
        return [WON if seat in result.winners else -WON]
    there = field(table)
    sides = (there.first, there.second)
    other = 1 - seat
    mine, theirs = sides[seat].units, sides[other].units
    force, bodies, exposed = _standing(table, seat, mine, theirs)
    their_force, their_bodies, their_exposed = _standing(table, other, theirs, mine)
    feathers, vitality, energy, faith, pages = _holdings(table, seat, True)
    their_feathers, their_vitality, their_energy, their_faith, their_pages = _holdings(table, other, False)
    board = table.board
    tempo = _attack(table, there)
    if board.phase != NIGHT or board.stage < DRAWN_YET:
        tempo += OWED
    if board.phase == SET_UP:
        tempo += BEGINS
    active = board.active == seat
    return [
        0.0,
        feathers - their_feathers,
        vitality - their_vitality,
        force - their_force,
        bodies + sides[seat].gear - (their_bodies + sides[other].gear),
        their_exposed - exposed,
        energy - their_energy,
        faith - their_faith,
        pages - their_pages,
        tempo if active else 0.0,
        0.0 if active else -tempo,
    ]


def _resolved(table: Table) -> Table:
    """The table when everybody lets the stack resolve; as far as nobody is asked anything."""
    if not table.board.stack:
        return table
    after = table.fork()
    try:
        for _ in range(STACK_DEPTH):
            if not after.board.stack:
                break
            resolve_top(after)
            settle(after)
    except (Asked, Over):
        pass
    return after


# What a side has


def _holdings(table: Table, side: int, known: bool) -> tuple[float, float, float, float, float]:
    """The Feathers and the Vital Force of the Divinity, energy, the faithful and pages of a side."""
    pieces, zones = table.pieces, table.zones
    player = table.seats[side]
    home = side * PER_SEAT
    energy = ENERGY * min(player.energy, PLENTY) + IDLE * max(0, player.energy - PLENTY)
    god = pieces[player.divinity]
    force = -FALL if god.mortal else vital(max(0, FV[god.what] + god.fv - god.damage))
    faithful = 0.0
    for i in zones[home + ADORATION].ids:
        kind = TYPE[pieces[i].what]
        if kind == WORSHIPPER:
            faithful += FAITH
        elif kind == BLESSING:
            faithful += GRACE
    pages = 0.0
    if known:
        for i in zones[home + HAND].ids:
            pages += IN_HAND[pieces[i].what]
        pages += _lurking(table, side)
    else:
        pages = PAGE * len(zones[home + HAND].ids)
    pages += SECRET_PAGE * len(zones[home + SECRET].ids) + RETURNING * len(zones[home + LIMBO].ids)
    for i in zones[home + PURGATORY].ids:
        if SUMMONABLE[pieces[i].what]:
            pages += SUMMONED
    return FEATHER * god.feathers, force, energy, faithful, pages


def _page(what: int) -> float:
    """A page in one's own hand."""
    cost = COST[what]
    if cost is None and TYPE[what] == ANGEL:
        return STRANDED
    worth = PAGES.get(TYPE[what], 0.0)
    return worth - CLUMSY if cost is not None and cost >= HEAVY else worth


IN_HAND: Final = tuple(_page(what) for what in range(len(CARDS)))
SUMMONABLE: Final = tuple(n.Invocation in kinds for kinds in KINDS)
LURKS: Final = tuple(
    n.Tempest in KINDS[what] and TYPE[what] == ANGEL and COST[what] is not None for what in range(len(CARDS))
)
"""For each card: what it is worth in one's own hand; whether it can be summoned from the Purgatory; whether
it can wait in hand for a Tempest."""


def _lurking(table: Table, side: int) -> float:
    """A Tempest page that can be paid waits in hand for an Ambush, or for the end of the enemy's turn: it is
    worth as much there as in play, and a little more."""
    board = table.board
    struck = board.attack == RESOLVE and board.defender == table.seats[side].divinity
    if struck or (board.active != side and board.window == DUSK):
        return 0.0
    energy = table.seats[side].energy
    best = 0.0
    for i in table.zones[side * PER_SEAT + HAND].ids:
        what = table.pieces[i].what
        if not LURKS[what]:
            continue
        cost = COST[what]
        if cost is not None and cost <= energy:
            played = FORCE * ATQ[what] + TOUGH * FV[what] + STANDING
            best = max(best, played - ENERGY * cost - IN_HAND[what] + LURKING)
    return best


def _standing(table: Table, side: int, field: list[Unit], foes: list[Unit]) -> tuple[float, float, float]:
    """What stands on the field, its attack and the rest of it; and what is easy to hit because it was left in
    the Firing Line."""
    force, rest, exposed = 0.0, 0.0, 0.0
    home = table.board.active == side and table.board.attack
    hit = _may_strike(table, 1 - side, foes)
    for unit in field:
        force += unit.force
        rest += unit.worth - unit.force
        if hit and unit.front and not unit.steady and not (home and unit.returns):
            exposed += EXPOSED * unit.body
    return force, rest, exposed


def _may_strike(table: Table, side: int, field: list[Unit]) -> bool:
    """Whether a side has anybody who attacks, or a page that may bring one: else nobody is exposed to it."""
    for unit in field:
        if unit.able and unit.atq:
            return True
    home = side * PER_SEAT
    return bool(table.zones[home + HAND].ids or table.zones[home + LIMBO].ids)


# The attack


def _goal(table: Table, side: int) -> Goal:
    god = table.pieces[table.seats[side].divinity]
    return Goal(max(0, FV[god.what] + god.fv - god.damage), god.mortal)


def _attack(table: Table, there: Field) -> float:
    """What the active player's attack is still worth, less what the enemy's next one may do to him; found
    once for a moment of a field that is kept."""
    own, theirs = _goal(table, 0), _goal(table, 1)
    when = moment(table.board, (own.left, own.mortal, theirs.left, theirs.mortal))
    worth = there.attacks.get(when)
    if worth is None:
        sides, goals = (there.first.units, there.second.units), (own, theirs)
        active = table.board.active
        clash = Clash(sides[active], sides[1 - active], goals[active], goals[1 - active])
        worth = there.attacks[when] = _played(table, clash)
    return worth


def _played(table: Table, clash: Clash) -> float:
    """The same, played through in the head."""
    board = table.board
    if board.attack and board.attack != RETIRE:
        return _under_way(table, clash)
    if board.phase == AURORA:
        # As it was when the enemy's turn ended: what he left open.
        return dread(clash.mine, guards(clash.foes), clash.theirs)
    behind = [
        unit for unit in clash.mine if unit.guard and (not unit.front or (board.attack and unit.returns))
    ]
    calm = -dread(clash.foes, behind, clash.own)
    if board.attacked or board.attack or board.phase != WORD or board.window == DUSK:
        return calm
    planned = clash.best([], [], not guards(clash.foes))
    return calm + PLANNED * max(0.0, planned - calm)


def _under_way(table: Table, clash: Clash) -> float:
    """An attack phase that has begun: the attack declared now, then those announced."""
    board = table.board
    by_piece = {unit.piece: unit for unit in (*clash.mine, *clash.foes)}
    plain = [by_piece[i] for i in board.attackers if i in by_piece]
    hidden = [by_piece[i] for i in board.ambushers if i in by_piece]
    now = clash.outcome(plain, hidden)
    if board.attack == ANNOUNCE:
        more = clash.best(plain, hidden, board.open_sky)
        return now + PLANNED * max(0.0, more - now)
    strikers = [by_piece[i] for i in board.fighters if i in by_piece]
    if board.attack != RESOLVE or board.defender < 0 or not strikers:
        return now
    if board.defender == table.seats[1 - board.active].divinity:
        return now if guards(clash.foes) else now + clash.theirs.harm(strikers[0].atq)
    target = by_piece.get(board.defender)
    if target is None:
        return now
    force = sum(unit.atq for unit in strikers)
    worth = fight(force, strikers, target, target.body)
    left = after_blow(force, strikers, target)
    after = [target.left_with(left)] if left else []
    foes = [each for foe in clash.foes for each in (after if foe is target else [foe])]
    return worth + Clash(clash.mine, foes, clash.own, clash.theirs).outcome(plain, hidden)
