"""The meaning of filters, amounts, conditions and modifiers; the verbs are in `units`."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Scene
from arbitre.kernel.layers import traits
from arbitre.kernel.meaning import count, find, means
from arbitre.kernel.pieces import NOBODY

from .. import language as n
from ..cards.index import CARDS, GETS, GOLD, NODES, PRODUCES, TYPE
from ..language.keywords import BIT
from ..rules.fog import visible
from ..rules.model import PLACES, Figures, Table
from ..rules.places import layout_of, place, space_of

PLACE_NUMBER = {name: number for number, name in enumerate(PLACES)}


def seats_meant(whose: str, seat: int) -> tuple[int, ...]:
    """The seats a "whose" speaks of, from the speaker's side."""
    if whose == n.YOURS:
        return (seat,)
    if whose == n.OPPONENTS:
        return (1 - seat,)
    return (seat, 1 - seat)


def here(table: Table, scene: Scene) -> int:
    """The space this card speaks from: its own, its bearer's, its caster's; or NOBODY."""
    space = space_of(table, scene.source) if scene.source >= 0 else NOBODY
    if space < 0 and table.board.caster >= 0:
        space = space_of(table, table.board.caster)
    return space


def spaces_meant(table: Table, at: str, scene: Scene) -> tuple[int, ...]:
    """The spaces an `at` speaks of."""
    layout = layout_of(table)
    if not at:
        return layout.everywhere
    if at in ("here", "near"):
        space = here(table, scene)
        if space < 0:
            return ()
        return (space,) if at == "here" else layout.near[space]
    if at == "it":
        found = [space_of(table, thing) for thing in scene.it]
        return tuple(space for space in dict.fromkeys(found) if space >= 0)
    return tuple(space for space in range(layout.size) if layout.kinds[space] == at)


# Filters


class Plan:
    """What a filter asks of a unit, read once."""

    def __init__(self, node: n.Units) -> None:
        self.node = node
        self.own = node.whose != n.OPPONENTS
        self.others = node.whose != n.YOURS
        self.nosy = _is_nosy(node)
        """Whether it asks what a unit is, not only where and how."""
        self.simple = not self.nosy and not node.other and _asks_nothing(node)
        """Whether it asks nothing but whose a unit is."""


_PLANS: Final[dict[int, Plan]] = {}
"""By the identity of a filter, which is kept with it: no other is ever taken for it."""


def _plan(node: n.Units) -> Plan:
    plan = _PLANS.get(id(node))
    if plan is None:
        plan = _PLANS[id(node)] = Plan(node)
    return plan


def all_meant(node: n.Units) -> bool:
    """Whether a filter means all units of the seats it speaks of."""
    return not node.at and _plan(node).simple


def _asks_nothing(node: n.Units) -> bool:
    asked = (node.engaged, node.wounded, node.poisoned, node.face_down, node.cursed)
    return asked == (None,) * len(asked)


def _is_nosy(node: n.Units) -> bool:
    return bool(
        node.types
        or node.common
        or node.race
        or node.clan
        or node.skill
        or node.producer is not None
        or node.cost_at_most < 99
        or node.melee_at_most < 99
        or node.life_at_most < 99
    )


@means(n.Units)
def _units(table: Table, node: n.Units, scene: Scene) -> list[int]:
    plan = _plan(node)
    pieces, zones = table.pieces, table.zones
    seat, own, others, simple = scene.seat, plan.own, plan.others, plan.simple
    found: list[int] = []
    for space in spaces_meant(table, node.at, scene):
        for unit in zones[space].ids:
            if not (own if pieces[unit].controller == seat else others):
                continue
            if simple or _fits(table, plan, unit, scene):
                found.append(unit)
    return found


def unit_fits(table: Table, node: n.Units, unit: int, scene: Scene) -> bool:
    """Whether one unit on the board is among those a filter finds."""
    if node.at and table.pieces[unit].zone not in spaces_meant(table, node.at, scene):
        return False
    plan = _plan(node)
    if not (plan.own if table.pieces[unit].controller == scene.seat else plan.others):
        return False
    return plan.simple or _fits(table, plan, unit, scene)


def _fits(table: Table, plan: Plan, unit: int, scene: Scene) -> bool:
    """Whether a unit of a seat that is meant is as the filter wants it."""
    node = plan.node
    it = table.pieces[unit]
    if node.other and unit == scene.source:
        return False
    if node.engaged is not None and it.engaged != node.engaged:
        return False
    if node.wounded is not None and (it.lost > 0) != node.wounded:
        return False
    if node.poisoned is not None and (it.poison > 0) != node.poisoned:
        return False
    if node.face_down is not None and it.hidden != node.face_down:
        return False
    if node.cursed is not None and _cursed(table, unit) != node.cursed:
        return False
    # Who may not see a unit cannot tell that it fits.
    return not plan.nosy or (visible(table, scene.seat, unit) and _is(table, node, unit))


def _cursed(table: Table, unit: int) -> bool:
    return any(e.until == "purified" and unit in e.targets for e in table.effects)


def _is(table: Table, node: n.Units, unit: int) -> bool:
    what = table.pieces[unit].what
    card = CARDS[what]
    if node.types and card.type not in node.types:
        return False
    if node.common and not card.common:  # N-009
        return False
    if (node.race and card.race != node.race) or (node.clan and card.clan != node.clan):
        return False
    if node.producer is not None and (PRODUCES[what] is not None) != node.producer:
        return False
    if node.cost_at_most < 99 and (card.gold > node.cost_at_most or card.costs):  # N-205
        return False
    if node.skill and not traits(table, unit).skills & BIT[node.skill]:
        return False
    if node.melee_at_most < 99 and traits(table, unit).melee > node.melee_at_most:
        return False
    return node.life_at_most == 99 or traits(table, unit).life <= node.life_at_most


@means(n.Attacker)
def _attacker(table: Table, node: n.Attacker, scene: Scene) -> list[int]:
    return _on_board(table, table.board.attacker)


@means(n.Attacked)
def _attacked(table: Table, node: n.Attacked, scene: Scene) -> list[int]:
    return _on_board(table, table.board.target)


def _on_board(table: Table, unit: int) -> list[int]:
    return [unit] if unit >= 0 and 0 <= table.pieces[unit].zone < len(table.board.places) else []


@means(n.Bearer)
def _bearer(table: Table, node: n.Bearer, scene: Scene) -> list[int]:
    host = table.pieces[scene.source].host
    return _on_board(table, host if host >= 0 else scene.source)


@means(n.Caster)
def _caster(table: Table, node: n.Caster, scene: Scene) -> list[int]:
    return _on_board(table, table.board.caster)


@means(n.YourMonarch)
def _your_monarch(table: Table, node: n.YourMonarch, scene: Scene) -> list[int]:
    return [
        unit
        for space in range(len(table.board.places))
        for unit in table.ids(space)
        if table.pieces[unit].owner == scene.seat and TYPE[table.pieces[unit].what] == "monarch"
    ]


@means(n.Zones)
def _zones(table: Table, node: n.Zones, scene: Scene) -> list[int]:
    layout = layout_of(table)
    found = []
    start = here(table, scene) if node.near >= 0 else NOBODY
    for space, card in enumerate(table.board.places):
        if node.kinds and layout.kinds[space] not in node.kinds:
            continue
        if node.whose != n.ANYONES and table.pieces[card].controller not in seats_meant(
            node.whose, scene.seat
        ):
            continue
        if node.home != n.ANYONES and layout.homes[space] not in seats_meant(node.home, scene.seat):
            continue
        if node.near >= 0 and (start < 0 or layout.steps[start][space] > node.near):
            continue
        if node.empty_of:
            barred = seats_meant(node.empty_of, scene.seat)
            if any(table.pieces[u].controller in barred for u in table.ids(space)):
                continue
        found.append(card)
    return found


@means(n.Here)
def _here(table: Table, node: n.Here, scene: Scene) -> list[int]:
    space = here(table, scene)
    return [table.board.places[space]] if space >= 0 else []


@means(n.Equipment)
def _equipment(table: Table, node: n.Equipment, scene: Scene) -> list[int]:
    seats = seats_meant(node.whose, scene.seat)
    pieces = table.pieces
    found: list[int] = []
    size = len(table.board.places)
    or_nobody = (*seats, NOBODY)
    for space in spaces_meant(table, node.at, scene):
        if node.carried is not False:
            for unit in table.ids(space):
                if pieces[unit].controller in seats:
                    found += pieces[unit].gear
        if node.carried is not True and pieces[table.board.places[space]].controller in or_nobody:
            found += [
                thing
                for thing in table.ids(size + space)
                if not pieces[thing].hidden and TYPE[pieces[thing].what] == "equipment"
            ]
    return found


@means(n.Latents)
def _latents(table: Table, node: n.Latents, scene: Scene) -> list[int]:
    seats = seats_meant(node.whose, scene.seat)
    found: list[int] = []
    for space in spaces_meant(table, node.at, scene):
        for host in (table.board.places[space], *table.ids(space)):
            found += [spell for spell in table.pieces[host].under if table.pieces[spell].controller in seats]
    return found


@means(n.Cards)
def _cards(table: Table, node: n.Cards, scene: Scene) -> list[int]:
    found: list[int] = []
    for seat in seats_meant(node.whose, scene.seat):
        ids = table.ids(place(table, seat, PLACE_NUMBER[node.place]))
        for thing in ids[-node.top :] if node.top else ids:
            card = CARDS[table.pieces[thing].what]
            if node.types and card.type not in node.types:
                continue
            if (node.race and card.race != node.race) or (node.clan and card.clan != node.clan):
                continue
            if node.cost_at_most < 99 and (card.gold > node.cost_at_most or card.costs):  # N-205
                continue
            found.append(thing)
    return found


# Amounts


@means(n.CountOf)
def _count_of(table: Table, node: n.CountOf, scene: Scene) -> int:
    return min(node.most, node.each * len(find(table, node.of, scene)))


@means(n.FigureOf)
def _figure_of(table: Table, node: n.FigureOf, scene: Scene) -> int:
    found = find(table, node.of, scene)
    if not found:
        return 0
    it = table.pieces[found[0]]
    if node.figure == "cost":
        return GOLD[it.what]
    if node.figure == "lost":
        return it.lost
    return int(getattr(traits(table, found[0]), node.figure))


@means(n.ThatMuch)
def _that_much(table: Table, node: n.ThatMuch, scene: Scene) -> int:
    return scene.event.amount if scene.event is not None else scene.amount


# Conditions


@means(n.AboutBearer)
def _about_bearer(table: Table, node: n.AboutBearer, scene: Scene) -> bool:
    effect = scene.effect
    return scene.event is not None and effect is not None and scene.event.piece in effect.targets


@means(n.ByThis)
def _by_this(table: Table, node: n.ByThis, scene: Scene) -> bool:
    event, effect = scene.event, scene.effect
    if event is None or effect is None:
        return False
    if event.source != scene.source and event.source not in effect.targets:
        return False
    return event.kind != "wounded" or bool(event.values)  # of damage, only an attack's counts


@means(n.About)
def _about(table: Table, node: n.About, scene: Scene) -> bool:
    return scene.event is not None and scene.event.piece in find(table, node.which, scene)


@means(n.AboutPlayer)
def _about_player(table: Table, node: n.AboutPlayer, scene: Scene) -> bool:
    event = scene.event
    if event is None:
        return False
    # Who dies has left play: the event remembers whose it was.
    seat = event.seat if event.kind == "died" or event.piece < 0 else table.pieces[event.piece].controller
    return seat in seats_meant(node.whose, scene.seat)


@means(n.YourMoment)
def _your_moment(table: Table, node: n.YourMoment, scene: Scene) -> bool:
    return scene.event is not None and scene.event.seat == scene.seat


@means(n.Standing)
def _standing(table: Table, node: n.Standing, scene: Scene) -> bool:
    space = here(table, scene)
    layout = layout_of(table)
    if space < 0 or layout.kinds[space] not in node.kinds:
        return False
    return node.home == n.ANYONES or layout.homes[space] in seats_meant(node.home, scene.seat)


# Modifiers


def change_armour(figures: Figures, amount: int) -> None:
    """What a modifier adds to armour or takes from it, but for what is used up already (N-034, N-037)."""
    if amount > 0:
        used = min(figures.over, amount)
        figures.over -= used
        figures.armour += amount - used
    else:
        used = min(figures.owed, -amount)
        figures.owed -= used
        figures.armour += amount + used


@means(n.Modify)
def _modify(table: Table, node: n.Modify, scene: Scene) -> None:
    figures = table.current[scene.it[0]]
    figures.melee += count(table, node.melee, scene)
    figures.ranged += count(table, node.ranged, scene)
    armour = count(table, node.armour, scene)
    if armour:
        change_armour(figures, armour)
    more = count(table, node.life, scene)
    figures.life += more
    figures.full += more
    if node.gets:
        gets, xs = GETS[NODES.name(node)]
        figures.skills |= gets
        figures.xs = dict(figures.xs)
        for bit, x in xs.items():
            figures.xs[bit] = max(x, figures.xs.get(bit, 0))
    for skill in node.loses:
        figures.skills &= ~BIT[skill]
