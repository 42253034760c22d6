"""What is good for me: the value of a position for a seat, about one point for a gold well spent.

Units by their cost, the life left and what they carry; the reinforcement queue; zones by their income, also
those that will turn at the end of the turn; cards and gold. Then the fight: each zone is weighed by the blows
that can reach it, and a Monarch by its life against the blows on their way to it. A unit the seat may not
know counts as an average one, and a Monarch it has not seen is looked for in the enemy's back row.
What each space holds is added up in `field`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from arbitre.games.weighing import weighed
from arbitre.games.weights import weights_of

from ..rules.ground import LAYOUTS, Layout
from ..rules.model import Realm, Table
from .field import Field, Side, field
from .worths import UNSEEN_WORTH

WON: Final = 1000.0
DRAWN: Final = -300.0
AWAITED: Final = (
    3.0  # a spell in wait counts half where so many blows can reach it, more the likelier its moment
)
QUIET: Final = 0.4  # … at least so much of it
SOON: Final = 0.7  # of a zone that will turn if nobody comes before the end of the turn
RISK: Final = 0.30  # of what the blows that reach a zone can destroy there
HOPE: Final = 0.20  # the same of the opponent's: he moves first
CROWN: Final = 1.5  # a life of a Monarch that has plenty
LAST: Final = 26.0  # what the last lives of a Monarch are worth more
WHOLE: Final = 15.0  # a Monarch not seen yet
GUARD: Final = 0.42  # of the blows on their way to one's own Monarch are taken for certain
PRESS: Final = 0.40  # of those on their way to the other
PATIENT: Final = 12  # turns; then one grows bolder …
BOLD: Final = 16  # … by one every so many turns, for two armies that wait for each other wait for ever:
DARING: Final = 0.8  # less of what is at risk counts by then, and one's Monarch leaves home; …
RECKLESS: Final = 2.0  # … as bold as this one fears nothing any more
ARDENT: Final = 2.0  # more of the blows on their way to the other Monarch, to which one's own goes as well
LAZY: Final = 0.3  # of a Monarch's own blow counts against the other Monarch: let others go
STRAY: Final = 0.4  # for each step a Monarch is away from its command zone
NEAR: Final = (1.0, 0.85, 0.5, 0.34, 0.22, 0.12, 0.05)
"""How much a blow counts against a Monarch so many steps away."""

WAYS: Final = {
    name: tuple([tuple([NEAR[steps] for steps in row]) for row in layout.steps])
    for name, layout in LAYOUTS.items()
}
"""The same from each space to each other."""

WEIGHTS: Final = weights_of("arbitre.games.noxilia.bot")


def value(table: Table, seat: int) -> float:
    """How good the position is for a seat."""
    return weighed(parts(table, seat), WEIGHTS)


def parts(table: Table, seat: int) -> list[float]:
    """What the value is made of: the outcome; units, what is at risk of one's own and of the other's, one's
    Monarch and the other one, zones, gold, cards, units on their way, and spells that lie in wait."""
    result = table.result
    if result is not None:
        if not result.winners:
            return [DRAWN]
        return [WON if seat in result.winners else -WON]
    return parts_of(table.board, field(table, seat))


def value_of(board: Realm, at: Field) -> float:
    """The same of what a table adds up to, where the game goes on."""
    return weighed(parts_of(board, at), WEIGHTS)


def parts_of(board: Realm, at: Field) -> list[float]:
    """The parts of what a table adds up to, where the game goes on."""
    layout = LAYOUTS[board.layout]
    bold = (board.turn - PATIENT) / BOLD
    bold = 0.0 if bold < 0 else RECKLESS if bold > RECKLESS else bold
    away = min(bold, 1.0)
    idle = LAZY + (1 - LAZY) * away
    total, traps = 0.0, 0.0
    mine = [spot.mine for spot in at.spots]
    theirs = [spot.theirs for spot in at.spots]
    for spot in at.spots:
        total += spot.total
        traps += spot.traps
    throne, rival = _throne(mine), _throne(theirs)
    if rival < 0:  # among the unseen, where it counts as a unit: to find it must not look like a gain
        total += UNSEEN_WORTH
    risk = -RISK * max(0.0, 1 - DARING * bold) * _at_stake(layout, mine, theirs)
    hope = HOPE * _at_stake(layout, theirs, mine)
    seat = at.seat
    crown = _crown(layout, seat, GUARD * (1 - bold / 2), STRAY * (1 - away), throne, mine, theirs, LAZY)
    other = _crown(layout, 1 - seat, PRESS * (1 + ARDENT * bold), STRAY, rival, theirs, mine, idle)
    ground = _ground(at, throne, rival)
    traps += _lying(layout, at, throne, theirs)
    stores = at.stores
    return [
        0.0,
        total,
        risk,
        hope,
        crown,
        -other,
        ground,
        stores.gold,
        stores.cards,
        stores.coming,
        traps,
    ]


def _throne(sides: list[Side]) -> int:
    """Where a Monarch stands, as far as the seat knows."""
    found = -1
    for space, side in enumerate(sides):
        if side.king:
            found = space
    return found


def _reach(layout: Layout, space: int, foes: list[Side]) -> float:
    """The blows that can reach a space."""
    force = foes[space].inside
    for near in layout.adjacent[space]:
        force += foes[near].around
    return force


def _at_stake(layout: Layout, sides: list[Side], foes: list[Side]) -> float:
    """What the blows that reach each space can destroy there."""
    lost = 0.0
    for space, side in enumerate(sides):
        if side.worths:
            force = _reach(layout, space, foes)
            if force:
                lost += side.worths * force / (force + side.lives)
    return lost


def _crown(
    layout: Layout,
    side: int,
    taken: float,
    stray: float,
    where: int,
    sides: list[Side],
    foes: list[Side],
    idle: float,
) -> float:
    """The life of a Monarch, less what the blows on their way will take, so much of them, of the other
    Monarch's an idle part; and less so much for each step away from home."""
    home = layout.command[side]
    left = WHOLE
    if where < 0:  # not seen yet: whole, behind the walls
        where = home
    else:
        left = sides[where].crown
    near = WAYS[layout.name][where]
    coming = 0.0
    for space, foe in enumerate(foes):
        force = foe.forces + foe.king_force * idle
        if force:
            coming += force * near[space]
    left -= coming * taken
    return (
        CROWN * left - LAST * exp(-0.175 * (left if left > -6 else -6.0)) - stray * layout.steps[home][where]
    )


def _lying(layout: Layout, at: Field, throne: int, foes: list[Side]) -> float:
    """Spells that lie in wait, one's own by the blows that can reach them: nobody attacks where nobody is."""
    traps = 0.0
    for space, spot in enumerate(at.spots):
        held = spot.mine.worths > 0 or throne == space
        waits = spot.waits + (spot.held_waits if held else spot.empty_waits)
        if waits:
            force = _reach(layout, space, foes)
            share = force / (force + AWAITED)
            traps += waits * (share if share > QUIET else QUIET)
    return traps


def _ground(at: Field, throne: int, rival: int) -> float:
    """Zones that bring something, and those about to turn; treasures for whoever holds the field."""
    total = 0.0
    for space, spot in enumerate(at.spots):
        mine = spot.mine.worths > 0 or throne == space
        theirs = spot.theirs.worths > 0 or rival == space
        if spot.income:
            held = 1.0 if spot.owner == at.seat else -1.0 if spot.owner >= 0 else 0.0
            if mine != theirs:
                to = 1.0 if mine else -1.0
                held += SOON * (to - held)
            total += held * spot.income
        if mine != theirs:
            total += spot.treasure if mine else -spot.treasure
    return total
