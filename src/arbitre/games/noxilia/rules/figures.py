"""The figures of a unit: printed, then what it carries, what the turn gave it, where it stands.

`printed` is the first layer of the kernel's traits; `Modify` abilities come on top. Offers read only
skills and shooting, which need no layers: modifiers that change those are few and looked at one by one.
"""

from __future__ import annotations

from arbitre.kernel.effects import It, Modifier, Node, Scene, This
from arbitre.kernel.layers import traits
from arbitre.kernel.meaning import count, find
from arbitre.kernel.pieces import Effect

from ..cards.index import CARDS, GROUNDS, LIFE, LOUD, MASK, NODES, PLAIN, RANGED, VITAL, WATER, XS
from ..language import OPPONENTS, YOURS, Rule, Units
from ..language.definitions import RAMPART
from ..language.keywords import AQUATIC, BIT, BROTHER, CLIMBER, FLYING, INFILTRATOR, INTERCEPTOR
from ..meaning.filters import all_meant, change_armour, unit_fits
from .model import Figures, Table, Thing, Wear

NOTHING: dict[int, int] = {}
FREE = FLYING | INFILTRATOR


def skills_of(table: Table, unit: int) -> int:
    """The skills of a unit as a mask, without what `Modify` abilities do."""
    it = table.pieces[unit]
    mask = MASK[it.what] | it.skills
    for gear in it.gear:
        thing = table.pieces[gear]
        if not thing.idle:
            mask |= MASK[thing.what]
    return mask & ~it.caught if it.caught > 0 else mask


def skills_now(table: Table, unit: int) -> int:
    """The skills of a unit now."""
    it = table.pieces[unit]
    mask = skills_of(table, unit) if it.gear else MASK[it.what] | it.skills
    effects = table.statics.get(Modifier.key)
    if effects is not None:
        for effect in effects:
            change = LOUD.get(effect.ability)
            if change is not None and touches(table, change[0].who, unit, effect):
                mask = (mask | change[1]) & change[2]
    return mask & ~it.caught if it.caught > 0 else mask


def touches(table: Table, who: Node, unit: int, effect: Effect) -> bool:
    """Whether a modifier is about this unit, found without looking at all the others."""
    if type(who) is This:
        return unit == effect.source
    if type(who) is It:
        return unit in effect.targets
    if type(who) is Units:
        return unit_fits(table, who, unit, _scene(effect))
    return unit in find(table, who, _scene(effect))


def _scene(effect: Effect) -> Scene:
    return Scene(effect.seat, effect.source, it=effect.targets, effect=effect)


class Change:
    """What a modifier at work does to what units may do: to all of a seat, or to some."""

    def __init__(self, gets: int, left: int, ranged: int, units: list[int] | None) -> None:
        self.gets = gets
        self.left = left
        self.ranged = ranged
        self.everyone = units is None
        self.units: list[int] = units or []


def overlay(table: Table, seat: int) -> list[Change]:
    """What modifiers at work do to units of a seat, oldest first: skills given, skills left, more ranged
    attack."""
    changes: list[Change] = []
    for effect in table.statics.get(Modifier.key, ()):
        loud = LOUD.get(effect.ability)
        if loud is None:
            continue
        node, gets, left = loud
        who = node.who
        everyone = False
        if type(who) is Units:
            if who.whose == (OPPONENTS if effect.seat == seat else YOURS):
                continue
            everyone = all_meant(who)
        scene = _scene(effect)
        more = count(table, node.ranged, scene) if node.ranged else 0
        changes.append(Change(gets, left, more, None if everyone else find(table, who, scene)))
    return changes


def shoots(table: Table, unit: int) -> int:
    """The ranged attack of a unit, without what zone cards and `Modify` abilities do."""
    it = table.pieces[unit]
    ranged = RANGED[it.what] + it.ranged
    for gear in it.gear:
        thing = table.pieces[gear]
        if not thing.idle:
            ranged += RANGED[thing.what]
    return ranged


def figures(table: Table, unit: int) -> Figures:
    """The current traits of one unit: what the kernel's `traits` says, without computing all the others where
    the modifiers at work allow it."""
    effects = table.statics.get(Modifier.key)
    if effects is None or table.current_stamp == table.count:
        return traits(table, unit)
    for effect in effects:
        if effect.ability not in PLAIN:
            return traits(table, unit)
    it = printed(table, unit)
    for effect in effects:  # all in one layer, oldest first
        node, gets, xs = PLAIN[effect.ability]
        if not touches(table, node.who, unit, effect):
            continue
        it.melee += node.melee  # type: ignore[operator]
        it.ranged += node.ranged  # type: ignore[operator]
        if node.armour:
            change_armour(it, node.armour)  # type: ignore[arg-type]
        it.life += node.life  # type: ignore[operator]
        it.full += node.life  # type: ignore[operator]
        if node.gets or node.loses:
            it.skills |= gets
            it.xs = {**it.xs, **{bit: max(x, it.xs.get(bit, 0)) for bit, x in xs.items()}}
            for skill in node.loses:
                it.skills &= ~BIT[skill]
    return it


def on_board(table: Table) -> list[int]:
    """All units in play."""
    found: list[int] = []
    for zone in table.zones[: len(table.board.places)]:
        found += zone.ids
    return found


def x_of(table: Table, unit: int, bit: int) -> int:
    """The figure of a skill."""
    return figures(table, unit).xs.get(bit, 0)


def printed(table: Table, unit: int) -> Figures:
    """What a unit has before modifiers."""
    pieces = table.pieces
    it = pieces[unit]
    card = CARDS[it.what]
    melee = (card.wounded if it.lost > 0 else card.melee) + it.melee + it.aura  # N-032, NR-14
    ranged = card.ranged + it.ranged
    armour = card.armour
    full = card.life
    mask = MASK[it.what] | it.skills
    xs = XS[it.what]
    if it.gear or it.xs:
        xs = dict(xs)
        for gear in it.gear:
            thing = pieces[gear]
            if thing.idle:
                continue
            more = CARDS[thing.what]
            melee += more.melee
            ranged += more.ranged
            armour += more.armour
            full += more.life
            mask |= MASK[thing.what]
            for bit, x in XS[thing.what].items():
                if x > xs.get(bit, 0):
                    xs[bit] = x
        for bit, x in it.xs:
            if x > xs.get(bit, 0):
                xs[bit] = x
    if it.caught > 0:
        mask &= ~it.caught
    zone = it.zone
    land = 0
    if zone < len(table.board.places):
        if mask & BROTHER and not it.hidden and brothers(table, unit) >= 2:
            melee += 1  # N-156
        where = pieces[table.board.places[zone]]
        if GROUNDS[where.what]:
            # What a fate gives or takes counts at the wall too (N-158, N-190).
            able = skills_now(table, unit) if Modifier.key in table.statics else mask
            change = _ground(table, unit, able, where.what, where.controller)
            melee += change[0]
            ranged += change[1]
            land = change[2]
    if it.wear is None:
        armour += it.armour - it.worn + land
        return Figures(melee, ranged, armour, full - it.lost, full, mask, xs)
    armour, over, owed = _worn_down(it, it.wear, armour, land)
    return Figures(melee, ranged, armour, full - it.lost, full, mask, xs, over, owed)


def _worn_down(it: Thing, wear: Wear, armour: int, land: int) -> tuple[int, int, int]:
    """What is left of armour: what adds to it less the damage it took, and what takes from it less what
    attacks used up. With it, what modifiers still have to answer for: `over` and `owed` of the figures."""
    more = armour + it.armour - wear.malus
    less = wear.malus
    markers = it.worn - wear.absorbed
    if markers < 0:
        more -= markers
    else:
        less -= markers
    if land > 0:
        more += land
    else:
        less += min(0, land + wear.trodden)
    left = more - wear.absorbed
    return max(0, left) + less, max(0, -left), wear.spent


def land_takes(table: Table, unit: int) -> int:
    """How much of a unit's negative armour is the zone card's and not used up yet (N-037, N-054)."""
    it = table.pieces[unit]
    where = table.pieces[table.board.places[it.zone]]
    land = _ground(table, unit, skills_now(table, unit), where.what, where.controller)[2]
    return max(0, -land - (it.wear.trodden if it.wear is not None else 0))


def brothers(table: Table, unit: int) -> int:
    """Other face-up Brothers in Arms of the same side in the zone (NR-28)."""
    pieces = table.pieces
    it = pieces[unit]
    found = 0
    for other in table.ids(it.zone):
        that = pieces[other]
        if other != unit and that.controller == it.controller and not that.hidden:
            found += bool(skills_of(table, other) & BROTHER)
    return found


def _ground(table: Table, unit: int, mask: int, what: int, controller: int) -> tuple[int, int, int]:
    """What the zone card changes for a unit standing there (N-049, N-054)."""
    it = table.pieces[unit]
    melee = ranged = armour = 0
    wall = CARDS[what].kind == RAMPART
    if wall and mask & FLYING and not grounded(table, unit):
        return (0, 0, 0)  # N-190
    side = "allies" if it.controller == controller else "enemies"
    for change in GROUNDS[what]:
        if change.who in (side, "all"):
            spared = wall and mask & CLIMBER and change.melee < 0  # N-158
            melee += 0 if spared else change.melee
            ranged += change.ranged
            armour += change.armour
    return melee, ranged, armour


def grounded(table: Table, unit: int) -> bool:
    """Whether flying gives a unit no ease where it is: enemies fly there, or it was caught (N-160, N-190)."""
    pieces = table.pieces
    it = pieces[unit]
    for other in table.ids(it.zone):
        if pieces[other].controller != it.controller and skills_now(table, other) & FLYING:
            return True
    return it.caught < 0 and intercepted(table, it.zone, it.controller)


def intercepted(table: Table, space: int, seat: int) -> bool:
    """Whether an enemy Interceptor stands there (N-160, NR-30)."""
    pieces = table.pieces
    for other in table.zones[space].ids:
        if pieces[other].controller != seat and skills_of(table, other) & INTERCEPTOR:
            return True
    return False


def caught_at(table: Table, unit: int, space: int, seat: int) -> int:
    """What a unit loses for as long as it stays when it enters a space now: Flying and Infiltrator, if
    an Interceptor that is no friend of the seat's is there before it (N-160, NR-30)."""
    if not intercepted(table, space, seat):
        return 0
    return (skills_now(table, unit) | max(0, table.pieces[unit].caught)) & FREE


def free_mover(table: Table, unit: int, mask: int) -> int:
    """The skills by which a unit may go from an enemy-held zone into another: 0 if none counts here."""
    it = table.pieces[unit]
    free = mask & FREE
    if it.caught >= 0:
        return free & ~it.caught
    return 0 if free and intercepted(table, it.zone, it.controller) else free


def shots_into(table: Table, space: int, seat: int) -> int:
    """What the zone card changes in the damage of shots at units of a seat there."""
    where = table.pieces[table.board.places[space]]
    if where.controller != seat:
        return 0
    return sum(change.shots for change in GROUNDS[where.what])


def rule(table: Table, name: str, seat: int) -> int:
    """The sum of what `Rule` abilities at work say about something for a seat; 0 if none speaks of it."""
    total = 0
    for effect in table.statics.get(Rule.key, ()):
        it = NODES.nodes[effect.ability]
        assert isinstance(it, Rule)
        if it.name == name and _speaks_to(it, effect, seat):
            total += it.amount or 1
    return total


def _speaks_to(it: Rule, effect: Effect, seat: int) -> bool:
    """Whether what a `Rule` says holds for a seat."""
    return it.whose == "anyones" or (it.whose == "yours") == (effect.seat == seat)


def rules_for(table: Table, seat: int) -> dict[str, int]:
    """Everything `Rule` abilities at work say for a seat. One that only forbids counts as 1."""
    found: dict[str, int] = {}
    for effect in table.statics.get(Rule.key, ()):
        it = NODES.nodes[effect.ability]
        assert isinstance(it, Rule)
        if _speaks_to(it, effect, seat):
            found[it.name] = found.get(it.name, 0) + (it.amount or 1)
    return found


def is_water(table: Table, space: int) -> bool:
    """A water zone, or one that is flooded (NR-35)."""
    where = table.pieces[table.board.places[space]]
    return where.time > 0 or WATER[where.what]


def fights_here(table: Table, unit: int) -> bool:
    """Only Aquatic units fight in water (N-139)."""
    return not is_water(table, table.pieces[unit].zone) or bool(skills_now(table, unit) & AQUATIC)


def life_of(table: Table, unit: int) -> int:
    """Life left, without computing anything else unless a modifier of life is at work."""
    effects = table.statics.get(Modifier.key)
    if effects is not None:
        for effect in effects:
            if effect.ability in VITAL:
                return traits(table, unit).life
    it = table.pieces[unit]
    life = LIFE[it.what] - it.lost
    for gear in it.gear:
        thing = table.pieces[gear]
        if not thing.idle:
            life += LIFE[thing.what]
    return life
